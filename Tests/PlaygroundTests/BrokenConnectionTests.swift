import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct BrokenConnectionTests {
    // Cuts are spread over all bytes until the window is shown. The server first describes itself
    // and then replies about extensions, where Xlib handles errors worst.
    @Test(arguments: CuttingProxy.Direction.allCases)
    func aLostConnectionDuringTheStartIsReportedOnce(direction: CuttingProxy.Direction) throws {
      let server = try TestDisplay.robot().displayName
      let total = try bytesOfAStart(server)[direction] ?? 0
      try #require(total > 1000)
      let replies = stride(from: total * 3 / 4, to: total, by: 61)
      for limit in (0..<20).map({ 1 + $0 * (total - 1) / 20 })
        + (direction == .fromServer ? Array(replies) : [])
      {
        let proxy = try CuttingProxy(to: server, limit: limit, direction)
        let program = try TestDisplay.run(["run", "--page", "switch"], display: proxy.display)
        proxy.finish()
        #expect(program.exitCode == 69, "cut after \(limit) bytes \(direction)")
        let lines = program.errorText.split(separator: "\n")
        #expect(
          lines.count == 1 && lines[0].hasPrefix("playground: "),
          "cut after \(limit) bytes \(direction): \(program.errorText)")
      }
    }

    /// Over a slow connection, each takes as long as a reply.
    @Test func theStartTakesFewRoundTrips() throws {
      let proxy = try CuttingProxy(to: try TestDisplay.robot().displayName, limit: nil, .fromServer)
      let app = try TestDisplay.trio(environment: ["DISPLAY": proxy.display])
      #expect(try app.close() == 0)
      proxy.finish()
      // Two of them are about shared memory, which only local servers have.
      #expect(proxy.roundTrips <= 17)
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
