internal import CX11
import Synchronization

/// The errors of the X servers, by connection.
///
/// Global, because Xlib's error handlers get no context. Xlib's own handler would end the process.
enum XErrorLog {
  typealias Record = (code: UInt8, request: UInt8, minorRequest: UInt8, serial: UInt)

  /// The last error and the number of errors, by the address of the display.
  private static let states = Mutex<[Int: (last: Record, count: Int)]>([:])
  private static let settingUp = Atomic<Int>(0)

  /// A broken connection ends the process until ``endSetUp()``, because Xlib cannot recover.
  static func beginSetUp() {
    settingUp.add(1, ordering: .relaxed)
    XSetErrorHandler { _, event in
      if let event { XErrorLog.note(event.pointee) }
      return 0
    }
    // The program works without extensions; Xlib would report them on standard error.
    XSetExtensionErrorHandler { _, _, _ in 0 }
    XSetIOErrorHandler { _ in
      if XErrorLog.settingUp.load(ordering: .relaxed) == 0 { return 0 }
      cx11_end_process("\(DisplayError.connectionLost)")
    }
  }

  static func endSetUp() { settingUp.subtract(1, ordering: .relaxed) }

  /// A connection's last error and the number of new ones; `nil` if there are none.
  static func take(of display: OpaquePointer) -> (last: Record, count: Int)? {
    states.withLock { $0.removeValue(forKey: Int(bitPattern: display)) }
  }

  /// Removes a connection's errors if the last is of this request or later; whether there was one.
  static func takeFailure(of display: OpaquePointer, since serial: UInt) -> Bool {
    states.withLock { states in
      let key = Int(bitPattern: display)
      guard let last = states[key]?.last, last.serial >= serial else { return false }
      states[key] = nil
      return true
    }
  }

  private static func note(_ event: XErrorEvent) {
    guard let display = event.display else { return }
    let record = (event.error_code, event.request_code, event.minor_code, UInt(event.serial))
    let key = Int(bitPattern: display)
    states.withLock { $0[key] = (record, ($0[key]?.count ?? 0) + 1) }
  }
}
