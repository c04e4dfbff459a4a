import Canvas

@testable import playground

/// What a replay showed: the states of its controls, and what owners were told.
struct ReplayRun {
  /// The controls' states by the frame's time, for the frames that were of interest.
  private(set) var states: [Instant: JSON] = [:]

  /// Whether something went on moving, by the frame's time.
  private(set) var isAnimating: [Instant: Bool] = [:]

  /// The times of all frames.
  private(set) var times: [Instant] = []

  /// In order.
  private(set) var actions: [JSON] = []

  /// The controls' states in the last frame.
  private(set) var end = JSON.null

  /// - Parameters:
  ///   - log: what happens.
  ///   - rate: frames a second.
  ///   - isOfInterest: whether the states at a time are wanted.
  init(
    _ log: InputLog, rate: Double, noting isOfInterest: (Instant) -> Bool = { _ in true }
  ) throws {
    let target = SceneReplica(log.header)
    let trace = ReplayTrace(target: target)
    var last: Replay.Frame?
    try Replay(log: log, rate: rate, end: nil).run(target) { frame in
      times.append(frame.time)
      isAnimating[frame.time] = frame.update.isAnimating
      last = frame
      let isNoted = isOfInterest(frame.time)
      if !isNoted && frame.actions.isEmpty { return }
      let json = trace.json(of: frame)
      actions += json["actions"]?.values ?? []
      if isNoted { states[frame.time] = json["controls"] }
    }
    if let last { end = trace.json(of: last)["controls"] ?? .null }
  }

  /// The trace as it is written.
  static func trace(of log: InputLog, rate: Double) throws -> String {
    let target = SceneReplica(log.header)
    let trace = ReplayTrace(target: target)
    var text = ""
    try Replay(log: log, rate: rate, end: nil).run(target) {
      text += trace.json(of: $0).text + "\n"
    }
    return text
  }

  /// What the members of a state should be and are not, in words; nil if all is well.
  static func mismatch(
    of state: JSON?, with expected: [JSON.Member], within tolerance: Double
  ) -> String? {
    guard let state else { return "there is no such control" }
    let wrong = expected.filter { member in
      !(state[member.key]?.isClose(to: member.value, within: tolerance) ?? false)
    }
    if wrong.isEmpty { return nil }
    return wrong.map { member in
      "\(member.key) is \(state[member.key]?.text ?? "missing"), not \(member.value.text)"
    }.joined(separator: "; ")
  }
}
