import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// Actions are delivered after the pass that caused them, so a handler can change the scene.
@Suite struct `Action delivery` {
  private let first = Switch()
  private let second = Switch()
  private let level = Slider(value: 0.2)
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(
      column: first, second, level, spacing: 20, padding: 16, alignment: .fill, size: Size(232, 200)
    )
  }

  @Test func `the handler is called once, at the release, when the control has its new value`() {
    var seen: [Bool] = []
    first.onChange { [unowned first] isOn in seen += [isOn, first.isOn, first.state.isPressed] }
    rig.press(at: first.frameInScene.center)
    #expect(seen == [])
    rig.release()
    #expect(seen == [true, true, false])
    rig.showFrame()
    #expect(seen.count == 3)
  }

  @Test func `a handler can revert the control, and end the drag that calls it`() {
    var count = 0
    first.onChange { [unowned first] isOn in
      count += 1
      first.setOn(!isOn, animated: true)
    }
    rig.tap(at: first.frameInScene.center).settle()
    #expect(count == 1 && !first.isOn && first.state.position.position == 0)
    level.onChange { [unowned level] value in
      if value > 0.5 { level.setValue(0.5, animated: false) }
    }
    let start = level.frameInScene
    rig.press(at: Point(start.minX + 14 + 0.2 * 172, start.midY))
    rig.move(to: Point(start.minX + 120, start.midY))
    #expect(level.value == 0.5)
    rig.release(at: Point(start.minX + 20, start.midY))
    #expect(level.value == 0.5)
  }

  @Test func `a handler can disable or remove the control`() {
    first.onChange { [unowned first] _ in first.isEnabled = false }
    second.onChange { [unowned second] _ in second.removeFromParent() }
    rig.tap(at: first.frameInScene.center)
    rig.tap(at: second.frameInScene.center).settle()
    #expect(first.isOn && second.isOn && second.scene == nil)
    rig.tap(at: first.frameInScene.center)
    #expect(first.isOn)
  }

  @Test func `an event sent from a handler reports nothing twice`() {
    var heard: [String] = []
    second.onChange { isOn in heard.append("second \(isOn)") }
    first.onChange { [unowned rig] isOn in
      heard.append("first \(isOn)")
      if heard.count > 5 { return }
      rig.tap(at: second.frameInScene.center)
    }
    rig.tap(at: first.frameInScene.center)
    #expect(heard == ["first true", "second true"])
  }

  @Test func `scene observers come first, then handlers in order, each for every action`() {
    var heard: [String] = []
    rig.scene.observe { control, action in
      if control === first, action == .valueChanged(.isOn(true)) { heard.append("scene") }
    }
    first.onChange { _ in heard.append("owner") }
    first.observe { action in heard.append("log: \(action)") }
    first.onChange { _ in heard.append("second owner") }
    rig.tap(at: first.frameInScene.center)
    #expect(
      heard == ["scene", "owner", "log: valueChanged true", "second owner", "log: haptic light"])
    var editing: [Bool] = []
    level.onEditing { editing.append($0) }
    level.onEditing { editing.append($0) }
    rig.tap(at: level.frameInScene.center)
    #expect(editing == [true, true, false, false])
  }

  @Test func `canceled and newly added handlers are not called`() {
    var heard: [String] = []
    var later: Subscription?
    let gone = first.onChange { _ in heard.append("gone") }
    gone.cancel()
    first.onChange { [unowned first] _ in
      heard.append("first")
      later?.cancel()
      first.onChange { _ in heard.append("new") }
    }
    later = first.onChange { _ in heard.append("later") }
    rig.tap(at: first.frameInScene.center)
    #expect(heard == ["first"])
    heard = []
    rig.tap(at: first.frameInScene.center)
    #expect(heard == ["first", "new"])
  }
}

@Suite struct `Haptic limiter` {
  /// All steps are reported, but only impacts that are far enough apart are performed.
  @Test func `a slider dragged across its steps produces at most 20 impacts a second`() {
    let slider = Slider(value: 0, in: 0...100, label: "Volume").with(\.step, 1)
    let (rig, recorder) = (SceneRig(slider, size: Size(400, 44)), HapticRecorder())
    rig.scene.haptics = recorder
    rig.press(at: Point(14, 22)).drag(to: Point(386, 22), over: 1, rate: 100)
    #expect(rig.release().takeActions().filter { $0 == .haptic(.light) }.count > 80)
    #expect((17...21).contains(recorder.impacts.count))
  }

