import Canvas
import ControlsTesting
import SpecTrait
import Testing

@testable import Controls

/// A drag over a segment selects it after a delay. spec: docs/spec/rendering.md#6/spring-loading;
/// docs/spec/prose-rows.md#hig-p61
@Suite struct `Segmented control: spring loading` {
  private let control = SegmentedControl(["List", "Grid", "Map"], selection: 0, label: "View")
  private let rig: SceneDriver

  init() {
    control.isSpringLoaded = true
    let root = FixedFrameRoot(control, at: Rect(20, 20, 300, 32))
    rig = SceneDriver(Scene(root), size: Size(340, 130))
  }

  private func drag(over segment: Double, for seconds: Double? = nil) {
    rig.scene.handle(
      .dragOver(DragEvent(at: Point(70 + 100 * segment, 36), time: rig.now, contents: .files)))
    if let seconds { rig.showFrame(after: seconds) }
  }

  private var pressed: Int? { control.state.pressedIndex }

  @Test(.spec("hig-p61", "hig-p62", "hig-p64"))
  func `flashes twice, and selects like a user without accepting the drop`() {
    drag(over: 2)
    var looks: [Int?] = []
    // Half a second, then four tenths, each sampled in its middle.
    for pause in [0.25, 0.3, 0.1, 0.1, 0.1, 0.1] {
      rig.showFrame(after: pause)
      looks.append(pressed)
    }
    #expect(looks == [nil, 2, nil, 2, nil, nil] && control.selection == 2)
    #expect(rig.actions == [.valueChanged(.index(2))])
  }

  @Test func `does nothing if the drag leaves early`() {
    drag(over: 2, for: 0.55)
    #expect(pressed == 2)
    rig.scene.handle(.dragLeft(time: rig.now))
    #expect(pressed == nil)
    #expect(rig.after(2).actions == [] && control.selection == 0 && !rig.scene.needsUpdate)
  }

  @Test func `does nothing while a segment is pressed`() {
    rig.press(at: Point(70, 36))
    drag(over: 2, for: 1)
    #expect(rig.release().actions == [] && control.selection == 0)
  }

  @Test func `requests no frames until the first flash, and selects at its deadline`() {
    drag(over: 1, for: 0)
    let start = rig.now
    #expect(rig.lastUpdate.next == .at(start.advanced(by: 0.5)))
    rig.showFrame(after: 1)
    let slide = control.behavior.state(at: start.advanced(by: 1)).unscaledPillRect
    // The slide is a tenth of a second old: between its start and its end.
    #expect((slide?.minX ?? 0) > 40 && (slide?.minX ?? 0) < 101)
  }

  @Test func `ignores selected and disabled segments`() {
    control.setEnabled(false, forSegmentAt: 1)
    for segment in [0.0, 1] {
      drag(over: segment, for: 0.55)
      #expect(pressed == nil)
      rig.showFrame(after: 1)
    }
    control.isEnabled = false
    drag(over: 2, for: 2)
    #expect(rig.actions == [])
  }

  @Test(.spec("hig-p61")) func `is disabled by default`() {
    drag(over: 2)
    control.isSpringLoaded = false
    rig.showFrame(after: 2)
    drag(over: 1, for: 2)
    #expect(rig.actions == [] && !SegmentedControl(["A"]).isSpringLoaded)
  }

  @Test func `is mirrored from right to left`() {
    rig.scene.environment.direction = .rightToLeft
    drag(over: 0, for: 1)
    #expect(control.selection == 2)
  }

  @Test func `adds to multiple selections, triggers momentary segments, and asks for decisions`() {
    control.selectionMode = .multiple
    drag(over: 2, for: 1)
    #expect(control.selectedIndices == [0, 2])
    control.selectionMode = .momentary
    drag(over: 1, for: 1)
    #expect(rig.actions.last == .triggered(1))
    control.selectionMode = .single
    control.decide { (_: Int?) in .refuse }
    drag(over: 0, for: 1)
    #expect(Array(rig.actions.suffix(2)) == [.proposed(.index(0)), .refused(.index(0))])
  }

  @Test func `acts on the same segment after insertions and removals`() {
    drag(over: 1, for: 0.3)
    control.insertSegment(Segment("New"), at: 0, animated: false)
    rig.showFrame(after: 0.7)
    #expect(control.selection == 2 && control.segments[2].title == "Grid")
    drag(over: 2.2, for: 0.3)
    control.removeSegment(at: 3, animated: false)
    rig.showFrame(after: 0.7)
    #expect(control.selection == 2)
  }

  @Test func `requests frames only when its state changes`() {
    func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }
    var loading = SpringLoading()
    let due = loading.takeDue(at: time(9))
    loading.move(over: nil, at: time(1))
    #expect(due == nil && loading == SpringLoading() && loading.nextFrame(after: time(0)) == .idle)
    loading.move(over: 2, at: time(1))
    var moments: [Instant] = []
    var now = time(1)
    while case .at(let next) = loading.nextFrame(after: now), moments.count < 5 {
      moments.append(next)
      now = next
    }
    #expect(moments == [1.5, 1.6, 1.7, 1.8, 1.9].map(time))
    // The minimum and maximum instants are accepted.
    loading.move(over: 1, at: Instant(nanoseconds: .min))
    #expect(loading.flashingPart(at: Instant(nanoseconds: .max)) == nil)
    let part = loading.takeDue(at: Instant(nanoseconds: .max))?.part
    #expect(part == 1)
  }
}
