// Nothing: the manifest names what is documented.
