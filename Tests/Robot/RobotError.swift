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
