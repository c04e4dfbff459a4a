/// Which version of the program this is.
enum Version {
  /// What `playground --version` prints: that of the changelog's first entry.
  ///
  /// It ends in `-dev` until that is released. `scripts/version set` writes both, and a test
  /// compares them.
  static let current = "0.1.0-dev"
}
