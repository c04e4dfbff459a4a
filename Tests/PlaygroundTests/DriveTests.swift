import Foundation
import Robot
import Testing

/// A client of the socket of a window.
private final class DriveSocketClient {
  private let descriptor = UnixSocket.make()
  private var bytes: [UInt8] = []
  private var lastID = 0

  init(_ path: String) throws {
    try #require(UnixSocket.withAddress(path) { connect(descriptor, $0, $1) } == 0)
  }

  deinit { close() }

  private var isOpen = true

  func close() {
    if isOpen { _ = Glibc.close(descriptor) }
    isOpen = false
  }

  /// Returns `false` if the connection is closed, or if nobody reads within the limit.
  @discardableResult func send(_ text: String, limit: Int32 = 20_000) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&entry, 1, limit) <= 0 { return false }
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The next line; `nil` once the connection is closed.
  func line() throws -> [String: Any]? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(bytes[..<end])
        bytes.removeFirst(end + 1)
        return try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&entry, 1, 20_000) > 0, "no reply within 20 s")
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &chunk, chunk.count)
      if count <= 0 { return nil }
      bytes += chunk[..<count]
    }
  }

  func request(_ method: String, _ parameters: String = "") -> String {
    lastID += 1
    return
      #"{"jsonrpc": "2.0", "id": \#(lastID), "method": "\#(method)", "params": {\#(parameters)}}"#
      + "\n"
  }

  /// The results of requests that are sent at once.
  func results(of requests: [String]) throws -> [[String: Any]] {
    try #require(send(requests.joined()))
    return try requests.map { _ in try #require(try line()?["result"] as? [String: Any]) }
  }

  /// The result, or the error under `error`.
  @discardableResult func call(
    _ method: String, _ parameters: String = ""
  ) throws -> [String: Any] {
    try #require(send(request(method, parameters)))
    let reply = try #require(try line())
    #expect(reply["id"] as? Int == lastID)
    return reply["result"] as? [String: Any] ?? reply
  }
}

extension PlaygroundTests {
  /// spec: docs/spec/driving.md#wire: the window with clients.
  @Suite @MainActor struct DriveTests {
    private static let toggle = #""target": {"role": "switch"}"#
    private let folder = TemporaryFolder()
    private var path: String { folder.path("socket") }

    @Test func aClientDrivesTheWindowAndSeesItSettle() throws {
      let app = try TestDisplay.trio("--drive", path)
      let client = try DriveSocketClient(path)
      #expect(try client.call("info")["mode"] as? String == "live")
      let before = try client.call("state", Self.toggle)["isOn"] as? Bool
      let actions = try client.call("tap", Self.toggle)["actions"] as? [[String: Any]]
      #expect(actions?.first?["action"] as? String == "valueChanged")
      try client.call("settle")
      #expect(try client.call("state", Self.toggle)["isOn"] as? Bool != before)
      for seconds in ["0", "999"] {
        let error = try client.call("rewind", #""seconds": \#(seconds)"#)["error"]
        #expect((error as? [String: Any])?["code"] as? Int == -32003)
      }
      // The reply waits for the new size.
      try client.call("resize", #""width": 500, "height": 600"#)
      #expect(try client.call("info")["size"] as? [Int] == [500, 600])
      try app.waitUntilIdle()
      #expect(try app.close() == 0)
      #expect(try folder.names == [])
    }

    @Test func aHeldPressIsCanceledWhenItsClientGoes() throws {
      let app = try TestDisplay.trio("--drive", path)
      let (one, other) = (try DriveSocketClient(path), try DriveSocketClient(path))
      try one.call("press", Self.toggle)
      #expect(try other.call("state", Self.toggle)["pressed"] as? Bool == true)
      one.close()
      try other.call("settle")
      #expect(try other.call("state", Self.toggle)["pressed"] as? Bool == false)
      #expect(try app.close() == 0)
    }

    /// spec: docs/spec/driving.md#bounds/live-event-to-reply: `info` waits for a frame, too.
    @Test func theWindowStaysLiveBesideAClientThatDoesNotRead() throws {
      let app = try TestDisplay.trio("--drive", path)
      let (silent, other) = (try DriveSocketClient(path), try DriveSocketClient(path))
      func isOn() throws -> Bool? { try other.call("state", Self.toggle)["isOn"] as? Bool }
      let before = try isOn()
      // More replies than may wait.
      try #require(silent.send((0..<1000).map { _ in silent.request("commands") }.joined()))
      for event in ["press", "release"] {
        let results = try other.results(of: [
          other.request("info"), other.request(event, Self.toggle), other.request("info"),
        ])
        let frames = try [results[0], results[2]].map { try #require($0["frames"] as? Int) }
        #expect(frames[1] - frames[0] <= 3)
      }
      try other.call("settle")
      #expect(try isOn() != before)
      let toggle = try #require(app.layout.controls(.toggle).first)
      try app.click(at: toggle.frame.center)
      try app.settle()
      #expect(try isOn() == before)
      // The window waits for clients that read.
      try other.call("quit")
      #expect(try app.program.waitForExit() == 0)
    }

    @Test func aNinthClientIsRefused() throws {
      let app = try TestDisplay.trio("--drive", path)
      let clients = try (0..<8).map { _ in try DriveSocketClient(path) }
      for client in clients { try client.call("info") }
      let ninth = try DriveSocketClient(path)
      #expect(try ninth.line()?["error"] != nil && ninth.line() == nil)
      #expect(try clients[7].call("info")["mode"] as? String == "live")
      #expect(try app.close() == 0)
    }

    @Test func thePythonClientOfTheExamplesTestsTheSwitch() throws {
      let examples = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/drive")
      let program = try Program(
        "python3", ["-m", "unittest", "discover", "-s", examples.path],
        environment: Program.environment(display: nil).merging(
          ["PLAYGROUND": TestDisplay.playground, "PYTHONDONTWRITEBYTECODE": "1"]) { $1 })
      #expect(try program.waitForExit() == 0, "\(program.errorText)")
    }

    @Test(arguments: [
      ["run", "--drive", "/" + String(repeating: "a", count: 108)],
      ["drive", "--page", "nowhere"], ["drive", "trio", "--on"], ["mcp", "--drive", "/nowhere/s"],
    ])
    func badPlacesAndOptionsExitWithAnError(arguments: [String]) throws {
      let program = try TestDisplay.run(arguments)
      #expect(program.exitCode == 64 || program.exitCode == 65)
      #expect(!program.errorText.isEmpty)
    }
  }
}
