// Empty: the package manifest lists the documented libraries.
