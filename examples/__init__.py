"""Examples to be read and taken apart."""
