extension Program {
  /// The processor time of the program's running threads, ms.
  public func processorTime() throws -> Double { try ProcessorTime.milliseconds(of: pid) }
}

extension XServer { public func processorTime() throws -> Double { try process.processorTime() } }

public enum ProcessorTime {
  static func milliseconds(of pid: Int32) throws -> Double {
    try ThreadFiles.contents(of: "schedstat", pid: pid)
      .reduce(0) { $0 + milliseconds(schedstat: $1) }
  }

  /// The first number of a thread's `schedstat` is the nanoseconds it has run.
  public static func milliseconds(schedstat line: String) -> Double {
    (line.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
  }
}
