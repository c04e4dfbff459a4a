#if Desktop
/// What came of asking the user for a file.
public enum FileChoice: Hashable, Sendable {
  /// Its address (URI).
  case chosen(String)
  /// The user does not want to choose any.
  case cancelled
  /// Nobody could ask the user; why is for those who look for it.
  case unavailable(String)
}

/// The files that a user may choose among.
public struct FileFilter: Hashable, Sendable {
  /// As the user reads it.
  public var name: String
  /// Of the files' names, such as `*.json`.
  public var pattern: String

  /// Files whose names match a pattern.
  public init(_ name: String, pattern: String) {
    self.name = name
    self.pattern = pattern
  }
}
#endif
