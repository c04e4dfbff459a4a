import Foundation
import Testing

@testable import Workbench
@testable import playground

@Suite nonisolated struct `Descriptor stream with a nonblocking pipe` {
  @Test func `a write waits for a slow reader and loses no bytes`() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    // More than the capacity of a pipe.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    async let received = Self.everything(from: reading)
    // The reader ends when the writing end is closed, also after an error.
    let outcome = Result {
      try DescriptorStream(descriptor: writing, patience: .endless).write(bytes)
    }
    close(writing)
    try outcome.get()
    #expect(await received == bytes)
  }

  @Test func `a write without a reader throws`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    close(ends[0])
    signal(SIGPIPE, SIG_IGN)
    #expect(throws: SystemError.self) {
      try DescriptorStream(descriptor: ends[1], patience: .endless).write([1, 2, 3])
    }
    close(ends[1])
  }

  private static func everything(from descriptor: Int32) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 3000)
        while true {
          let count = read(descriptor, &chunk, chunk.count)
          if count <= 0 { break }
          all += chunk[..<count]
        }
        close(descriptor)
        continuation.resume(returning: all)
      }
    }
  }
}
