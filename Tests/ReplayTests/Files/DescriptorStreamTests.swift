import Foundation
import Testing

@testable import Workbench
@testable import playground

@Suite nonisolated struct `Descriptor stream with a nonblocking pipe` {
  @Test func `a write waits for a slow reader and loses no bytes`() async throws {
    let pipe = try NonblockingPipe()
    // More than the capacity of a pipe.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    async let received = Self.everything(from: pipe.reading)
    // The reader ends when the writing end is closed, also after an error.
    let outcome = Result {
      try DescriptorStream(descriptor: pipe.writing, timeout: .endless).write(bytes)
    }
    close(pipe.writing)
    try outcome.get()
    #expect(await received == bytes)
  }

  @Test func `a write without a reader throws`() throws {
    let pipe = try NonblockingPipe()
    close(pipe.reading)
    signal(SIGPIPE, SIG_IGN)
    #expect(throws: SystemError.self) {
      try DescriptorStream(descriptor: pipe.writing, timeout: .endless).write([1, 2, 3])
    }
    close(pipe.writing)
  }

  private static func everything(from descriptor: Int32) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let all = NonblockingPipe.everything(from: descriptor)
        close(descriptor)
        continuation.resume(returning: all)
      }
    }
  }
}
