import Canvas
import ControlsTesting
import Testing

@testable import Controls

private struct EventBook: ControlBehavior {
  var motion = MotionPreference.full
  var events: [ControlEvent] = []
  var takesWheel = false
  var isPressed: Bool { false }
  func shouldBeginPress(at point: Point, time: Instant) -> Bool { true }
  func shouldHandle(_ scroll: ScrollEvent, at time: Instant) -> Bool { takesWheel }

  mutating func handle(_ event: ControlEvent, at time: Instant, actions: inout [ControlAction]) {
    events.append(event)
  }

  mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool { false }

  func state(at time: Instant) -> [ControlEvent] { events }
  func nextFrame(after time: Instant) -> NextFrame { .idle }
}

@Suite struct `Behavior events` {
  private final class Dial: BehaviorControl<EventBook> {
    var standing: AxisMapping?
    override var axis: AxisMapping { standing ?? super.axis }
    override var handledKeys: Set<Key> { [.left, .right] }
  }

  /// At 10, 20, with a size of 100 x 60 pt.
  private let dial = Dial(behavior: EventBook(), label: "Dial")
  private let around = RecordingNode("around", in: RecordingNode.Book())
  private let rig: SceneDriver

  init() {
    let root = FixedFrameRoot(around, at: Rect(0, 0, 200, 100))
    around.addChild(dial)
    dial.frame = Rect(10, 20, 100, 60)
    rig = SceneDriver(Scene(root), size: Size(200, 100))
  }

  private func press(at point: Point) -> PointerEvent {
    PointerEvent(
      .pressed, at: point, time: rig.now, button: 1, isPrimaryDown: true, clickCount: 2,
      modifiers: [.shift, .alt])
  }

  @Test(arguments: [(LayoutDirection.leftToRight, Key.left), (.rightToLeft, .right)])
  func `receives handled keys along the layout direction`(direction: LayoutDirection, key: Key) {
    rig.scene.environment.direction = direction
    rig.scene.setFocus(dial, isVisible: true)
    rig.keyDown(.up).keyDown(.left, modifiers: .shift, isRepeat: true)
    let event = KeyEvent(.down, key, time: rig.now, modifiers: .shift, isRepeat: true)
    #expect(dial.behavior.events == [.key(event)])
  }

  private func scroll(x: Double, y: Double, with modifiers: Modifiers = .shift) -> ScrollEvent {
    ScrollEvent(at: Point(40, 35), deltaX: x, deltaY: y, time: rig.now, modifiers: modifiers)
  }

  @Test(
    arguments: [
      (AxisMapping.leftToRight, Point(30, 15), 1, -2), (.rightToLeft, Point(70, 15), -1, -2),
      (.upward, Point(45, 30), 2, 1), (.downward, Point(15, 30), -2, 1),
    ] as [(AxisMapping, Point, Double, Double)])
  func `receives pointer and scroll events along its axis`(
    axis: AxisMapping, place: Point, along: Double, across: Double
  ) {
    dial.standing = axis
    rig.scene.handle(.pointer(press(at: Point(40, 35))))
    dial.scrollWheel = .always
    dial.change(reason: "test") { behavior, _, _ in behavior.takesWheel = true }
    rig.scene.handle(.scroll(scroll(x: 1, y: -2)))
    var expected = scroll(x: along, y: across)
    expected.position = place
    #expect(dial.behavior.events == [.pointer(press(at: place)), .scroll(expected)])
    #expect(!around.book.lines.contains("around scroll"))
  }

  @Test(arguments: ["Ctrl, which magnifies", "not accepted", "disabled"])
  func `leaves other scroll events to the parent`(reason: String) {
    dial.scrollWheel = .always
    dial.isEnabled = reason != "disabled"
    dial.change(reason: "test") { behavior, _, _ in behavior.takesWheel = reason != "not accepted" }
    let modifiers: Modifiers = reason.hasPrefix("Ctrl") ? [.control, .shift] : .shift
    rig.scene.handle(.scroll(scroll(x: 1, y: -2, with: modifiers)))
    #expect(dial.behavior.events.isEmpty && around.book.lines == ["around scroll"])
  }

  @Test func `a scroll whose deltas cancel out changes none of the three controls`() {
    let slider = Slider(value: 0, label: "").with(\.scrollWheel, .always)
    for control in [Switch(label: ""), slider, SegmentedControl(["a"], label: "")] as [Control] {
      #expect(!control.scrolled(scroll(x: 1, y: 1)))
    }
    var driver = BehaviorDriver(SliderBehavior(value: 0.5, in: 0...1, width: 200))
    let before = driver.behavior
    driver.send(.scroll(scroll(x: 1, y: 1)))
    #expect(driver.behavior == before && driver.actions.isEmpty)
  }
}

