import Controls
import Glibc
import Testing

@testable import Canvas
@testable import Driving
@testable import Workbench

/// spec: docs/spec/driving.md#wire: a client of a window, at the other end of a socket.
@Suite @MainActor struct `Driving: connections` {
  /// A window whose frames the test shows.
  private final class Frames: WindowProgress {
    let loop = EventLoop()
    var now = Instant.zero
    var frames = 0
    var awaitsSize = false
    var isShown = true
    var isIdle = true
  }

  /// The client and the connection; the loop never sleeps.
  private final class Client: EventSource {
    let window = Frames()
    let toggle = Switch(label: "Alarm")
    private var connection: DriveConnection?
    private(set) var isOpen = true
    private let end: Int32
    var unsent: [UInt8] = []
    private(set) var turns = 0

    /// The limit is in bytes, the patience in seconds.
    init(limit: Int = 4 << 20, patience: Double = 60) throws {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &ends) == 0)
      end = ends[1]
      let session = VirtualSession(size: Size(83, 63), scale: 1, catalog: .standard) { [toggle] in
        Scene(toggle)
      }
      let driving = VirtualDriving(session, contents: nil, tokens: nil, catalog: .standard)
      window.loop.add(self)
      let connection = DriveConnection(
        ends[0], window, Driver(driving, program: DrivenProgram(name: "app", version: "")),
        limit: limit, patience: patience)
      connection.onClose = { [unowned self] in isOpen = false }
      self.connection = connection
    }

    func prepare(_ wait: inout EventWait) {
      connection?.prepare(&wait)
      wait.wake(at: .zero)
    }

    func dispatch(_ wait: EventWait) {
      turns += 1
      if !unsent.isEmpty {
        let count = unsent.withUnsafeBytes {
          send(end, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count > 0 { unsent.removeFirst(count) }
      }
      connection?.work()
    }

    func turn(_ number: Int) {
      let last = turns + number
      window.loop.run { turns < last && isOpen }
    }

    /// Turns of the loop beside the tasks of the main actor, for which ``turn(_:)`` has no time.
    func turnBesideTasks(_ number: Int) async {
      let last = turns + number
      await window.loop.serve { [self] in turns < last && isOpen }
    }

    /// The number of bytes of replies that wait in the connection.
    var waiting: Int { connection?.waiting ?? 0 }

    func expectReading() { connection?.beginPatience() }

    /// The bytes that wait for the client.
    func read(atMost limit: Int = 1 << 16) -> [UInt8] {
      var chunk = [UInt8](repeating: 0, count: limit)
      let count = Glibc.read(end, &chunk, chunk.count)
      return Array(chunk.prefix(max(count, 0)))
    }

    /// The number of lines that wait for the client.
    func replies(atMost limit: Int = 1 << 16) -> Int {
      read(atMost: limit).count(where: { $0 == UInt8(ascii: "\n") })
    }

    func disconnect() {
      connection?.close()
      window.loop.remove(self)
      close(end)
    }
  }

  private func requests(_ method: String, _ parameters: String = "", count: Int = 1) -> [UInt8] {
    Array(repeatElement(DriveRig.line(method, parameters) + "\n", count: count).joined().utf8)
  }

  @Test func `the keys that a client holds are released when it goes`() throws {
    let client = try Client()
    for (method, key) in [("key", "tab"), ("keyUp", "tab"), ("key", "space")] {
      client.unsent += requests(method, #""key": "\#(key)""#)
    }
    client.turn(20)
    #expect(client.replies() == 3 && !client.toggle.isOn)
    client.disconnect()
    #expect(client.toggle.isOn)
  }

  @Test func `a client that never reads is dropped, and no turn of the loop waits for it`() throws {
    let client = try Client()
    defer { client.disconnect() }
    // More than the limit, and what the socket itself holds.
    let count = 20_000
    let limit = 4 << 20
    client.unsent = requests("info", count: count)
    client.turn(2 * count)
    #expect(!client.isOpen)
    let reply = try DriveRig(DrivenScene(size: Size(83, 63)) { Scene(Switch(label: "Alarm")) })
      .reply(DriveRig.line("info", "")).line.count
    // Each turn has answered at most one request.
    #expect(client.turns * reply > limit && client.turns < count)
  }

  @Test func `at the end, replies wait only for clients that read`() throws {
    for (patience, isOpen) in [(0.0, false), (60, true)] {
      let client = try Client(patience: patience)
      defer { client.disconnect() }
      client.unsent = requests("info", count: 500)
      client.turn(1000)
      #expect(client.isOpen && client.waiting > 0)
      client.expectReading()
      client.turn(3)
      #expect(client.isOpen == isOpen)
    }
  }

  @Test func `the requests of a client that reads slowly wait, and all are answered`() throws {
    // Linux has room for more once the client has read a whole part, of up to 106 KB.
    let limit = 1 << 18
    let client = try Client(limit: limit)
    defer { client.disconnect() }
    let count = 3000
    client.unsent = requests("info", count: count)
    var (replies, most) = (0, 0)
    for _ in 0..<count where replies < count {
      client.turn(40)
      most = max(most, client.waiting)
      replies += client.replies(atMost: 1 << 14)
    }
    #expect(replies == count && client.isOpen)
    #expect((limit...2 * limit).contains(most))
  }

  @Test func `a client that stops reading is dropped after a while`() throws {
    for (patience, isOpen) in [(0.0, false), (60, true)] {
      let client = try Client(limit: 1 << 16, patience: patience)
      defer { client.disconnect() }
      client.unsent = requests("info", count: 3000)
      for _ in 0..<3000 where client.isOpen && client.waiting <= 1 << 16 {
        client.turn(20)
        _ = client.read(atMost: 4096)
      }
      client.turn(3)
      #expect(client.isOpen == isOpen)
    }
  }

  @Test func `many requests at once take a turn each, and all are answered`() throws {
    let client = try Client()
    defer { client.disconnect() }
    client.unsent = requests("hover", #""x": 3, "y": 3"#, count: 50)
    client.turn(40)
    let early = client.replies()
    #expect((1...40).contains(early))
    client.turn(200)
    #expect(early + client.replies() == 50)
  }

  /// spec: docs/spec/driving.md#bounds/live-event-to-reply: in the first frame.
  @Test func `the reply follows the first frame after the event, while motion goes on`() throws {
    let client = try Client()
    defer { client.disconnect() }
    (client.window.isShown, client.window.isIdle) = (false, false)
    client.unsent = requests("press", #""target": {"label": "Alarm"}"#)
    client.turn(9)
    #expect(client.replies() == 0)
    client.window.frames += 1
    client.turn(1)
    #expect(client.replies() == 1)
  }

  @Test func `the reply to a new size waits for it, whatever frames are shown`() throws {
    let client = try Client()
    defer { client.disconnect() }
    client.window.awaitsSize = true
    client.unsent = requests("resize", #""width": 90, "height": 70"#)
    client.window.frames += 1
    client.turn(9)
    #expect(client.replies() == 0)
    client.window.awaitsSize = false
    client.turn(1)
    #expect(client.replies() == 1)
  }

  @Test
  func `a picture is made while the loop turns, and replies stay in order`() async throws {
    let client = try Client()
    defer { client.disconnect() }
    client.unsent = requests("picture", #""scale": 6"#) + requests("info")
    client.turn(50)
    #expect(client.replies() == 0)
    var text = ""
    while client.isOpen && text.count(where: { $0 == "\n" }) < 2 {
      await client.turnBesideTasks(5)
      text += String(decoding: client.read(), as: UTF8.self)
    }
    let lines = text.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(lines[0].contains(#""data": "iVBOR"#) && lines[1].contains(#""mode""#))
  }

  @Test func `settle waits until nothing moves`() throws {
    let client = try Client()
    defer { client.disconnect() }
    client.window.isIdle = false
    client.unsent = requests("settle")
    client.turn(9)
    #expect(client.replies() == 0)
    client.window.isIdle = true
    client.turn(3)
    #expect(client.replies() == 1)
  }

  @Test func `settle ends once nothing has changed for a while beside a timer`() throws {
    let client = try Client()
    defer { client.disconnect() }
    client.window.isIdle = false
    client.unsent = requests("settle")
    client.turn(9)
    client.window.frames += 1
    for (time, isAnswered) in [(0.4, false), (0.8, false), (1.0, true)] {
      client.window.now = Instant(seconds: time)
      client.turn(3)
      #expect(String(decoding: client.read(), as: UTF8.self).contains("a timer") == isAnswered)
    }
  }

  @Test func `a line that is too long is one error, also behind a request that waits`() throws {
    let client = try Client()
    defer { client.disconnect() }
    client.window.isIdle = false
    client.unsent =
      requests("settle") + [UInt8](repeating: UInt8(ascii: "x"), count: 3 << 20) + [10]
      + requests("info")
    client.turn(200)
    #expect(client.replies() == 0)
    client.window.isIdle = true
    client.turn(400)
    #expect(client.replies() == 3 && client.isOpen)
  }
}
