internal import CXTest
import Foundation
import Synchronization

/// A proxy that cuts a program's connection at a byte, or hides extensions of its server.
///
/// It serves one connection, on a thread of its own, as the test waits for the program meanwhile.
public final class CuttingProxy: Sendable {
  public enum Direction: Sendable, CaseIterable { case fromServer, fromProgram }

  public let display: String

  private static let firstNumber = 2000
  private static let lastNumber = 2999

  private let listener: Int32
  private let hidden: [String]
  private let counts = Mutex<[Direction: Int]>([:])
  private let start = Mutex(ProxiedStart())
  private let isDone = DispatchSemaphore(value: 0)

  /// Passes `limit` bytes in a direction, or all, to a display, and hides some of its extensions.
  public init(
    to server: String, limit: Int?, _ direction: Direction, hiding hidden: [String] = []
  ) throws {
    self.hidden = hidden
    let socket = UnixSocket.make()
    let number = (Self.firstNumber...Self.lastNumber).first { number in
      UnixSocket.withAddress(Self.path(":\(number)")) { bind(socket, $0, $1) } == 0
    }
    guard let number, listen(socket, 1) == 0 else {
      throw RobotError.cannotStart(program: "a proxy", reason: String(cString: strerror(errno)))
    }
    listener = socket
    display = ":\(number)"
    let target = Self.path(server)
    Thread.detachNewThread { [self] in
      serve(target, limit: limit, direction)
      isDone.signal()
    }
  }

  /// The number of replies that the program waited for before it showed a window.
  public var roundTrips: Int { start.withLock { $0.roundTrips } }

  /// Waits for the end of the connection, and returns the bytes that passed.
  @discardableResult public func finish() -> [Direction: Int] {
    // Ends an accept() that still waits.
    shutdown(listener, Int32(SHUT_RDWR))
    isDone.wait()
    close(listener)
    unlink(Self.path(display))
    return counts.withLock { $0 }
  }

  private func serve(_ target: String, limit: Int?, _ direction: Direction) {
    let program = accept(listener, nil, nil)
    let server = UnixSocket.make()
    defer { [program, server].filter { $0 >= 0 }.forEach { close($0) } }
    guard program >= 0, UnixSocket.withAddress(target, { connect(server, $0, $1) }) == 0 else {
      return
    }
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let ready = Readiness.wait(for: [program, server], until: Deadline())
      if ready.isEmpty { return }
      for file in ready {
        let way: Direction = file == server ? .fromServer : .fromProgram
        let passed = counts.withLock { $0[way, default: 0] }
        let room = way == direction ? limit.map { $0 - passed } ?? buffer.count : buffer.count
        let count = read(file, &buffer, min(room, buffer.count))
        if count <= 0 { return }
        counts.withLock { $0[way, default: 0] += count }
        if file == program { hide(in: &buffer, count: count) }
        start.withLock { $0.pass(buffer[..<count], isFromServer: file == server) }
        guard UnixSocket.sendAll(buffer[..<count], to: file == server ? program : server) else {
          return
        }
        if way == direction, passed + count == limit { return }
      }
    }
  }

  /// Replaces names of hidden extensions by names that do not exist.
  private func hide(in buffer: inout [UInt8], count: Int) {
    for name in hidden.map({ Array($0.utf8) }) where count >= name.count {
      for start in 0...(count - name.count)
      where buffer[start] == name[0] && Array(buffer[start..<start + name.count]) == name {
        buffer[start] = UInt8(ascii: "?")
      }
    }
  }

  private static func path(_ display: String) -> String {
    "/tmp/.X11-unix/X\(display.drop { $0 == ":" })"
  }
}
