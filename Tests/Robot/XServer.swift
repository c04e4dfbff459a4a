import Foundation

/// An X server without a screen (Xvfb).
@MainActor public final class XServer {
  /// Such as `:3`.
  public let display: String
  public var pid: Int32 { process.pid }

  let process: Program

  /// Starts a server, with options of Xvfb, and returns when it accepts connections.
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

  init(path: String, arguments: [String]) throws {
    let pipe = try PipeReader.makePipe()
    var answer = PipeReader(pipe.reading)
    defer { close(answer.file) }
    do {
      defer { close(pipe.writing) }
      // On TERM the server removes its files. It writes its number to descriptor 3.
      process = try Program(
        path, ["-displayfd", "3"] + arguments, extraFile: pipe.writing, lastSignal: "TERM")
    }

    let deadline = Deadline()
    while answer.isOpen && !answer.text.hasSuffix("\n") && !deadline.hasPassed {
      Readiness.wait(for: [answer.file], until: deadline)
      answer.drain()
    }
    guard let number = Int(answer.text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw RobotError.serverFailed(output: process.errorText)
    }
    display = ":\(number)"
  }

  public func stop() {
    process.send(SIGTERM)
    if (try? process.waitForExit(within: .seconds(3))) == nil { process.stop() }
  }

  /// Stops the process, so that the server hangs.
  public func suspend() { process.send(SIGSTOP) }
  public func kill() { process.stop() }
  public func processorTime() throws -> Double { try process.processorTime() }
}
