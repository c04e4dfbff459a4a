import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Content of a scene view` {
  private let before = Switch(isOn: false, label: "Before")
  private let toggle = Switch(isOn: false, label: "Wi-Fi")
  private let slider = Slider(value: 0.5, label: "Volume")
  private let after = Switch(isOn: false, label: "After")
  private let content: Scene
  private let view: SceneView
  private let rig: SceneDriver

  init() {
    content = Scene(Stack(.vertical, spacing: 20, padding: 16, of: toggle, slider))
    view = SceneView(content)
    view.magnification = 2
    rig = SceneDriver(column: before, view, after, spacing: 10, padding: 20, size: Size(600, 500))
  }

  private func tab(_ modifiers: Modifiers = []) { rig.key(.tab, modifiers: modifiers) }

  private var focused: Node? {
    rig.scene.focusedNode === view ? content.focusedNode : rig.scene.focusedNode
  }

  @Test func `takes part in the focus order, in both directions`() {
    for expected in [before, toggle, slider, after, before] as [Node] {
      tab()
      #expect(focused === expected)
    }
    for expected in [after, slider, toggle, before] as [Node] {
      tab(.shift)
      #expect(focused === expected)
    }
    #expect(content.focusedNode == nil)
  }

  @Test func `receives keys, shows the focus, and leaves unhandled keys to the key handler`() {
    tab()
    tab()
    #expect(content.isFocusVisible)
    rig.key(.space)
    #expect(toggle.isOn)
    tab()
    #expect(rig.key(.right).scene.focusedSemantics == slider.semanticsID && slider.value > 0.5)
    let unused = KeyLog(rig.scene)
    rig.key(.character("t"))
    #expect(unused.keys == [.character("t")])
  }

  @Test func `is in a picture at another scale, which changes nothing`() throws {
    toggle.isOn = true
    rig.advance(by: 1)
    let large = try Picture(rig.scene.picture(scale: 2))
    #expect(try Picture(rig.scene.picture()) == rig.picture())
    rig.showFrame()
    #expect(try Picture(rig.scene.picture()) == rig.picture())
    rig.scene.show(size: rig.scene.size, scale: 2, at: rig.scene.lastTime)
    #expect(try Picture(rig.scene.picture()) == large)
  }

  @Test func `receives the focus on a press`() {
    #expect(rig.tap(at: Point(20 + 2 * 24, view.frame.minY + 2 * 31)).scene.focusedNode === view)
    #expect(content.focusedNode === toggle && !content.isFocusVisible)
    rig.key(.escape)
    #expect(rig.tap(at: Point(30, 30)).scene.focusedNode === before && content.focusedNode == nil)
  }

  @Test func `ends with Escape a gesture that only its scene received`() {
    let place = toggle.frameInScene.center
    content.handle(.pointer(PointerEvent(.pressed, at: place, time: content.now)))
    #expect(content.capture === toggle && rig.scene.capture == nil && focused === toggle)
    rig.key(.escape)
    #expect(content.capture == nil && !toggle.isOn)
  }

  @Test func `reports the end of a gesture when it is hidden, without a further frame`() {
    let place = rig.scene.semantics(of: slider)?.frame.center ?? .zero
    rig.press(at: place, movingTo: place + Point(40, 0))
    var actions: [ControlAction] = []
    let observation = slider.observe { actions.append($0) }
    view.isHidden = true
    #expect(actions == [.valueChanged(.number(0.5)), .editingEnded])
    observation.cancel()
  }

  @Test func `receives scroll events`() {
    let frame = rig.scene.semantics(of: slider)?.frame ?? .zero
    rig.scroll(at: frame.center, deltaY: -1)
    #expect(slider.value == 0.5)
    content.setFocus(slider, isVisible: true)
    rig.scroll(at: frame.center, deltaY: -1)
    #expect(slider.value > 0.5)
  }

  @Test func `leaves all input to the nodes around it unless it is interactive`() {
    let places = [toggle, slider].map { rig.scene.semantics(of: $0)?.frame.center ?? .zero }
    let track = Point(places[1].x + 60, places[1].y)
    view.isInteractive = false
    content.setFocus(slider, isVisible: true)
    for place in places + [track] { rig.scroll(at: place, deltaY: -1).tap(at: place) }
    for _ in 0..<4 {
      tab()
      #expect(focused === before || focused === after)
      rig.key(.right)
    }
    #expect(!toggle.isOn && slider.value == 0.5)
  }

  @Test func `shows its help tags and cursors once and unmagnified`() {
    toggle.helpTag = "Turns it on"
    let frame = rig.scene.semantics(of: toggle)?.frame ?? .zero
    rig.move(to: frame.center)
    #expect(rig.advance(by: 1).scene.shownHelpTag == "Turns it on" && content.shownHelpTag == nil)
    #expect(rig.scene.cursor == .pointingHand)
    rig.move(to: Point(590, 490))
    #expect(rig.advance(by: 1).scene.shownHelpTag == nil && rig.scene.cursor == .arrow)
  }

  @Test func `has accessibility nodes with frames in the outer scene`() {
    #expect(rig.scene.semantics.children.map(\.label) == ["Before", "Wi-Fi", "Volume", "After"])
    let told = rig.scene.semantics.children[1]
    #expect(told.frame == Rect(20 + 32, view.frame.minY + 32, 102, 62))
    #expect(rig.scene.semantics(for: toggle.semanticsID) == told)
    #expect(rig.scene.semantics(of: toggle)?.frame == told.frame)
    #expect(told.states.isSuperset(of: [.enabled, .showing, .focusable]))
    view.isEnabled = false
    #expect(rig.scene.semantics.children[1].isEnabled == false)
    view.isHidden = true
    #expect(rig.scene.semantics(for: toggle.semanticsID) == nil)
  }

  @Test func `performs accessibility actions`() {
    #expect(rig.scene.perform(.toggle, on: toggle.semanticsID) && toggle.isOn)
    #expect(rig.scene.perform(.focus, on: slider.semanticsID) && rig.scene.focusedNode === view)
    #expect(rig.scene.focusedSemantics == slider.semanticsID)
    view.isEnabled = false
    #expect(!rig.scene.perform(.toggle, on: toggle.semanticsID))
    view.removeFromParent()
    #expect(!rig.scene.perform(.toggle, on: toggle.semanticsID))
  }

  @Test func `reports accessibility changes`() {
    var heard: [SemanticsChange] = []
    rig.scene.observeSemantics { heard += $0 }
    toggle.setOn(true, animated: false)
    rig.settle()
    #expect(heard == [.changed(toggle.semanticsID, .value)])
    heard.removeAll()
    _ = rig.scene.perform(.focus, on: slider.semanticsID)
    rig.settle()
    #expect(heard.contains(.focusMoved(to: slider.semanticsID)))
    heard.removeAll()
    view.content = Scene(Stack(.vertical) { Switch(label: "Other") })
    rig.settle()
    #expect(heard.contains(.removed(toggle.semanticsID)))
  }

  @Test func `produces haptic feedback and reports actions to the outer scene`() {
    let haptics = HapticRecorder()
    rig.scene.haptics = haptics
    tab()
    tab()
    rig.key(.space)
    #expect(haptics.impacts.count == 1 && rig.takeActions().contains(.valueChanged(.isOn(true))))
  }

  @Test func `supports spring loading`() {
    let segmented = SegmentedControl(["One", "Two"], selection: 0, label: "Pages")
    segmented.isSpringLoaded = true
    view.content = Scene(Stack(.vertical, padding: 16) { segmented })
    let frame = rig.settled().scene.semantics(of: segmented)?.frame ?? .zero
    rig.scene.handle(.dragOver(DragEvent(at: Point(frame.maxX - 20, frame.midY), time: rig.now)))
    rig.advance(by: 2)
    #expect(segmented.selection == 1)
    rig.scene.handle(.dragLeft(time: rig.now))
    #expect(content.drag == nil)
  }
}
