import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Accessibility actions by identifier` {
  private let wifi = Switch(label: "Wi-Fi")
  private let level = Slider(value: 0.5, in: 0...1, step: 0.25, label: "Level")
  private let view = SegmentedControl(["A", "B", "C"], selection: 0, label: "View")
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(column: wifi, level, view, spacing: 20, padding: 16, size: Size(300, 200))
  }

  private var scene: Scene { rig.scene }
  private func segment(_ index: Int) -> SemanticsID { view.semanticsID.part(index) }

  @Test func `toggles a switch and rejects other actions`() {
    #expect(scene.perform(.toggle, on: wifi.semanticsID) && wifi.isOn)
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    for action: SemanticsAction in [
      .press, .increment, .decrement, .setValue(1), .select(0), .deselect(0),
    ] { #expect(!scene.perform(action, on: wifi.semanticsID)) }
    #expect(rig.takeActions() == [])
  }

  @Test func `sets a slider, continuous or not, to the nearest step as one edit with motion`() {
    #expect(scene.perform(.setValue(0.8), on: level.semanticsID) && level.value == 0.75)
    let told = rig.takeActions()
    #expect(told.first == .editingBegan && told.last == .editingEnded)
    #expect(told.values == [.number(0.75)])
    #expect(level.state.fraction == 0.5, "it sets out from where it was")
    rig.settle()
    #expect(level.state.fraction == 0.75)
    #expect(scene.perform(.setValue(7), on: level.semanticsID), "the nearest that there is")
    #expect(level.value == 1)
    _ = rig.takeActions()
    #expect(scene.perform(.setValue(1), on: level.semanticsID), "it is so already")
    #expect(!scene.perform(.setValue(.nan), on: level.semanticsID))
    for action: SemanticsAction in [.increment, .toggle, .select(0)] {
      #expect(!scene.perform(action, on: level.semanticsID))
    }
    #expect(rig.takeActions() == [] && scene.perform(.decrement, on: level.semanticsID))
    #expect(level.value == 0.75)
    _ = rig.takeActions()
    level.isContinuous = false
    #expect(scene.perform(.setValue(0), on: level.semanticsID))
    #expect(rig.takeActions().values == [.number(0)])
  }

  @Test func `selects a segment by its control or by itself, and deselects none`() {
    #expect(!scene.perform(.deselect(0), on: view.semanticsID))
    #expect(!scene.perform(.deselect(0), on: segment(0)))
    #expect(!scene.perform(.deselect(1), on: view.semanticsID) && view.selection == 0)
    #expect(scene.perform(.select(2), on: view.semanticsID))
    #expect(scene.perform(.select(1), on: segment(1)) && view.selection == 1)
    #expect(rig.takeActions() == [.valueChanged(.index(2)), .valueChanged(.index(1))])
    #expect(scene.perform(.select(1), on: view.semanticsID), "it is selected already")
    #expect(!scene.perform(.select(2), on: segment(1)), "another's place")
    #expect(!scene.perform(.select(3), on: segment(3)), "there is none")
    for action: SemanticsAction in [.press, .toggle, .increment] {
      #expect(!scene.perform(action, on: segment(1)) && !view.perform(action))
    }
    #expect(!view.perform(.select(-1)) && !view.perform(.select(3)))
    view.setEnabled(false, forSegmentAt: 2)
    #expect(!scene.perform(.select(2), on: segment(2)) && !scene.perform(.focus, on: segment(2)))
    #expect(view.selection == 1 && rig.takeActions() == [])
  }

  @Test func `moves the focus with a focus ring, and scrolls to it`() {
    #expect(scene.perform(.focus, on: level.semanticsID))
    #expect(scene.focusedNode === level && scene.isFocusVisible)
    #expect(scene.perform(.focus, on: segment(0)) && scene.focusedSemantics == segment(0))
    #expect(wifi.perform(.focus) && scene.focusedNode === wifi)
    let label = Label("text")
    scene.root.addChild(label)
    #expect(!scene.perform(.focus, on: label.semanticsID))
    #expect(scene.focusedNode === wifi, "who had it keeps it")
    #expect(!Switch().perform(.focus))
    let rows = (0..<10).map { Switch(label: "\($0)") }
    let scroller = ScrollView(Stack(.vertical, spacing: 20) { for row in rows { row } })
    let rig = SceneDriver(Scene(scroller), size: Size(100, 100))
    #expect(rig.scene.perform(.focus, on: rows[9].semanticsID) && scroller.offset > 300)
  }

  private func isRefused() -> Bool {
    let actions: [(SemanticsAction, SemanticsID)] = [
      (.toggle, wifi.semanticsID), (.increment, level.semanticsID),
      (.setValue(0), level.semanticsID), (.select(1), view.semanticsID), (.select(1), segment(1)),
      (.focus, wifi.semanticsID), (.focus, segment(0)),
    ]
    let done = actions.filter { scene.perform($0.0, on: $0.1) }
    let direct = [wifi.perform(.toggle), level.perform(.decrement), view.perform(.select(1))]
    return done.isEmpty && !direct.contains(true) && rig.takeActions() == []
  }

  @Test func `is rejected for hidden and disabled nodes`() {
    scene.root.isHidden = true
    #expect(isRefused())
    scene.root.isHidden = false
    scene.isEnabled = false
    #expect(isRefused())
    scene.isEnabled = true
    wifi.isEnabled = false
    #expect(!wifi.perform(.toggle) && !wifi.isOn)
  }

  @Test func `is rejected below a modal layer until it is dismissed`() {
    let above = Switch(label: "above")
    let layer = scene.present(Stack(.vertical) { above })
    #expect(isRefused() && scene.perform(.toggle, on: above.semanticsID))
    layer.dismiss()
    #expect(scene.perform(.toggle, on: wifi.semanticsID))
  }

  @Test func `is rejected for deallocated, foreign and silent nodes`() {
    var gone: Switch? = Switch()
    let id = gone.map(\.semanticsID)
    gone = nil
    #expect(id.map { !scene.perform(.toggle, on: $0) } == true)
    #expect(!scene.perform(.toggle, on: Switch().semanticsID))
    #expect(!scene.perform(.focus, on: scene.root.semanticsID))
    #expect(!scene.perform(.focus, on: scene.semantics.id))
    let other = SceneDriver(Scene(Stack(.vertical) {}), size: Size(10, 10))
    #expect(!other.scene.perform(.toggle, on: wifi.semanticsID) && !wifi.isOn)
  }
}
