#if Desktop
internal import CDesktop

/// The result of a file chooser.
public enum FileChoice: Hashable, Sendable {
  /// The URI of the chosen file.
  case chosen(String)
  /// The user canceled.
  case canceled
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

extension FileChoice {
  private enum Response {
    static let success: UInt32 = 0
    static let canceled: UInt32 = 1
  }

  /// Reads the arguments of a portal's response; fails if their type is not `(ua{sv})`.
  init?(response arguments: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(arguments)) == "(ua{sv})" else { return nil }
    switch arguments.child(at: 0, { g_variant_get_uint32($0) }) {
    case Response.success:
      let address = arguments.child(at: 1) { Self.firstAddress(in: $0) } ?? nil
      self = address.map { .chosen($0) } ?? .unavailable("the portal returned no file")
    case Response.canceled: self = .canceled
    default: self = .unavailable("the portal failed")
    }
  }

  private static func firstAddress(in results: OpaquePointer) -> String? {
    guard let list = g_variant_lookup_value(results, "uris", nil) else { return nil }
    defer { g_variant_unref(list) }
    guard String(cString: g_variant_get_type_string(list)) == "as",
      g_variant_n_children(list) > 0
    else { return nil }
    return list.text(at: 0)
  }
}
#endif
