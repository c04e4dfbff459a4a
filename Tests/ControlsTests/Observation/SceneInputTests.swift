import Canvas
import ControlsTesting
import Testing

@testable import Controls

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
    let rig = SceneDriver(Scene(Stack(.vertical, of: one)), size: Size(90, 90))
    let replica = SceneDriver(Scene(Stack(.vertical, of: other)), size: Size(90, 90))
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
    let view = SceneView(Scene(inner))
    view.isInteractive = false
    let outer = Switch()
    let rig = SceneRig(Stack(.vertical, of: outer, view), size: Size(200, 200))
    rig.scene.setFocus(outer, isVisible: true)
    view.content.setFocus(inner, isVisible: true)
    #expect(inner.isFocused && outer.isFocused)
  }

  @Test func `a held view shows one instant of any content`() {
    let toggle = Switch()
    let view = SceneView(Scene(toggle))
    let rig = SceneRig(view, size: Size(200, 200))
    rig.advance(by: 1)
    view.hold(at: Instant(seconds: 0.25))
    let scene = Scene(Switch())
    view.content = scene
    rig.advance(by: 1)
    #expect(scene.now == Instant(seconds: 0.25))
  }
}
