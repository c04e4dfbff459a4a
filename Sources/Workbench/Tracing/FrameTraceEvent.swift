import Canvas

struct FrameTraceEvent: Hashable {
  enum Phase: Hashable {
    case complete(seconds: Double)
    case instant
    case counter
    case metadata

    fileprivate var letter: String {
      switch self {
      case .complete: "X"
      case .instant: "i"
      case .counter: "C"
      case .metadata: "M"
      }
    }
  }

  var phase: Phase
  var name: String
  var category = ""
  /// On the system's monotonic clock, so that traces of several programs fit together.
  var time = Instant.zero
  var arguments: [JSON.Member] = []

  /// The only thread has the process ID, too.
  func json(process: Int) -> JSON {
    var members: [JSON.Member] = [.init("ph", .string(phase.letter)), .init("name", .string(name))]
    if !category.isEmpty { members.append(.init("cat", .string(category))) }
    members.append(.init("ts", Self.microseconds(time.nanoseconds)))
    if case .complete(let seconds) = phase {
      members.append(.init("dur", Self.microseconds(Int64((seconds * 1e9).rounded()))))
    }
    // The scope is the thread.
    if phase == .instant { members.append(.init("s", .string("t"))) }
    members += [.init("pid", .integer(process)), .init("tid", .integer(process))]
    if !arguments.isEmpty { members.append(.init("args", .object(arguments))) }
    return .object(members)
  }

  private static func microseconds(_ nanoseconds: Int64) -> JSON {
    .number(Double(nanoseconds) / 1e3)
  }
}
