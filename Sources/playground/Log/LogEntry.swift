import Canvas
import Controls

/// One row of the log: something that a control was told, or told its owner.
struct LogEntry {
  enum Kind: String, CaseIterable {
    case gesture, action, haptic
  }

  /// Tells it from all others.
  var number = 0

  /// Of the first, if several are folded into it.
  let time: Instant

  let kind: Kind
  private(set) weak var control: Control?
  let name: String

  /// Which control it is, also once it is gone.
  private let identity: ObjectIdentifier

  /// What happened, in a few words; of several, the last.
  private(set) var event: String
  private(set) var count = 1

  /// What comes many times in a gesture, between others of its kind, by a word of its own; nil for
  /// what stands between.
  private let run: String?

  @MainActor
  init(
    _ kind: Kind, of control: Control, _ event: String, at time: Instant, run: String? = nil
  ) {
    self.time = time
    self.kind = kind
    self.control = control
    self.event = event
    self.run = run
    identity = ObjectIdentifier(control)
    name = control.label.isEmpty ? control.identifier ?? "" : control.label
  }

  var isRun: Bool { run != nil }

  func isOfSameControl(as other: LogEntry) -> Bool { identity == other.identity }

  /// Takes another one in, if that is one more of the same; whether it is.
  mutating func fold(_ next: LogEntry) -> Bool {
    guard isOfSameControl(as: next), kind == next.kind, run == next.run,
      run != nil || event == next.event
    else { return false }
    event = next.event
    count += 1
    return true
  }

  /// Whether a text that the user looks for is in it, whatever its case.
  func contains(_ text: String) -> Bool {
    text.isEmpty || name.lowercased().contains(text) || event.lowercased().contains(text)
  }
}

extension LogEntry {
  func seconds(since start: Instant) -> String {
    max(0, time.seconds(since: start)).text(places: 3)
  }

  /// Its line among those that are copied, with tabs between its parts.
  func line(since start: Instant) -> String {
    [seconds(since: start), kind.rawValue, name, event, "\(count)"].joined(separator: "\t")
  }
}
