import Foundation

nonisolated enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func file(_ path: String) -> URL { root.appending(path: path) }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }
}

nonisolated extension String {
  var words: [String] { split(separator: " ").map(String.init) }
}
