import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// Painted areas, their times and reasons.
@Suite struct `Idle frames and damage` {
  private let rig = SceneRig(Switch(isOn: true))

  @Test(arguments: 0..<3)
  func `the first frame needs no input, and an idle scene requests no others`(kind: Int) throws {
    let masks = MaskCache()
    let rig = SceneRig(Control.kinds()[kind], masks: masks)
    try rig.paintFrames()
    #expect(rig.lastUpdate.damage.area == Int(rig.size.width * rig.size.height))
    #expect(rig.lastUpdate.fullRepaintReason != nil)
    #expect(!rig.scene.needsUpdate && !rig.lastUpdate.isAnimating)
    let update = rig.showFrame(after: 1.0 / 60)
    #expect(update.damage.isEmpty && update.fullRepaintReason == nil)
    #expect(try !update.isAnimating && !rig.scene.needsUpdate && rig.staleness(with: masks) == nil)
    rig.press(at: rig.point(.center), movingTo: rig.point(.center) + Point(70, 0))
    #expect(rig.after(0.1).release().settle() < 60 && !rig.scene.needsUpdate)
    #expect(rig.showFrame(after: 1.0 / 60).damage.isEmpty)
  }

  @Test(arguments: 0..<3)
  func `moves and presses without a visible change have no damage`(kind: Int) {
    let rig = SceneRig(Control.kinds()[kind])
    rig.move(to: .center).move(to: rig.point(.center) + Point(5, 2))
    #expect(!rig.press(at: .center, button: 2).scene.needsUpdate)
    if kind == 1 { #expect(rig.press(at: .center).showFrame().damage.isEmpty) }
  }

  @Test func `a moving thumb damages less than the window`() {
    let slider = SceneRig(Slider(value: 0.5)).press(at: Point(100, 22), movingTo: Point(103, 22))
    let moved = slider.showFrame().damage
    #expect(!moved.isEmpty && moved.area < 232 * 76 / 2)
    let toggle = SceneRig(Switch(isOn: false)).tap(at: Point(25, 15))
    let sliding = toggle.showFrame(after: 0.05).damage
    #expect(!sliding.isEmpty && sliding.area < 83 * 63)
    let view = SceneRig(SegmentedControl(segments: 5, selection: 0)).tap(at: Point(90, 16))
    let pill = view.showFrame(after: 0.02).damage
    #expect(!pill.isEmpty && pill.area < 300 * 32 / 2)
  }

  @Test(arguments: [true, false])
  func `a theme change repaints everything, with its reason`(isAnimated: Bool) throws {
    rig.passTime(10)
    rig.scene.setTheme(.dark, animated: isAnimated)
    #expect(rig.scene.needsUpdate && (rig.scene.shownTheme == .dark) == !isAnimated)
    let update = rig.showFrame(after: 1.0 / 60)
    #expect(update.damage.area == 83 * 63 && update.fullRepaintReason == "theme")
    #expect(update.isAnimating == isAnimated)
    #expect(rig.settled().scene.shownTheme == .dark)
    #expect(try rig.picture() == SceneRig(Switch(isOn: true), theme: .dark).picture())
  }

  @Test func `a size change repaints everything, with its reason`() {
    rig.scene.resize(to: Size(90, 70), scale: 1)
    let resized = rig.showFrame()
    #expect(resized.damage.area == 90 * 70 && resized.fullRepaintReason == "size")
    rig.scene.resize(to: Size(90, 70), scale: 2)
    #expect(rig.showFrame().damage.area == 180 * 140)
    rig.scene.resize(to: Size(90, 70), scale: 2)
    #expect(!rig.scene.needsUpdate)
  }
}

@Suite struct `Scene damage` {
  private let window = PixelRect(0, 0, 100, 50)
  private var damage = SceneDamage(everythingFor: "first frame")
  private mutating func take() -> FrameUpdate { damage.take(in: window, next: .idle) }

  @Test mutating func `covers the window at first, and the added rectangles within it afterward`() {
    #expect(!damage.isEmpty && damage.isEverything)
    let update = take()
    #expect(update.damage.rects == [window] && update.fullRepaintReason == "first frame")
    #expect(damage.isEmpty && !damage.isEverything)
    let nothing = take()
    #expect(nothing.damage.isEmpty && nothing.fullRepaintReason == nil)
    damage.add(PixelRect(90, 40, 20, 20))
    #expect(!damage.isEmpty)
    let part = take()
    #expect(part.damage.rects == [PixelRect(90, 40, 10, 10)])
    #expect(part.fullRepaintReason == nil && part.move == nil)
  }

  @Test mutating func `excludes what a move copies, and covers its whole area for other buffers`() {
    _ = take()
    let area = PixelRect(10, 10, 40, 40)
    // Damage inside the moved area moves along.
    damage.add(PixelRect(0, 20, 30, 5))
    damage.addMove(of: area, by: 12)
    damage.add(PixelRect(10, 10, 40, 12))
    #expect(!damage.isEmpty)
    let update = take()
    #expect(update.move?.area == area && update.move?.distance == 12)
    #expect(update.move?.damage.intersects(PixelRect(10, 32, 20, 5)) == true)
    #expect(update.move?.damage.intersects(PixelRect(0, 20, 1, 5)) == true)
    #expect(update.move?.damage.intersects(PixelRect(49, 49, 1, 1)) == false)
    #expect(update.damage.bounds == area.union(PixelRect(0, 20, 30, 5)))
    #expect(damage.isEmpty && take().move == nil)
  }

