"""The colours that pictures are reduced to. Written by ``python -m renderers.gallery --palette``."""

COLORS = bytes.fromhex(
    "0054880072b2167eb824341c26344a2b21182e4c2c30527a3472963a91c13f2d224532264a7042587ea45a64725e8451685642705016"
    "7b8d6d809cb6848c948878628c2c228daecd966c1c999c8f9ebedaa24400a6aa9da85f56a89476aac478aecae1b0842cba3e10baa991"
    "bcb8b1bed5e9c5bf94c7ceaec7d0c4cb9e96cbc59bcebea4d1ccbfd55e00d66048d9c8aedad9c6dbdbd5dbe2e0df8237e2be6ae2d3b3"
    "e5e5dde6d8bae9cda8e9ddc1ee9620f2e2c6f3ead4f4f1daf6f4eafffcf4"
)
