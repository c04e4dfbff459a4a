import Controls
import Foundation
import Testing

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

extension Node {
  func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    forEachNode { if let node = $0 as? Kind { found.append(node) } }
    return found
  }
}

extension Scene {
  func all<Kind: Node>(_ kind: Kind.Type) -> [Kind] {
    var found: [Kind] = []
    forEachNode { if let node = $0 as? Kind { found.append(node) } }
    return found
  }
}

/// A pipe whose writing end does not block.
nonisolated struct NonblockingPipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
  }

  /// Reads until the writing end is closed, or until a nonblocking pipe is empty.
  static func everything(from descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 3000)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { return all }
      all += chunk[..<count]
    }
  }
}
