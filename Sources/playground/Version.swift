enum Version {
  /// The version of the changelog's first entry; `scripts/release/version set` writes both.
  static let current = "0.1.0-dev"
}
