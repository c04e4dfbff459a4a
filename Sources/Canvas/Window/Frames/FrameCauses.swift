/// What the next frame is wanted for: how long it can wait, and since when input waits for it.
struct FrameCauses: Hashable, Sendable {
  /// How long the frame can wait.
  private(set) var urgency = FramePacer.Urgency.atTick

  /// When the oldest input happened that the frame answers; nil if it answers none.
  private(set) var oldestInput: Instant?

  /// Whether somebody did something, so that it has to show even while time stands still.
  private(set) var isSteered = false

  /// Why the whole window has to be painted, whatever the content says; nil if it has not.
  private(set) var fullRepaintReason: String?

  /// The window itself has to be painted; the first reason counts.
  mutating func demand(_ reason: String) {
    fullRepaintReason = fullRepaintReason ?? reason
    urgency = .always
  }

  /// The content's time was moved.
  mutating func steer() {
    isSteered = true
  }

  /// An event was delivered.
  ///
  /// - Parameter wantsFrame: whether a frame would show anything new after it. If not, neither this
  ///   event nor those before it have anything to do with the next frame.
  mutating func delivered(_ event: InputEvent, wantsFrame: Bool) {
    guard wantsFrame else {
      forgetInput()
      return
    }
    oldestInput = min(oldestInput ?? event.beginning, event.beginning)
    urgency = max(urgency, Self.urgency(of: event))
  }

  /// Nothing of what was done before has anything to do with the next frame.
  mutating func forgetInput() {
    urgency = fullRepaintReason != nil ? .always : .atTick
    oldestInput = nil
    isSteered = false
  }

  /// The frame was painted, or will not be.
  ///
  /// - Returns: when the oldest input happened that it answers.
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
  /// When the first of the motions happened that were folded into the event.
  fileprivate var beginning: Instant {
    if case .pointer(let event) = self { event.firstTime } else { time }
  }
}
