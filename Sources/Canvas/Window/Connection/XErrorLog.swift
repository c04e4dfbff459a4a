internal import CX11
import Glibc
import Synchronization

/// What the X servers last complained about, each connection's apart.
///
/// Xlib tells of errors through a plain C function that gets no context of ours, hence the one
/// global; its own handler would end the process.
enum XErrorLog {
  struct Record: Hashable, Sendable {
    var code: UInt8
    var request: UInt8
    var minorRequest: UInt8
    var serial: UInt
  }

  private struct State {
    var last: Record?
    var unseen = 0
  }

  /// By connection, as the address of its display.
  private static let states = Mutex<[Int: State]>([:])

  /// Connections that are being set up.
  private static let settingUp = Atomic<Int>(0)

  /// Takes over from Xlib's handlers, which would end the process in their own words.
  ///
  /// Until ``endSetUp()`` a connection that breaks ends the process all the same: Xlib has no way
  /// back from there.
  static func beginSetUp() {
    settingUp.add(1, ordering: .relaxed)
    XSetErrorHandler { _, event in
      if let event { XErrorLog.note(event.pointee) }
      return 0
    }
    XSetIOErrorHandler { _ in
      if XErrorLog.settingUp.load(ordering: .relaxed) > 0 { XErrorLog.giveUp() }
      return 0
    }
  }

  /// From here on a connection that breaks is marked as lost.
  static func endSetUp() {
    settingUp.subtract(1, ordering: .relaxed)
  }

  /// A connection's last error and how many came since the last call; nil if none did.
  static func take(of display: OpaquePointer) -> (last: Record, count: Int)? {
    states.withLock { states in
      guard let state = states.removeValue(forKey: Int(bitPattern: display)),
        let last = state.last
      else { return nil }
      return (last, state.unseen)
    }
  }

  /// Whether a connection's request with this serial number or a later one failed; such errors
  /// count as seen.
  static func takeFailure(of display: OpaquePointer, since serial: UInt) -> Bool {
    states.withLock { states in
      let key = Int(bitPattern: display)
      guard let last = states[key]?.last, last.serial >= serial else { return false }
      states[key] = nil
      return true
    }
  }

  /// A connection was closed; a new one may get its address.
  static func forget(_ display: OpaquePointer) {
    states.withLock { $0[Int(bitPattern: display)] = nil }
  }

  private static func giveUp() -> Never {
    LastWord.line("\(DisplayError.connectionLost)").withUnsafeBytes { LastWord.say($0) }
    _exit(LastWord.exitCode)
  }

  private static func note(_ event: XErrorEvent) {
    guard let display = event.display else { return }
    states.withLock { states in
      var state = states[Int(bitPattern: display)] ?? State()
      state.last = Record(
        code: event.error_code, request: event.request_code, minorRequest: event.minor_code,
        serial: UInt(event.serial))
      state.unseen += 1
      states[Int(bitPattern: display)] = state
    }
  }
}
