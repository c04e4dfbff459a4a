#if Desktop
/// The result of a file chooser.
public enum FileChoice: Hashable, Sendable {
  /// The URI of the chosen file.
  case chosen(String)
  /// The user canceled.
  case cancelled
  /// No file chooser is available, for a reason.
  case unavailable(String)
}

/// A filter of a file chooser.
public struct FileFilter: Hashable, Sendable {
  /// The name that the user sees.
  public var name: String
  /// The pattern of file names, such as `*.json`.
  public var pattern: String

  /// A filter for a pattern of file names.
  public init(_ name: String, pattern: String) {
    self.name = name
    self.pattern = pattern
  }
}
#endif
