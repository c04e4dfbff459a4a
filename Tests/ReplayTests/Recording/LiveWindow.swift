import Controls
import ControlsTesting
import Testing

@testable import Canvas
@testable import Workbench
@testable import playground

/// A window in memory: input is coalesced and delivered as in a window, and frames come when they
/// come, for moments ahead.
final class LiveWindow {
  let controller: PageController
  let text = TextEngine()
  private(set) var actions: [String] = []
  private var lines: [String]
  /// Records the stage of a control's page; `nil` if the window itself is recorded.
  private let capture: Capture?
  /// The control of the stage.
  let stage: Control?
  private(set) var now = Instant(seconds: 3)
  private var start = Instant.zero
  private var target = Instant.zero
  private var coalescer = EventCoalescer()
  private var next = NextFrame.idle
  private var clicks = ClickCounter()
  private var history = PointerHistory()
  private var observations: [Subscription] = []

  var scene: Scene { controller.scene }

  init(_ name: PageName, size: Size, random: inout SeededGenerator) throws {
    let page = name.makePage(count: 10)
    controller = PageController(
      .playground, page: page, name: name, environment: EnvironmentSettings(),
      preferences: ResolvedPreferences(theme: .light))
    var header = controller.logHeader(try #require(controller.loggedScene))
    header.size = size
    lines = [header.json.text]
    stage = page.preview?.control
    capture = stage.map { [controller] _ in
      Capture(
        controller,
        files: CaptureFiles(
          folder: "/", program: "playground", goldens: nil, pictures: { nil }, stamp: { "" }))
    }
    controller.capture = capture
    scene.attach(text: text, clock: { [unowned self] in now })
    scene.resize(to: size, scale: 1)
    observations.append(
      (stage?.scene ?? scene).observe { [unowned self] control, action in
        if control.isOfApp { actions.append(line(of: action, by: control)) }
      })
    observations.append(
      scene.observe(.input) { [unowned self] event in
        guard case .input(.event(let input), let time) = event else { return }
        record(.input(input), at: max(time, input.time))
      })
    frame()
    // A log begins with a whole second.
    start = Instant(seconds: now.seconds.rounded(.down))
  }

  /// Adds input, and lets the window take its turns: frames may be late or left out.
  func handle(_ event: (Instant) -> InputEvent, after delay: Double, random: inout SeededGenerator)
  {
    pass(delay, random: &random)
    var event = event(now)
    if case .pointer(let pointer) = event { event = .pointer(clicks.counted(pointer)) }
    coalescer.add(event)
    // Motion waits for the next frame, unless the window was idle.
    if !coalescer.holdsOnlyMotion || random.chance(0.3) { turn() }
    if random.chance(0.3) { frame() }
  }

  private func pass(_ delay: Double, random: inout SeededGenerator) {
    let end = now.advanced(by: delay)
    while now < end {
      now = min(end, now.advanced(by: random.number(in: 0.002...0.03)))
      if random.chance(0.7) { frame() }
    }
  }

  private func turn() {
    for event in coalescer.takeEvents() { scene.handle(event) }
  }

  private func frame() {
    turn()
    guard scene.needsUpdate || next.isDue(at: now) else { return }
    target = max(target, now.advanced(by: 1 / 60))
    next = scene.update(for: FrameTime(target: target)).next
  }

  func resize(to size: Size, scale: Double) {
    record(.resize(size, scale: scale), at: scene.lastTime)
    text.scale = scale
    scene.resize(to: size, scale: scale)
  }

  /// The log of the window, or of the stage of a control's page.
  func log() throws -> InputLog {
    guard let stage else {
      return try InputLog(parsing: lines.joined(separator: "\n"))
    }
    let recording = try #require(capture?.recordings.ofPage)
    try #require(controller.page.preview?.control === stage && recording.flaw == nil)
    start = recording.start
    return try InputLog(parsing: recording.text())
  }

  private func record(_ kind: InputLogEvent.Kind, at time: Instant) {
    let line = kind.json(at: time.seconds(since: start), after: &history)
    if let line { lines.append(line.text) }
  }

  /// Shows frames until whole seconds after the last input; returns their number.
  func settle() -> Double {
    turn()
    let end = (now.seconds(since: start) + 1).rounded(.up)
    let last = start.advanced(by: end)
    while now < last {
      now = min(last, now.advanced(by: 1 / 60))
      if scene.needsUpdate || next.isDue(at: now) {
        next = scene.update(for: FrameTime(target: now)).next
      }
    }
    _ = scene.update(for: FrameTime(target: last))
    return end
  }

  /// Expects the actions of a window from replays of its log, and checks their ends.
  func expectReplays(check: (SceneReplica) throws -> Void) throws {
    let log = try log()
    let end = settle()
    for rate in [1, 24, 60, 144.0] {
      let replica = SceneReplica(log.header, text: TextEngine())
      var actions: [String] = []
      try Replay(log: log, rate: rate, end: end).run(replica) { frame in
        actions += frame.actions.map { line(of: $0.action, by: $0.control) }
      }
      let difference = zip(actions, self.actions).enumerated().first { $1.0 != $1.1 }
      #expect(
        actions == self.actions,
        "rate \(rate): \(actions.count) of \(self.actions.count), \(String(describing: difference))"
      )
      try check(replica)
    }
  }
}

private func line(of action: ControlAction, by control: Control) -> String {
  "\(control.identifier ?? control.label) \(action)"
}