  /// The times of the admitted impacts, in milliseconds.
  private func admitted(_ times: [Int]) -> [Int] {
    var limiter = HapticLimiter()
    var admitted: [Int] = []
    for time in times {
      let isAdmitted = limiter.allowsImpact(at: Instant(nanoseconds: Int64(time) * 1_000_000))
      if isAdmitted { admitted.append(time) }
    }
    return admitted
  }

  @Test func `admits the first impact, and the next ones after 50 ms at the earliest`() {
    #expect(admitted([0, 1, 49, 50, 99, 100, 5000]) == [0, 50, 100, 5000])
    // A clock that goes back starts over.
    #expect(admitted([1000, 900, 920, 950]) == [1000, 900, 950])
  }
}

@Suite struct `Scene input` {
  private func rig() -> SceneRig<Slider> { SceneRig(Slider(value: 0.5), size: Size(240, 44)) }

  private final class Pair: Node {
    var counts = [0, 0]
    override var isFocusable: Bool { true }

    override var semantics: Semantics? {
      Semantics(
        role: .group, label: "Pair",
        parts: ["A", "B"].map { Semantics(role: .slider, label: $0, actions: .increment) })
    }

    override func perform(_ action: SemanticsAction, onPart index: Int) -> Bool {
      counts[index] += action == .focus ? 10 : 1
      return super.perform(action, onPart: index) || action == .increment
    }
  }

  @Test func `an action on a part replays on the same part`() throws {
    let (one, other) = (Pair(), Pair())
    let rig = SceneDriver(column: one, size: Size(90, 90))
    let replica = SceneDriver(column: other, size: Size(90, 90))
    let subscription = rig.scene.observe(.input) {
      if case .input(let input, let time) = $0 { replica.scene.apply(input, at: time) }
    }
    defer { subscription.cancel() }
    let part = try #require(rig.scene.semantics.first { $0.label == "B" }).id
    #expect(rig.scene.perform(.increment, on: part) && rig.scene.perform(.focus, on: part))
    #expect(one.counts == [0, 11] && other.counts == [0, 11])
    #expect(replica.scene.focusedNode === other && replica.scene.isFocusVisible)
  }

  @Test func `is reported once, whatever it causes, and ignored for a missing node`() {
    let rig = rig()
    rig.scene.apply(.action(.increment, 99), at: .zero)
    rig.scene.apply(.focus(-1, isVisible: true), at: .zero)
    #expect(rig.control.value == 0.5 && !rig.control.isFocused)
    var told: [SceneInput] = []
    let subscription = rig.scene.observe(.input) { event in
      if case .input(let input, _) = event { told.append(input) }
    }
    rig.press(at: Point(120, 22))
    // The press moves the focus and cancels nothing, which is not reported separately.
    #expect(told.count == 1)
    rig.scene.handle(.focusLost(time: rig.scene.now))
    #expect(told.count == 2)
    rig.scene.setFocus(rig.control, isVisible: true)
    _ = rig.scene.perform(.increment, on: rig.control.semanticsID)
    #expect(told.count == 4)
    guard case .action(.increment, _, part: nil) = told[3],
      case .focus(.some, isVisible: true) = told[2]
    else {
      Issue.record("\(told)")
      return
    }
    subscription.cancel()
    rig.release()
    #expect(told.count == 4)
  }

  /// A live preview does not take the focus from the scene that shows it.
  @Test func `focus in a noninteractive view stays inside the view`() {
    let inner = Switch()
    let view = SceneView(Scene(inner)).with(\.isInteractive, false)
    let outer = Switch()
    let rig = SceneRig(Stack(.vertical, of: outer, view), size: Size(200, 200))
    rig.scene.setFocus(outer, isVisible: true)
    view.content.setFocus(inner, isVisible: true)
    #expect(inner.isFocused && outer.isFocused)
  }

  @Test func `a held view shows one instant of any content`() {
    let view = SceneView(Scene(Switch()))
    let rig = SceneRig(view, size: Size(200, 200)).advance(by: 1)
    view.hold(at: Instant(seconds: 0.25))
    let scene = Scene(Switch())
    view.content = scene
    rig.advance(by: 1)
    #expect(scene.now == Instant(seconds: 0.25))
  }
}
