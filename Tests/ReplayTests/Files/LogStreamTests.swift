import Foundation
import Testing

@testable import Workbench
@testable import playground

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
    stream.write("lost\n")
    stream.write("lost too\n")
    let before = received()
    #expect(before.hasPrefix("first\n.") && !before.contains("lost"))
    stream.write("seen\n")
    stream.write("as well\n")
    #expect(received() == "seen\nas well\n")
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
