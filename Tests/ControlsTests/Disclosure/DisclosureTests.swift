import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Disclosure: toggling` {
  private let rig = SceneRig(Disclosure("Motion", isOpen: false), size: Size(260, 20))
  private var disclosure: Disclosure { rig.control }

  @Test func `opens and closes on release`() {
    var told: [Bool] = []
    disclosure.onChange = { told.append($0) }
    rig.press(at: .center)
    #expect(!disclosure.isOpen)
    rig.release()
    #expect(disclosure.isOpen)
    rig.tap(at: .center)
    #expect(told == [true, false])
    rig.press(at: .center)
    rig.release(at: Point(100, 90))
    #expect(told == [true, false])
  }

  @Test func `turns its chevron in 0.25 s, and immediately under reduced motion`() {
    rig.tap(at: .center)
    rig.showFrame(after: 0.125)
    #expect(abs(disclosure.state.turn - 0.5) < 0.001)
    rig.showFrame(after: 0.125)
    #expect(disclosure.state.turn == 1 && !rig.wantsFrame)
    disclosure.isOpen = false
    #expect(disclosure.state.turn == 0)
    disclosure.setOpen(true, animated: true)
    rig.showFrame(after: 0.1)
    #expect(disclosure.state.turn > 0 && disclosure.state.turn < 1 && rig.actions.count == 1)
    let reduced = SceneRig(
      Disclosure("Motion", isOpen: false), size: Size(260, 20), motion: .reduced)
    reduced.tap(at: .center)
    #expect(reduced.control.state.turn == 1)
  }

  @Test func `toggles with Space and with the arrow keys along the layout direction`() {
    rig.focus()
    rig.key(.space)
    #expect(disclosure.isOpen)
    rig.key(.right)
    #expect(disclosure.isOpen)
    rig.key(.left)
    #expect(!disclosure.isOpen)
    let mirrored = SceneRig(
      Disclosure("Motion", isOpen: false), size: Size(260, 20), direction: .rightToLeft)
    mirrored.focus()
    #expect(mirrored.control(after: .left).isOpen)
  }

  @Test func `is a button as wide as its container that says whether it is expanded`() throws {
    var semantics = try #require(rig.scene.semantics(of: disclosure))
    #expect(semantics.role == .button && semantics.label == "Motion")
    #expect(semantics.states.contains(.expandable) && !semantics.states.contains(.expanded))
    #expect(rig.scene.perform(.press, on: semantics.id))
    semantics = try #require(rig.scene.semantics(of: disclosure))
    #expect(semantics.states.contains(.expanded))
    disclosure.isEnabled = false
    #expect(!rig.scene.perform(.press, on: semantics.id))
    #expect(disclosure.measured(Size(300, 100)) == Size(300, 20))
    #expect(disclosure.measured(Size(.infinity, 100)).width < 150)
  }
}
