import Foundation

/// An X server without a screen (Xvfb), on a display of its own.
@MainActor
public final class XServer {
  /// The display's name, such as `:3`.
  public let display: String

  public var pid: Int32 { process.pid }

  let process: Program

  /// Starts a server and returns when it accepts connections.
  ///
  /// - Parameters:
  ///   - width: px.
  ///   - height: px.
  ///   - arguments: more of Xvfb's own, such as `-fakescreenfps 120`.
  public convenience init(width: Int = 1280, height: Int = 960, arguments: [String] = []) throws {
    guard let path = Executables.find("Xvfb") else {
      throw RobotError.notInstalled(
        program: "Xvfb", hint: "install the package xvfb, or run scripts/setup test")
    }
    try self.init(
      path: path,
      arguments: ["-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"]
        + arguments)
  }

  /// Starts a server of any kind and returns when it accepts connections.
  ///
  /// - Parameter arguments: all but what has it tell its number.
  init(path: String, arguments: [String], environment: [String: String?] = [:]) throws {
    let pipe = try PipeReader.makePipe()
    var answer = PipeReader(pipe.reading)
    defer { close(answer.file) }
    do {
      defer { close(pipe.writing) }
      // The server tidies up after itself on TERM. It tells its number through descriptor 3.
      process = try Program(
        path, ["-displayfd", "3"] + arguments, environment: environment,
        extraFile: pipe.writing, lastSignal: "TERM")
    }

    let deadline = Deadline(in: .seconds(60))
    while answer.isOpen && !answer.text.hasSuffix("\n") && !deadline.hasPassed {
      Readiness.wait(for: [answer.file], until: deadline)
      answer.drain()
    }
    guard let number = Int(answer.text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw RobotError.serverFailed(output: process.errorText)
    }
    display = ":\(number)"
  }

  /// Lets the server end in good order.
  public func stop() {
    process.send(SIGTERM)
    if (try? process.waitForExit(within: .seconds(3))) == nil { process.stop() }
  }

  /// Has the server answer nothing any more, as one that hangs; ``kill()`` still ends it.
  public func suspend() { process.send(SIGSTOP) }

  /// Ends the server as a crash would.
  public func kill() { process.stop() }
}
