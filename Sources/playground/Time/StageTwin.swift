import Canvas
import Controls

/// A control like the one on a stage, that is given what that one was given: it is what that one was.
final class StageTwin: PastTwin {
  let preview: ControlPreview
  let scene: Scene

  private(set) var time: Instant
  private(set) var pointer: Point?

  private let history: StageHistory
  /// How many of the entries it has been given.
  private var count = 0

  /// - Parameters:
  ///   - history: what happened.
  ///   - description: of the control.
  ///   - width: of the plate's control, pt; nil for as wide as the control likes.
  init(of history: StageHistory, _ description: ControlDescription, width: Double?) {
    self.history = history
    let start = history.start
    time = start.time
    preview = ControlPreview(description)
    let control = preview.control
    scene = Scene(
      StagePlate(control, width: width), background: .none, environment: start.environment)
    scene.advance(to: start.time)
    // Another control of the kind had these values.
    try? preview.restore(start.values)
    for (animation, spring) in start.springs where animation.spring(of: control) != spring {
      animation.setSpring(spring, of: control)
    }
    preview.setWaiting(start.isWaiting)
    // Before it gets its place, on which it depends.
    start.behavior?.restore(to: control)
    scene.resize(to: scene.fittingSize(), scale: 1)
    bring(to: start.time)
    if let isVisible = start.visibleFocus { scene.setFocus(control, isVisible: isVisible) }
  }

  func play(to end: Instant) {
    if end < time { return }
    while count < history.entries.count, history.entries[count].time <= end {
      let entry = history.entries[count]
      count += 1
      wake(until: entry.time)
      take(entry)
    }
    wake(until: end)
    time = end
    bring(to: end)
  }

  /// Lets pass what happens by itself.
  private func wake(until end: Instant) {
    while case .at(let moment) = next, moment < end {
      bring(to: moment)
    }
  }

  private var next = NextFrame.rest
  private var frameNumber = 0

  private func bring(to time: Instant) {
    frameNumber += 1
    next =
      scene.update(for: FrameTime(target: time, interval: 1 / 60, number: frameNumber)).next
  }

  private func take(_ entry: StageHistory.Entry) {
    switch entry.event {
    case .input(let input):
      if case .event(.pointer(let event)) = input {
        pointer = event.phase == .left ? nil : event.position
      }
      scene.take(input, at: entry.time)
    case .setting(let property, let value):
      scene.advance(to: entry.time)
      preview.set([(property, value)])
      fit()
    case .spring(let animation, let spring):
      scene.advance(to: entry.time)
      animation.setSpring(spring, of: preview.control)
    case .environment(let environment):
      scene.advance(to: entry.time)
      scene.environment = environment
      fit()
    case .waiting(let isWaiting):
      scene.advance(to: entry.time)
      preview.setWaiting(isWaiting)
    }
    bring(to: entry.time)
  }

  /// What changed may take another room.
  private func fit() { scene.resize(to: scene.fittingSize(), scale: scene.scale) }
}
