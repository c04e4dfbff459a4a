import Canvas
import Controls
import ControlsTesting
import Observation
import RangeDial
import Testing

@Observable private final class Comfort {
  var range = 18.0...22
}

/// A dial of 5 to 35 °C: a degree is 9 degrees of the circle, from 135 degrees below the right on.
@Suite struct `Range dial example` {
  private let comfort = Comfort()
  private let dial = RangeDial(15...25, in: 5...35, step: 1, label: "Comfort")
  private let rig: SceneRig<RangeDial>

  /// 20 °C.
  private let top = Point(60, 14)
  /// 30 °C.
  private let right = Point(106, 60)

  init() {
    dial.bind(\.range, to: comfort)
    rig = SceneRig(dial)
  }

  private var parts: [SemanticsNode] {
    get throws { try #require(rig.scene.semantics(of: dial)).children }
  }

  @Test func `a drag moves the nearer thumb and writes to the model`() throws {
    comfort.range = 10...20
    rig.showFrame()
    rig.press(at: top)
    rig.drag(to: right).release()
    #expect(comfort.range == 10...30)
    #expect(rig.actions.first == .editingBegan && rig.actions.last == .editingEnded)
    #expect(try parts.map(\.isFocused) == [false, true])
  }

  @Test func `a canceled drag restores the range, and presses elsewhere do nothing`() {
    comfort.range = 10...20
    rig.showFrame()
    rig.press(at: top, button: 1).drag(to: right)
    rig.cancel(by: .escape)
    #expect(comfort.range == 10...20)
    _ = rig.takeActions()
    #expect(rig.tap(at: Point(60, 60)).takeActions().isEmpty)
  }

  @Test func `a thumb stops at the other one and at the gap`() {
    #expect(rig.press(at: Point(60, 106)).actions.isEmpty)
    #expect(rig.scene.perform(.setValue(99), on: dial.semanticsID) == true)
    #expect(comfort.range == 22...22)
    comfort.range = 35...35
    rig.showFrame()
    // The end is at the lower right, and the pointer crosses the gap to the lower left.
    rig.press(at: Point(92, 92))
    rig.move(to: Point(27, 92))
    #expect(comfort.range == 35...35)
  }

  @Test func `Tab and arrow keys reach both thumbs`() {
    rig.focus().key(.up)
    #expect(comfort.range == 19...22)
    rig.key(.tab)
    rig.key(.left)
    #expect(comfort.range == 19...21)
    rig.key(.tab, modifiers: .shift)
    rig.key(.down)
    #expect(comfort.range == 18...21)
  }

  @Test func `each part has a value and performs actions`() throws {
    #expect(try parts.map(\.label) == ["Minimum", "Maximum"])
    #expect(try parts[0].value == .number(18, range: 5...22, step: 1))
    #expect(rig.scene.perform(.increment, on: try parts[1].id))
    #expect(rig.scene.perform(.setValue(7.2), on: try parts[0].id))
    #expect(comfort.range == 7...23)
    #expect(!rig.scene.perform(.toggle, on: try parts[0].id))
    #expect(rig.scene.perform(.focus, on: try parts[1].id))
    #expect(try parts.map(\.isFocused) == [false, true])
  }

  @Test func `its frames leave no stale pixels`() throws {
    try rig.paintFrames()
    rig.focus().key(.up)
    rig.key(.tab)
    rig.key(.up)
    rig.showFrame()
    #expect(try rig.staleness() == nil)
  }
}
