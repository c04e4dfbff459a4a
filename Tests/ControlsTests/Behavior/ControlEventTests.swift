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
  private let around: Listener
  private let rig: SceneDriver

  init() throws {
    around = Listener("around", in: Listener.Book())
    let root = FixedFrameRoot(around, at: Rect(x: 0, y: 0, width: 200, height: 100))
    around.addChild(dial)
    dial.frame = Rect(x: 10, y: 20, width: 100, height: 60)
    rig = SceneDriver(Scene(root), size: Size(200, 100))
    rig.showFrame()
  }

  private func press(at point: Point) -> PointerEvent {
    PointerEvent(
      .pressed, at: point, time: rig.now, button: 1, isPrimaryDown: true, clickCount: 2,
      modifiers: [.shift, .alt])
  }

  @Test(arguments: [
    (AxisMapping.leftToRight, Point(30, 15)), (.rightToLeft, Point(70, 15)),
    (.upward, Point(45, 30)), (.downward, Point(15, 30)),
  ])
  func `receives pointer events along its axis`(axis: AxisMapping, place: Point) {
    dial.standing = axis
    rig.scene.handle(.pointer(press(at: Point(40, 35))))
    #expect(dial.behavior.events == [.pointer(press(at: place))])
  }

  @Test(arguments: [(LayoutDirection.leftToRight, Key.left), (.rightToLeft, .right)])
  func `receives handled keys along the layout direction, with their modifiers and repeat flag`(
    direction: LayoutDirection, key: Key
  ) {
    rig.scene.environment.direction = direction
    rig.scene.setFocus(dial, isVisible: true)
    rig.keyDown(.up)
    rig.keyDown(.left, modifiers: .shift, isRepeat: true)
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
  func `receives scroll events along its axis`(
    axis: AxisMapping, place: Point, along: Double, across: Double
  ) {
    dial.standing = axis
    dial.scrollWheel = .always
    dial.change(reason: "test") { behavior, _, _ in behavior.takesWheel = true }
    rig.scene.handle(.scroll(scroll(x: 1, y: -2)))
    var expected = scroll(x: along, y: across)
    expected.position = place
    #expect(dial.behavior.events == [.scroll(expected)])
    #expect(around.book.lines.isEmpty)
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
    for control in [
      Switch(label: ""), Slider(value: 0, label: ""), SegmentedControl(["a"], label: ""),
    ]
      as [Control]
    {
      (control as? Slider)?.scrollWheel = .always
      #expect(!control.scrolled(scroll(x: 1, y: 1)))
    }
    var driver = BehaviorDriver(SliderBehavior(value: 0.5, in: 0...1, width: 200))
    let before = driver.behavior
    driver.send(.scroll(scroll(x: 1, y: 1)))
    #expect(driver.behavior == before && driver.actions.isEmpty)
  }
}

/// spec: rendering, 8: wheel over a slider.
@Suite struct `Scroll wheel policy` {
  @Test(arguments: [
    (ScrollWheelPolicy.whenFocused, false, false), (.whenFocused, true, true),
    (.always, false, true), (.always, true, true), (.never, false, false), (.never, true, false),
  ])
  func `decides between the value and the page`(
    policy: ScrollWheelPolicy, isFocused: Bool, changesValue: Bool
  ) throws {
    let controls: [any DescribedControl] = [
      Slider(value: 0.5), RangeSlider(0.25...0.75),
      Stepper(value: 4, range: 1...8, label: "Copies"),
    ]
    for control in controls {
      let property = try #require(
        type(of: control).description.properties.first { $0.name == "scrollWheel" })
      #expect(property.kind == .choice(["whenFocused", "always", "never"]))
      #expect(property.read(from: control) == .text("whenFocused"))
      try property.write(.text(policy.rawValue), to: control)
      let below = Label("Below")
      let view = ScrollView(
        Stack(.vertical, spacing: 500, alignment: .fill) {
          control; below
        })
      let driver = SceneDriver(Scene(view), size: Size(200, 100))
      if isFocused { driver.scene.setFocus(control, isVisible: true) }
      let before = BehaviorSnapshot(control)
      driver.scroll(at: control.frameInScene.center, deltaY: 1)
      #expect((BehaviorSnapshot(control) != before) == changesValue, "\(control.label)")
      #expect((view.offset > 0) != changesValue, "\(control.label)")
    }
  }
}
