import Canvas
import ControlsTesting
import SpecTrait
import Testing

@testable import Controls

@Suite struct `Segmented control: image fade` {
  private func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `a change during a fade continues from the shown layers, and some do not fade`() {
    var fade = SelectionFade([0])
    fade.show([1], over: 0.15, at: at(1))
    fade.show([2], over: 0.15, at: at(1.05))
    let layers = fade.layers(at: at(1.05))
    #expect(layers.map(\.selection) == [[0], [1], [2]] && layers.last?.opacity == 0)
    // The upper layer finishes last and covers the others.
    #expect(fade.layers(at: at(1.16)).map(\.selection) == [[1], [2]])
    #expect(fade.layers(at: at(1.2)).map(\.selection) == [[2]])
    var still = SelectionFade([0])
    still.show([0], over: 0.15, at: at(1))
    #expect(still.isSettled(at: at(1)))
    still.show([1], over: 0, at: at(1))
    #expect(still.layers(at: at(1)).map(\.selection) == [[1]])
    still.show([2], over: 0.15, at: at(2))
    still.show([0], over: 0, at: at(2.01))
    #expect(still.layers(at: at(2.01)).map(\.selection) == [[0]])
  }

  @Test(.spec("appearance-p10")) func `a control with images behaves like one without`() throws {
    let image = try Image.plain(9, 32)
    let rigs = [false, true].map { hasImages in
      let control = SegmentedControl(["first", "second", "third"], selection: 0)
      if hasImages { control.setBackgroundImage(image, for: .normal) }
      return SceneRig(control, size: Size(300, 32))
    }
    for rig in rigs {
      rig.tap(at: Point(150, 16))
      rig.advance(by: 0.05)
      rig.press(at: Point(150, 16))
      rig.drag(to: Point(280, 16))
      rig.release()
      rig.focus()
      rig.key(.left)
      rig.advance(by: 1)
    }
    #expect(rigs[0].actions == rigs[1].actions && !rigs[0].actions.isEmpty)
    #expect(rigs[0].control.selectedIndices == rigs[1].control.selectedIndices)
    #expect(rigs[1].control.selectedIndices.count == 1 && !rigs[1].wantsFrame)
  }

  @Test(arguments: [SegmentSelectionMode.single, .multiple])
  func `a control with images has no pill and no separators`(mode: SegmentSelectionMode) throws {
    let control = SegmentedControl(["first", "second", "third"], selection: 0)
    control.selectionMode = mode
    let rig = SceneRig(control, size: Size(300, 32))
    // The pill is on its way when the images come.
    control.select(2, animated: true)
    rig.advance(by: 0.05)
    control.setBackgroundImage(try Image.plain(9, 32), for: .normal)
    #expect(rig.state(pressingAt: Point(150, 16)).pillScale == 1 && rig.state.pills.isEmpty)
    #expect(rig.state.pillRect == nil && rig.state.separatorOpacities == [])
    rig.release()
    rig.advance(by: 0.16)
    #expect(!rig.wantsFrame)
    let trace = Dictionary(uniqueKeysWithValues: control.trace.map { ($0.key, $0.value) })
    #expect(trace["pillX"] == PropertyValue.none && trace["pillWidth"] == PropertyValue.none)
    #expect(trace["pills"] == .list([]) && trace["separators"] == .list([]))
    control.appearance = nil
    rig.settle()
    #expect(!rig.state.pills.isEmpty)
  }
}
