"""The colours that pictures are reduced to. Written by ``python -m renderers.gallery --palette``."""

COLORS = bytes.fromhex(
    "0054880072b20f6396167eb824341c26344a2b21182e4c2c30527a327397341a10352d2a3a91c13f2d224532264945414a7042587ea4"
    "5a64725e84516856427050167b8d6d809cb6848c948770418878628c2c22966c1c999c8f99b7d2a24400a6aa9da85f56a89476aac478"
    "aecae1b0842cb4662aba3e10baa991bcb8b1bed5e9c5bf94c69161c7ceaec7d0c4cb9e96cbc59bcebea4d1ccbfd55e00d66048d6ae80"
    "d9c8aedad9c6dbdbd5dbe2e0df8237e2be6ae2d3b3e3e2cbe5e5dde6d8bae9cda8e9ddc1ee9620f2e2c6f3ead4f4f1daf6f4eafffcf4"
)
