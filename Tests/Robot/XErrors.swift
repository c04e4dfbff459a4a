internal import CXTest
import Synchronization

/// Handlers of X errors; the default ones end the process.
enum XErrors {
  /// The code of the last error; 0 for none.
  private static let lastCode = Mutex<UInt8>(0)

  /// Addresses of displays whose server is gone.
  private static let lost = Mutex<Set<Int>>([])

  static func watch(_ display: OpaquePointer) {
    XSetErrorHandler { _, event in
      if let event { XErrors.lastCode.withLock { $0 = event.pointee.error_code } }
      return 0
    }
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(
      display,
      { display, _ in
        if let display { XErrors.lost.withLock { _ = $0.insert(Int(bitPattern: display)) } }
      }, nil)
  }

  /// A new connection may have the address of an old one.
  static func forget(_ display: OpaquePointer) {
    lost.withLock { _ = $0.remove(Int(bitPattern: display)) }
  }

  static func isLost(_ display: OpaquePointer) -> Bool {
    lost.withLock { $0.contains(Int(bitPattern: display)) }
  }

  /// The code of the last error since the last call; 0 for none.
  static func take() -> UInt8 {
    lastCode.withLock { code in
      defer { code = 0 }
      return code
    }
  }
}
