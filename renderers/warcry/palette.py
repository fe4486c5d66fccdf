"""The colours that pictures are reduced to. Written by ``python -m renderers.gallery --palette``."""

COLORS = bytes.fromhex(
    "0054880072b2167eb824341c26344a2b21182e4c2c30527a3472963a91c13f2d224532264a7042587ea45e84516856426f675e705016"
    "73b0d0809cb6848c948770418c2c2292816a966c1c999c8f9ebedaa64200a6aa9da89476aac478aecae1b0842cb27168baa991bcb8b1"
    "bed5e9c16137c5bf94c7ceaec7d0c4cb9e96cbc59bcebea4d1ccbfd55e00d9c8aedad9c6dbdbd5dbe2e0df8237e2be6ae2d3b3e3e2cb"
    "e5e5dde6d8bae9cda8e9ddc1ee9620f2e2c6f3ead4f4f1daf6f4eafffcf4"
)
