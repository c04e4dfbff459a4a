import Foundation
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Log stream without a reader` {
  @Test func `lines are dropped while the pipe is full`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { for end in ends { close(end) } }
    _ = fcntl(writing, F_SETFL, O_NONBLOCK)
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    let stream = LogStream(descriptor: writing)
    stream.write("first\n")
    let filler = [UInt8](repeating: UInt8(ascii: "."), count: 4096)
    while write(writing, filler, filler.count) > 0 {}
    // The first write finds the pipe full; later writes do not try.
    stream.write("lost\n")
    stream.write("lost too\n")
    let before = Self.everything(from: reading)
    #expect(before.hasPrefix("first\n.") && !before.contains("lost"))
    stream.write("seen\n")
    stream.write("as well\n")
    #expect(Self.everything(from: reading) == "seen\nas well\n")
  }

  private static func everything(from descriptor: Int32) -> String {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { return String(decoding: all, as: UTF8.self) }
      all += chunk[..<count]
    }
  }
}

@Suite struct `System error` {
  @Test func `a system error has a reason and makes a failure`() {
    #expect(SystemError(ENXIO).reason == "no program reads from it")
    #expect(SystemError(ETIMEDOUT).reason == "the program that reads from it has stopped reading")
    #expect(SystemError(ENOSPC).reason == "No space left on device")
    #expect(
      SystemError(EPIPE).failure(writing: "a")
        == Failure(.cannotWrite, "cannot write a: Broken pipe"))
  }
}
