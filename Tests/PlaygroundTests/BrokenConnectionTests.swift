import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct BrokenConnectionTests {
    /// The number of cuts per direction, spread over all bytes until the window is shown.
    private static let cuts = 20

    @Test(arguments: CuttingProxy.Direction.allCases)
    func aLostConnectionDuringTheStartIsReportedOnce(direction: CuttingProxy.Direction) throws {
      let server = try TestDisplay.robot().displayName
      let total = try bytesOfAStart(server)[direction] ?? 0
      try #require(total > 1000)
      for cut in 0..<Self.cuts {
        try expectOneSentence(server, limit: 1 + cut * (total - 1) / Self.cuts, direction)
      }
    }

    /// The server first describes itself and then replies about extensions, where Xlib handles
    /// errors worst.
    @Test func aLostConnectionWithinAReplyIsReportedOnce() throws {
      let server = try TestDisplay.robot().displayName
      let total = try bytesOfAStart(server)[.fromServer] ?? 0
      try #require(total > 1000)
      for limit in stride(from: total * 3 / 4, to: total, by: 61) {
        try expectOneSentence(server, limit: limit, .fromServer)
      }
    }

    /// Over a slow connection, each takes as long as a reply.
    @Test func theStartTakesFewRoundTrips() throws {
      let proxy = try CuttingProxy(
        to: try TestDisplay.robot().displayName, limit: nil, .fromServer)
      let app = try TestDisplay.trio(environment: ["DISPLAY": proxy.display])
      #expect(try app.close() == 0)
      proxy.finish()
      // Two of them are about shared memory, which only local servers have.
      #expect(proxy.roundTrips <= 17)
    }

    /// Writing to a closed pipe then fails with an error instead of ending the program.
    @Test func theProgramIgnoresSIGPIPE() throws {
      // The tests may be run with the signal ignored, which programs inherit.
      let program = try Program(
        "env",
        [
          "--default-signal=PIPE", TestDisplay.playground, "run", "--print-layout", "--page",
          "switch",
        ],
        environment: Program.environment(display: try TestDisplay.robot().displayName))
      _ = try program.nextLine()
      let status = try String(contentsOfFile: "/proc/\(program.pid)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("SigIgn:") })
      let ignored = try #require(UInt64(line.dropFirst("SigIgn:\t".count), radix: 16))
      #expect(ignored & 1 << UInt64(SIGPIPE - 1) != 0)
      program.stop()
    }

    private func expectOneSentence(
      _ server: String, limit: Int, _ direction: CuttingProxy.Direction
    ) throws {
      let proxy = try CuttingProxy(to: server, limit: limit, direction)
      let program = try TestDisplay.run(["run", "--page", "switch"], display: proxy.display)
      proxy.finish()
      #expect(program.exitCode == 69, "cut after \(limit) bytes \(direction)")
      let lines = program.errorText.split(separator: "\n")
      #expect(
        lines.count == 1 && lines[0].hasPrefix("playground: "),
        "cut after \(limit) bytes \(direction): \(program.errorText)")
    }

    private func bytesOfAStart(_ server: String) throws -> [CuttingProxy.Direction: Int] {
      let proxy = try CuttingProxy(to: server, limit: nil, .fromServer)
      let program = try Program(
        TestDisplay.playground, ["run", "--page", "switch", "--print-layout"],
        environment: Program.environment(display: proxy.display))
      _ = try program.nextLine()
      program.stop()
      return proxy.finish()
    }
  }
}
