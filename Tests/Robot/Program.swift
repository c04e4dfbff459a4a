internal import CXTest
import Foundation

/// A child process, with its output and exit code; by default it never outlives this one.
@MainActor public final class Program {
  public let name: String
  public let pid: Int32

  /// The exit code, or 128 plus the signal's number; `nil` while it runs.
  public private(set) var exitCode: Int32?

  private var output: PipeReader
  private var errors: PipeReader
  private let ending: Int32
  private var linesTaken = 0
  private var input: Int32?

  /// Starts a child with an extra file as its descriptor 3, and with a signal, `KILL` or `TERM`,
  /// for the end of this program; `nil` is for a program that ends with its display.
  public init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    extraFile: Int32? = nil, lastSignal: String? = "KILL", takesInput: Bool = false
  ) throws {
    guard let path = Executables.find(executable) else {
      throw RobotError.notInstalled(program: executable, hint: "it is neither a path nor in PATH")
    }
    name = URL(fileURLWithPath: path).lastPathComponent

    let source = try takesInput ? PipeReader.makePipe() : nil
    let nothing = source?.reading ?? open("/dev/null", O_RDONLY | O_CLOEXEC)
    input = source?.writing
    let standardOutput = try PipeReader.makePipe()
    let standardError = try PipeReader.makePipe()
    defer { [nothing, standardOutput.writing, standardError.writing].forEach { close($0) } }
    output = PipeReader(standardOutput.reading)
    errors = PipeReader(standardError.reading)

    let changes = environment
    let spawn = Spawn(
      executable: path, arguments: arguments,
      environment: ProcessInfo.processInfo.environment
        .filter { changes[$0.key] == nil }
        .merging(changes.compactMapValues { $0 }) { _, new in new },
      descriptors: [nothing, standardOutput.writing, standardError.writing]
        + (extraFile.map { [$0] } ?? []),
      lastSignal: lastSignal)
    do {
      pid = try spawn.start()
    } catch {
      ([output.file, errors.file] + (input.map { [$0] } ?? [])).forEach { close($0) }
      throw error
    }
    ending = cxtest_pidfd_open(pid)
  }

  deinit {
    if exitCode == nil {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    ([output.file, errors.file, ending] + (input.map { [$0] } ?? [])).forEach { close($0) }
  }

  /// The environment of a bare display.
  public static func environment(display: String?) -> [String: String?] {
    [
      "DISPLAY": display, "WAYLAND_DISPLAY": nil, "DBUS_SESSION_BUS_ADDRESS": nil,
      "AT_SPI_BUS_ADDRESS": nil, "XDG_RUNTIME_DIR": nil,
      // Windows keep and restore no state.
      "XDG_STATE_HOME": "/dev/null",
    ]
  }

  public var outputBytes: [UInt8] {
    drain()
    return output.bytes
  }

  public var errorText: String {
    drain()
    return errors.text
  }

  /// The files that become readable with output and at the end.
  var files: [Int32] {
    [output, errors].filter(\.isOpen).map(\.file) + (exitCode == nil ? [ending] : [])
  }

  func drain() {
    if exitCode == nil {
      var status: Int32 = 0
      if waitpid(pid, &status, WNOHANG) == pid { exitCode = Self.exitCode(status) }
    }
    // After the exit code, so that no output is missed.
    output.drain()
    errors.drain()
  }

  private static func exitCode(_ status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

extension Program {
  public func write(line: String) throws {
    let bytes = Array((line + "\n").utf8)
    guard let input, Glibc.write(input, bytes, bytes.count) == bytes.count else {
      throw RobotError.cannotStart(program: name, reason: "it reads nothing")
    }
  }

  public func closeInput() {
    if let input { close(input) }
    input = nil
  }

  public func nextLine(within limit: Duration = Deadline.limit) throws -> String {
    try wait(for: "a line from \(name)", within: limit) {
      if let line = takeLine() { return line }
      if let exitCode {
        throw RobotError.exited(program: name, code: exitCode, errors: errors.text)
      }
      return nil
    }
  }

  /// Waits for the exit code, or 128 plus the signal's number.
  @discardableResult
  public func waitForExit(within limit: Duration = Deadline.limit) throws -> Int32 {
    try wait(for: "the end of \(name)", within: limit) { exitCode }
  }

  /// Waits until a condition holds that the program does not announce, such as a state of the
  /// kernel; it is checked every few milliseconds, and whenever the program prints something.
  public func wait(
    for what: String, within limit: Duration = Deadline.limit, until condition: () throws -> Bool
  ) throws {
    let _: Bool = try wait(for: what, within: limit, checkingEvery: .milliseconds(5)) {
      if try condition() { return true }
      if let exitCode { throw RobotError.exited(program: name, code: exitCode, errors: errorText) }
      return nil
    }
  }

  public func staysAlive(for time: Duration) -> Bool { (try? waitForExit(within: time)) == nil }

  public func stop() {
    send(SIGKILL)
    _ = try? waitForExit()
  }

  public func send(_ signal: Int32) {
    drain()
    if exitCode == nil { kill(pid, signal) }
  }

  private func takeLine() -> String? {
    let rest = output.bytes[linesTaken...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { linesTaken = end + 1 }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// `pause` is for conditions of which the program's output says nothing.
  private func wait<Value>(
    for what: String, within limit: Duration, checkingEvery pause: Duration? = nil,
    until find: () throws -> Value?
  ) throws -> Value {
    let deadline = Deadline(in: limit)
    while true {
      drain()
      if let value = try find() { return value }
      if deadline.hasPassed { throw RobotError.timedOut(waitingFor: what) }
      Readiness.wait(for: files, until: pause.map { Deadline(in: $0) } ?? deadline)
    }
  }
}
