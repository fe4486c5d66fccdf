"""The editions of Mage Knight: what one edition has otherwise than another, as records that the shared rules ask."""