  @Test mutating func `covers the window once without a move if everything is repainted`() {
    damage.addMove(of: window, by: 5)
    #expect(take().move == nil)
    damage.addMove(of: window, by: 5)
    damage.addEverything(for: "theme")
    let update = take()
    #expect(update.move == nil && update.damage.rects == [window])
    damage.add(PixelRect(0, 0, 5, 5))
    damage.addEverything(for: "theme")
    damage.add(PixelRect(9, 0, 5, 5))
    let second = take()
    #expect(second.damage.rects == [window] && second.fullRepaintReason == "theme")
    #expect(damage.isEmpty)
  }

  @Test mutating func `covers the difference between two display lists`() {
    _ = take()
    func list(_ x: Double) -> DisplayList {
      DisplayList { $0.fillAligned(Rect(x, 0, 4, 4), color: .black) }
    }
    let placement = DisplayList.Placement(origin: Point(10, 10), scale: 1, clip: nil)
    let text = TextEngine()
    damage.addDifference(from: list(0), to: list(0), at: placement, text: text)
    #expect(damage.isEmpty)
    damage.addDifference(from: list(0), to: list(20), at: placement, text: text)
    let region = take().damage
    #expect(region.area == 32)
  }
}

@Suite struct `Pending nodes` {
  private let first = Node()
  private let second = Node()
  private let pending = PendingNodes()
  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `are stored once, and can move again while they are processed`() {
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty)
    for _ in 0..<2 {
      pending.markDirty(first)
      pending.markMoving(second)
    }
    #expect(pending.dirty.count == 1 && pending.moving.count == 1)
    #expect(pending.takeMoving().count == 1 && pending.moving.isEmpty)
    second.pending.remove(.motion)
    pending.markMoving(second)
    #expect(pending.moving.count == 1)
  }

  @Test func `wait for the earliest deadline`() {
    pending.schedule(first, at: time(2))
    pending.schedule(second, at: time(1))
    pending.schedule(first, at: time(3))
    #expect(pending.scheduled.count == 2 && pending.dirty.isEmpty && pending.moving.isEmpty)
    #expect(pending.nextMoment == .at(time(1)))
    pending.startDue(at: time(1.5))
    #expect(pending.moving.count == 1 && pending.moving.first === second)
    #expect(pending.nextMoment == .at(time(3)))
    // A node has no deadline while it moves.
    pending.markMoving(first)
    pending.startDue(at: time(2))
    #expect(pending.scheduled.isEmpty && pending.nextMoment == .idle && pending.moving.count == 2)
  }

  @Test func `out of view are processed when they wake`() {
    pending.suspend(first)
    pending.suspend(first)
    pending.markDirty(first)
    pending.markMoving(first)
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty && pending.suspended.count == 1)
    pending.resume()
    #expect(pending.dirty.count == 1 && pending.moving.count == 1 && pending.suspended.isEmpty)
  }

  @Test func `that moved out of view are dirty`() {
    for node in [first, second] { pending.suspend(node) }
    pending.markMoving(first)
    pending.markSuspendedDirty()
    pending.resume()
    #expect(pending.dirty.count == 1 && pending.dirty.first === first)
  }

  @Test func `are removed from every list`() {
    pending.markDirty(first)
    pending.markMoving(first)
    pending.schedule(first, at: time(2))
    pending.markDirty(second)
    pending.remove { $0(first) }
    #expect(pending.moving.isEmpty && pending.scheduled.isEmpty && first.pending.isEmpty)
    #expect(first.deadline == nil && pending.dirty.count == 1 && pending.dirty.first === second)
    pending.suspend(second)
    pending.remove { $0(second) }
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty && pending.suspended.isEmpty)
  }
}

private final class Blinker: Node {
  var moments: [Double] = []
  private(set) var samples: [Double] = []

  override func advance(to time: Instant) -> NextFrame {
    samples.append(time.seconds)
    moments.removeAll { $0 <= time.seconds }
    return moments.first.map { .at(Instant(seconds: $0)) } ?? .idle
  }

  func start(_ moments: Double...) {
    self.moments = moments
    invalidate(.motion, reason: "test")
  }
}

@Suite struct `Node deadlines` {
  private let first = Blinker()
  private let scene: Scene

  init() {
    scene = Scene(Stack(.vertical, of: first))
    scene.resize(to: Size(100, 100), scale: 1)
    update(at: 0)
  }

  @discardableResult
  private func update(at seconds: Double) -> NextFrame { scene.frame(at: seconds).next }

  @Test func `a node is sampled at its deadline and not before`() {
    first.start(0.5, 1)
    #expect(update(at: 0.1) == .at(Instant(seconds: 0.5)) && !scene.needsUpdate)
    let samples = first.samples.count
    #expect(update(at: 0.3) == .at(Instant(seconds: 0.5)) && first.samples.count == samples)
    #expect(update(at: 0.52) == .at(Instant(seconds: 1)) && first.samples.last == 0.5)
    #expect(update(at: 1) == .idle && update(at: 2) == .idle && first.samples.count == samples + 2)
  }

  @Test func `a node with a missed deadline is sampled when it is added again`() {
    first.start(0.5, 5)
    update(at: 0.1)
    first.removeFromParent()
    scene.root.addChild(first)
    #expect(update(at: 0.6) == .at(Instant(seconds: 5)) && first.samples.last == 0.6)
  }
}
