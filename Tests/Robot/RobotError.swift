internal import CXTest
import Foundation
import Synchronization

public enum RobotError: Error, Hashable, CustomStringConvertible {
  case notInstalled(program: String, hint: String)
  case cannotStart(program: String, reason: String)
  case serverFailed(output: String)
  case cannotOpenDisplay(String)
  case connectionLost(display: String)
  case missingExtension(String)
  case unknownKey(String)
  case noWindow(UInt)
  case noPicture(reason: String)
  case timedOut(waitingFor: String)
  case exited(program: String, code: Int32, errors: String)
  case unreadable(what: String, reason: String)
  case unwritable(file: String, reason: String)

  public var description: String {
    switch self {
    case .notInstalled(let program, let hint): "\(program) was not found: \(hint)"
    case .cannotStart(let program, let reason): "\(program) cannot be started: \(reason)"
    case .serverFailed(let output): "the X server did not start: \(output)"
    case .cannotOpenDisplay(let name): "the display \(name) cannot be opened"
    case .connectionLost(let display): "the connection to the display \(display) is lost"
    case .missingExtension(let name): "the X server lacks the extension \(name)"
    case .unknownKey(let name): "no key of the keyboard makes the keysym \(name)"
    case .noWindow(let window): "there is no window \(window) that can be seen"
    case .noPicture(let reason): "no picture can be taken: \(reason)"
    case .timedOut(let what): "timed out while waiting for \(what)"
    case .exited(let program, let code, let errors):
      "\(program) has ended with exit code \(code); its messages: \(errors)"
    case .unreadable(let what, let reason): "\(what) cannot be read: \(reason)"
    case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)"
    }
  }
}

public struct Deadline: Sendable {
  /// The time after which a wait fails: long enough for machines whose processors are busy.
  public static let limit = Duration.seconds(120)

  private let end: ContinuousClock.Instant

  public init(in duration: Duration = Self.limit) { end = .now + duration }
  public init(at moment: ContinuousClock.Instant) { end = moment }
  public var hasPassed: Bool { ContinuousClock.now >= end }

  var timeLeft: timespec {
    let left = ContinuousClock.now.duration(to: end)
    if left <= .zero { return timespec() }
    let (seconds, attoseconds) = left.components
    return timespec(tv_sec: Int(min(seconds, 1_000_000)), tv_nsec: Int(attoseconds / 1_000_000_000))
  }
}

enum Readiness {
  /// Waits until a file is readable or at its end, or until the deadline; returns the ready files.
  @discardableResult static func wait(for files: [Int32], until deadline: Deadline) -> [Int32] {
    var entries = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      var timeLeft = deadline.timeLeft
      let count = cxtest_ppoll(&entries, Int32(entries.count), &timeLeft)
      if count < 0 && errno == EINTR { continue }
      return entries.filter { $0.revents != 0 }.map(\.fd)
    }
  }
}

/// Handlers of X errors; the default ones end the process.
enum XErrors {
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
