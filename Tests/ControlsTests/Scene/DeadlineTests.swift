import Canvas
import ControlsTesting
import Testing

@testable import Controls

private final class Blinker: Node {
  var moments: [Double] = []
  private(set) var samples: [Double] = []

  override func advance(to time: Instant) -> NextFrame {
    samples.append(time.seconds)
    moments.removeAll { $0 <= time.seconds }
    return moments.first.map { .at(Instant(seconds: $0)) } ?? .rest
  }

  func start(_ moments: Double...) {
    self.moments = moments
    invalidate(.motion, reason: "test")
  }
}

@Suite struct `Node deadlines` {
  private let first = Blinker()
  private let second = Blinker()
  private let scene: Scene

  init() {
    scene = Scene(Stack(.vertical, of: first, second))
    scene.resize(to: Size(100, 100), scale: 1)
    update(at: 0)
  }

  @discardableResult
  private func update(at seconds: Double) -> NextFrame { scene.frame(at: seconds).next }

  @Test func `a node is sampled at its deadline and not before`() {
    first.start(0.5, 1)
    #expect(update(at: 0.1) == .at(Instant(seconds: 0.5)))
    #expect(!scene.needsUpdate)
    let samples = first.samples.count
    #expect(update(at: 0.3) == .at(Instant(seconds: 0.5)))
    #expect(first.samples.count == samples)
    #expect(update(at: 0.52) == .at(Instant(seconds: 1)))
    #expect(first.samples.last == 0.52)
    #expect(update(at: 1) == .rest)
    #expect(update(at: 2) == .rest)
    #expect(first.samples.count == samples + 2)
  }

  @Test func `the scene waits for the earliest deadline`() {
    first.start(0.9)
    second.start(0.4)
    #expect(update(at: 0.1) == .at(Instant(seconds: 0.4)))
    #expect(update(at: 0.4) == .at(Instant(seconds: 0.9)))
    #expect(update(at: 0.9) == .rest)
  }

  @Test func `motion replaces a node's deadline`() {
    first.start(0.9)
    update(at: 0.1)
    first.start(0.3)
    #expect(update(at: 0.2) == .at(Instant(seconds: 0.3)))
    #expect(update(at: 0.3) == .rest)
    let samples = first.samples.count
    update(at: 0.95)
    #expect(first.samples.count == samples)
  }

  @Test func `a removed node has no deadline`() {
    first.start(0.5)
    update(at: 0.1)
    first.removeFromParent()
    #expect(update(at: 0.2) == .rest)
    #expect(first.deadline == nil)
    #expect(scene.pendingNodes.waiting.isEmpty)
  }

  @Test func `a node with a missed deadline is sampled when it is added again`() {
    first.start(0.5, 5)
    update(at: 0.1)
    first.removeFromParent()
    scene.root.addChild(first)
    #expect(update(at: 0.6) == .at(Instant(seconds: 5)))
    #expect(first.samples.last == 0.6)
  }
}

private struct Repeater: ControlBehavior {
  typealias State = Int

  var motion = MotionPreference.full
  var count = 0
  var next: Instant?

  var isPressed: Bool { next != nil }

  func accepts(pressAt point: Point, at time: Instant) -> Bool { true }

  mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    switch event {
    case .pointer(let event) where event.phase == .pressed: next = time.advanced(by: 0.5)
    case .pointer(let event) where event.phase == .released: next = nil
    case .cancel: next = nil
    default: break
    }
  }

  mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool { false }

  func state(at time: Instant) -> Int { count }

  func nextFrame(after time: Instant) -> NextFrame { next.map { .at($0) } ?? .rest }

  mutating func advance(to time: Instant, actions: inout [ControlAction]) {
    while let moment = next, moment <= time {
      count += 1
      actions.append(.valueChanged(.number(Double(count))))
      next = moment.advanced(by: 0.1)
    }
  }
}

@Suite struct `Repeating control` {
  private final class Button: BehaviorControl<Repeater> {
    init() {
      super.init(behavior: Repeater(), label: "More")
      frame = Rect(x: 0, y: 0, width: 40, height: 20)
    }
  }

  @Test func `repeats at its deadlines, requests no frames in between, and stops on release`() {
    let button = Button()
    let root = FixedFrameRoot(button, at: Rect(x: 0, y: 0, width: 40, height: 20))
    let rig = SceneDriver(Scene(root), size: Size(60, 40))
    rig.press(at: Point(10, 10))
    rig.showFrame()
    let start = rig.now
    #expect(rig.lastUpdate.next == .at(start.advanced(by: 0.5)))
    rig.showFrame(after: 0.49)
    #expect(rig.takeActions() == [])
    rig.showFrame(after: 0.01)
    rig.showFrame(after: 0.1)
    #expect(rig.takeActions().numbers == [1, 2])
    // A late frame reports the missed repeats.
    rig.showFrame(after: 0.3)
    rig.showFrame()
    #expect(rig.takeActions().numbers == [3, 4, 5])
    rig.release()
    #expect(rig.showFrame().next == .rest)
    rig.showFrame(after: 1)
    #expect(rig.takeActions() == [])
  }
}
