import Foundation
import Testing

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
