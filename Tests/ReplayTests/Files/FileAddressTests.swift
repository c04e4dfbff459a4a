import Foundation
import Testing

@testable import Workbench

/// RFC 8089, as used by programs that drag files.
@Suite struct `File address` {
  @Test func `the address of a path leads to the path`() throws {
    for path in ["/", "/home/a b/c.png", "/ä/100%/#1?.png"] {
      let address = FileAddress.address(of: path)
      #expect(address.utf8.allSatisfy { $0 > 32 && $0 < 127 })
      #expect(try FileAddress.path(of: address) == path)
    }
    for (address, path) in [
      ("file:///home/me/a.tokens.json", "/home/me/a.tokens.json"),
      ("file:///a%20b/%C3%A4%25.json", "/a b/ä%.json"), ("file://localhost/a", "/a"),
      ("FILE://Here/a", "/a"), ("file:/a/b", "/a/b"), ("file:///", "/"),
    ] { #expect(try FileAddress.path(of: address, host: "here") == path) }
  }

  @Test(arguments: [
    "", "file:", "file://", "file:///%", "file:///%4", "file:///%zz", "file:///a%00b",
    "file:///%FF", "file:a", "file://elsewhere/a", "http://example.org/a.json", "/a.json",
    "data:,a", "file:///%+1", String(repeating: "x", count: 10_000),
  ])
  func `any other address is rejected`(address: String) throws {
    let failure = #expect(throws: Failure.self) { try FileAddress.path(of: address, host: "here") }
    #expect(failure?.code == .badInput && failure?.message.contains("expected") == true)
    #expect((failure?.message.count ?? 0) < 160)
  }
}

@Suite nonisolated struct `Descriptor stream with a nonblocking pipe` {
  private func write(_ bytes: [UInt8], to pipe: NonblockingPipe) throws {
    try DescriptorStream(descriptor: pipe.writing, timeout: .endless).write(bytes)
  }

  @Test func `a write waits for a slow reader and loses no bytes`() async throws {
    let pipe = try NonblockingPipe()
    // More than the capacity of a pipe.
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    async let received = Self.everything(from: pipe.reading)
    // The reader ends when the writing end is closed, also after an error.
    let outcome = Result { try write(bytes, to: pipe) }
    close(pipe.writing)
    try outcome.get()
    #expect(await received == bytes)
  }

  @Test func `a write without a reader throws`() throws {
    let pipe = try NonblockingPipe()
    close(pipe.reading)
    signal(SIGPIPE, SIG_IGN)
    #expect(throws: SystemError.self) { try write([1, 2, 3], to: pipe) }
    close(pipe.writing)
  }

  private static func everything(from descriptor: Int32) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: NonblockingPipe.everything(from: descriptor))
        close(descriptor)
      }
    }
  }
}

@Suite struct `Log stream without a reader` {
  @Test func `lines are dropped while the pipe is full`() throws {
    let pipe = try NonblockingPipe()
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    _ = fcntl(pipe.reading, F_SETFL, O_NONBLOCK)
    func received() -> String {
      String(decoding: NonblockingPipe.everything(from: pipe.reading), as: UTF8.self)
    }
    let stream = LogStream(descriptor: pipe.writing)
    stream.write("first\n")
    let filler = [UInt8](repeating: UInt8(ascii: "."), count: 4096)
    while write(pipe.writing, filler, filler.count) > 0 {}
    // The first write finds the pipe full; later writes do not try.
    for text in ["lost\n", "lost too\n"] { stream.write(text) }
    let before = received()
    #expect(before.hasPrefix("first\n.") && !before.contains("lost"))
    for text in ["seen\n", "as well\n"] { stream.write(text) }
    #expect(received() == "seen\nas well\n")
  }
}

@Suite struct `System error` {
  @Test func `a system error has a reason and makes a failure`() {
    #expect(
      [ENXIO, ETIMEDOUT, ENOSPC].map { SystemError($0).reason } == [
        "no program reads from it", "the program that reads from it has stopped reading",
        "No space left on device",
      ])
    #expect(
      SystemError(EPIPE).failure(writing: "a")
        == Failure(.cannotWrite, "cannot write a: Broken pipe"))
  }
}