/// spec: docs/spec/rendering.md#8/wheel.
@Suite struct `Scroll wheel policy` {
  @Test(arguments: [
    (ScrollWheelPolicy.whenFocused, false, false), (.whenFocused, true, true),
    (.always, false, true), (.always, true, true), (.never, false, false), (.never, true, false),
  ]) func `decides between the value and the page`(
    policy: ScrollWheelPolicy, isFocused: Bool, changesValue: Bool
  ) throws {
    let controls: [any DescribedControl] = [
      Slider(value: 0.5), RangeSlider(0.25...0.75),
      Stepper(value: 4, in: 1...8, label: "Copies"),
    ]
    for control in controls {
      let property = try #require(
        type(of: control).description.properties.first { $0.name == "scrollWheel" })
      #expect(property.kind == .choice(["whenFocused", "always", "never"]))
      #expect(property.read(from: control) == .text("whenFocused"))
      try property.write(.text(policy.rawValue), to: control)
      let view = ScrollView(
        Stack(.vertical, spacing: 500, alignment: .fill, of: control, Label("Below")))
      let driver = SceneDriver(Scene(view), size: Size(200, 100))
      if isFocused { driver.scene.setFocus(control, isVisible: true) }
      let before = BehaviorSnapshot(control)
      driver.scroll(at: control.frameInScene.center, deltaY: 1)
      #expect((BehaviorSnapshot(control) != before) == changesValue, "\(control.label)")
      #expect((view.offset > 0) != changesValue, "\(control.label)")
    }
  }
}

/// A slider that shows its value in a child.
private final class Gauge: BehaviorControl<SliderBehavior> {
  let readout = Label("")

  init() {
    super.init(behavior: SliderBehavior(value: 0.5, in: 0...1, step: nil, width: 200), label: "")
    addChild(readout)
    stateChanged()
  }

  override func stateChanged() {
    readout.string = "\(state.value)\(state.isGrabbed ? " held" : "")"
  }
}

@Suite struct `Children that show the state of a control` {
  private let rig = SceneRig(Gauge(), size: Size(200, 44))

  @Test func `change with input, with the app and with actions`() {
    #expect(rig.press(at: Point(100, 22)).control.readout.string == "0.5 held")
    #expect(rig.cancel().control.readout.string == "0.5")
    rig.control.change(reason: "test") { behavior, time, actions in
      behavior.setValue(0.25, animated: false, at: time, actions: &actions)
    }
    #expect(rig.control.readout.string == "0.25" && rig.control.perform(.setValue(1)))
    #expect(rig.control.readout.string == "1.0")
  }
}

/// A control of 100 x 30 pt, or 30 x 100 pt if vertical, of which the behavior covers all but 10
/// pt.
@Suite struct `Axis mapping` {
  @Test(
    arguments: [
      (.leftToRight, Rect(10, 0, 90, 30), Point(30, 5)),
      (.rightToLeft, Rect(10, 0, 90, 30), Point(80, 5)),
      (.upward, Rect(0, 10, 30, 90), Point(5, 80)), (.downward, Rect(0, 10, 30, 90), Point(5, 30)),
    ] as [(AxisMapping, Rect, Point)])
  func `measures places from its start`(axis: AxisMapping, area: Rect, place: Point) {
    #expect(axis.behaviorPoint(place, in: area) == Point(20, 5))
    #expect(axis.framePoint(Point(20, 5), in: area) == place && axis.length(of: area) == 90)
    let rect = Rect(20, 5, 40, 7)
    let placed = axis.frameRect(rect, in: area)
    let corners = [Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY)]
      .map { axis.framePoint($0, in: area) }
    #expect(placed.minX == corners.map(\.x).min() && placed.minY == corners.map(\.y).min())
    #expect(placed.maxX == corners.map(\.x).max() && placed.maxY == corners.map(\.y).max())
  }

  @Test func `swaps left and right from right to left, maps up and down, and keeps other keys`() {
    for key in [Key.left, .right, .up, .down, .home, .pageUp, .space] {
      #expect(AxisMapping.leftToRight.behaviorKey(key) == key)
      #expect(AxisMapping.upward.behaviorKey(key) == key)
    }
    #expect(AxisMapping.rightToLeft.behaviorKey(.left) == .right)
    #expect(AxisMapping.rightToLeft.behaviorKey(.right) == .left)
    #expect(AxisMapping.rightToLeft.behaviorKey(.up) == .up)
    #expect(AxisMapping.rightToLeft.behaviorKey(.home) == .home)
    #expect(AxisMapping.downward.behaviorKey(.up) == .left)
    #expect(AxisMapping.downward.behaviorKey(.down) == .right)
    for key in [Key.left, .right, .home, .pageUp, .space] {
      #expect(AxisMapping.downward.behaviorKey(key) == key)
    }
  }
}
