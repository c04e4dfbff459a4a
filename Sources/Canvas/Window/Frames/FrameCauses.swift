/// The reasons for the next frame, its urgency, and the oldest input that it shows.
struct FrameCauses: Hashable, Sendable {
  private(set) var urgency = FramePacer.Urgency.atTick
  private(set) var oldestInput: Instant?
  /// Whether the user did something, which has to be shown even while time is paused.
  var hasUserAction = false
  /// The reason for repainting the whole window; `nil` if the content's damage suffices.
  private(set) var fullRepaintReason: String?

  /// Whether a frame is wanted; while time is paused, input counts, but no animation.
  func wantFrame(hasChanges: Bool, next: NextFrame, at time: Instant, isStanding: Bool) -> Bool {
    if fullRepaintReason != nil { return true }
    guard hasChanges || next.isDue(at: time) else { return false }
    return !isStanding || next != .tick || hasUserAction
  }

  /// Requests a full repaint; the first reason counts.
  mutating func demand(_ reason: String) {
    fullRepaintReason = fullRepaintReason ?? reason
    urgency = .always
  }

  /// Records an event; one that needs no frame discards earlier events, which need none either.
  mutating func delivered(_ event: InputEvent, wantsFrame: Bool) {
    guard wantsFrame else {
      forgetInput()
      return
    }
    oldestInput = min(oldestInput ?? event.beginning, event.beginning)
    urgency = max(urgency, Self.urgency(of: event))
  }

  mutating func forgetInput() {
    urgency = fullRepaintReason != nil ? .always : .atTick
    oldestInput = nil
    hasUserAction = false
  }

  mutating func take() -> Instant? {
    defer { self = FrameCauses() }
    return oldestInput
  }

  private static func urgency(of event: InputEvent) -> FramePacer.Urgency {
    switch event {
    case .pointer(let pointer): pointer.phase == .moved ? .atTick : .atOnce
    case .scroll, .dragOver: .atTick
    default: .atOnce
    }
  }
}

extension InputEvent {
  fileprivate var beginning: Instant {
    if case .pointer(let event) = self { event.firstTime } else { time }
  }
}
