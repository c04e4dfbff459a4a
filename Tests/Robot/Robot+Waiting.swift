internal import CXTest

extension Robot {
  /// Waits until a condition holds, which is checked whenever something is drawn, a window changes
  /// or the watched program prints something; its exit throws.
  public func wait(
    for what: String, within limit: Duration = Deadline.limit, watching program: Program? = nil,
    until condition: () throws -> Bool
  ) throws {
    let deadline = Deadline(in: limit)
    while true {
      drainEvents()
      program?.drain()
      try checkConnection()
      if let program, let code = program.exitCode {
        throw RobotError.exited(program: program.name, code: code, errors: program.errorText)
      }
      if try condition() { return }
      if deadline.hasPassed { throw RobotError.timedOut(waitingFor: what) }
      waitForNews(until: deadline, also: program?.files ?? [])
    }
  }

  /// Repeats a request until a condition holds: a manager that is not ready yet drops requests.
  public func insist(
    on what: String, within limit: Duration = Deadline.limit, watching program: Program? = nil,
    _ ask: () -> Void, until condition: () throws -> Bool
  ) throws {
    let deadline = Deadline(in: limit)
    while true {
      ask()
      do {
        return try wait(for: what, within: .milliseconds(300), watching: program, until: condition)
      } catch RobotError.timedOut where !deadline.hasPassed { continue }
    }
  }

  /// Waits until something is drawn; returns whether it was in time.
  public func waitForDrawing(within limit: Duration = Deadline.limit) throws -> Bool {
    try waitForDrawing(until: Deadline(in: limit))
  }

  public func waitForDrawing(until deadline: Deadline) throws -> Bool {
    while true {
      if drainEvents() { return true }
      try checkConnection()
      if deadline.hasPassed { return false }
      waitForNews(until: deadline)
    }
  }

  /// Waits until a window says that all that was sent is handled and shown, and nothing moves.
  public func settle(
    _ window: UInt, within limit: Duration = Deadline.limit, watching program: Program? = nil
  ) throws {
    let request = askToSettle(window)
    try wait(for: "window \(window) to settle", within: limit, watching: program) {
      hasSettled(request)
    }
  }

  /// Blocks until something can be read; for a moment where drawing is not reported.
  private func waitForNews(until deadline: Deadline, also files: [Int32] = []) {
    XFlush(display)
    // Events that a round trip has read already do not make the file readable.
    if !isConnectionLost && XEventsQueued(display, QueuedAlready) == 0 {
      Readiness.wait(
        for: [file] + files, until: isRootless ? Deadline(in: .milliseconds(20)) : deadline)
    }
  }
}
