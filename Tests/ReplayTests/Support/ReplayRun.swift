import Canvas

@testable import Workbench

struct ReplayRun {
  let rate: Double

  /// The trace of the noted frames and of those with actions.
  private(set) var lines: [JSON] = []

  /// The states of the controls by the time of the frame, for the noted frames.
  private(set) var states: [Instant: JSON] = [:]
  private(set) var isAnimating: [Instant: Bool] = [:]
  private(set) var times: [Instant] = []
  private(set) var actions: [JSON] = []
  var actionNames: [String?] { actions.map { $0["action"]?.string } }
  private(set) var end = JSON.null

  init(
    _ log: InputLog, rate: Double, noting isOfInterest: (Instant) -> Bool = { _ in true }
  ) throws {
    self.rate = rate
    let target = SceneReplica(log.header)
    var last: Replay.Frame?
    try Replay(log: log, rate: rate, end: nil).run(target) { frame in
      times.append(frame.time)
      isAnimating[frame.time] = frame.update.isAnimating
      last = frame
      let isNoted = isOfInterest(frame.time)
      if !isNoted && frame.actions.isEmpty { return }
      let json = target.trace(of: frame)
      lines.append(json)
      actions += json["actions"]?.values ?? []
      if isNoted { states[frame.time] = json["controls"] }
    }
    if let last { end = target.trace(of: last)["controls"] ?? .null }
  }

  /// The differences between a state and its expected members, as text; `nil` if there are none.
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

extension InputLog {
  /// Reads a log from the members of its header and its lines.
  init(header: String, _ lines: [String] = []) throws {
    let first = #"{"format": "playground-input", "version": 1, \#(header)}"#
    try self.init(parsing: ([first] + lines).joined(separator: "\n"))
  }
}
