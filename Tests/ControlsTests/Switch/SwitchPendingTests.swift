import Canvas
import Controls
import ControlsTesting
import Testing

/// A switch that the app marks as pending. spec: rendering 6, pending
@Suite struct `Switch: pending state` {
  private let rig = SceneRig(Switch())

  @Test(arguments: SwitchStyle.allCases)
  func `a pending switch takes no input and reports its state`(style: SwitchStyle) {
    let rig = SceneRig.natural(Switch(style: style, title: "Wi-Fi"))
    rig.control.setPending(true)
    #expect(rig.control.isPending && rig.state.pendingRing != nil)
    #expect(rig.scene.semantics(of: rig.control)?.states.contains(.pending) == true)
    rig.tap(at: .center)
    rig.press(at: Point(5, 10))
    rig.drag(to: Point(40, 10))
    rig.release()
    rig.focus()
    rig.keys(.space, .enter)
    #expect(!rig.control.perform(.toggle) && !rig.control.isOn && !rig.state.isPressed)
    #expect(rig.takeActions() == [])
    rig.control.setPending(false)
    #expect(!rig.control.isPending && rig.state.pendingRing == nil)
    #expect(rig.scene.semantics(of: rig.control)?.states.contains(.pending) == false)
    rig.tap(at: .center)
    #expect(rig.takeActions().values == [.isOn(true)])
  }

  @Test func `pending cancels a press or a held key, and a programmatic value applies meanwhile`() {
    rig.press(at: Point(10, 15), movingTo: Point(40, 15))
    _ = rig.takeActions()
    rig.control.setPending(true)
    #expect(!rig.state.isPressed && !rig.state.isShownOn)
    rig.control.setPending(false)
    rig.move(to: Point(10, 15))
    #expect(!rig.controlAfterRelease(at: Point(40, 15)).isOn && rig.takeActions() == [])
    rig.focus()
    rig.keyDown(.space)
    for isPending in [true, false] { rig.control.setPending(isPending) }
    rig.keyUp(.space)
    #expect(!rig.control.isOn && rig.takeActions() == [])
    rig.control.setPending(true)
    rig.control.isOn = true
    #expect(rig.control.isOn && rig.control.isPending && rig.state.position.position == 1)
    #expect(rig.takeActions() == [])
  }

  @Test func `pending is independent of a pending decision`() {
    rig.control.decide { _ in .later }
    rig.tap(at: Point(25, 15))
    for isPending in [true, false] { rig.control.setPending(isPending) }
    #expect(rig.control.isPending && rig.state.isShownOn)
    rig.control.setPending(true)
    #expect(rig.control.resolve(.accept) && rig.control.isOn && rig.control.isPending)
    #expect(!rig.control.resolve(.refuse))
  }

  nonisolated static let rings: [(SwitchStyle, Point)] = [
    (.switch, Point(15.5, 15.5)), (.checkbox, Point(10, 10)),
  ]

  @Test(arguments: rings)
  func `the ring repaints only itself, 12 times a second`(style: SwitchStyle, center: Point) {
    let rig = SceneRig.natural(Switch(style: style))
    rig.control.setPending(true)
    rig.showFrame()
    let place = rig.control.frameInScene.origin + center
    let ring = PixelRect(covering: Rect(center: place, size: Size(15, 15)).outset(by: 2), scale: 1)
    var frames = 0
    for _ in 0..<1000 {
      rig.passTime(0.001)
      if !rig.wantsFrame { continue }
      frames += 1
      let damage = rig.showFrame().damage
      #expect(!damage.isEmpty)
      #expect(damage.rects.allSatisfy { ring.contains($0) }, "\(damage.rects)")
    }
    #expect(frames == 12)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the ring of a button precedes the title`(direction: LayoutDirection) throws {
    let rig = SceneRig.natural(Switch(style: .button, title: "Bold"), direction: direction)
    let width = rig.control.frame.width
    rig.control.setPending(true)
    rig.showFrame()
    #expect(rig.control.frame.width == width)
    let drawing = Drawing(of: rig)
    let ring = try #require(drawing.paths.first).origin
    let title = try #require(drawing.texts.first)
    let size = rig.text.size(of: title.text)
    #expect(size == rig.text.size(of: Text("Bold", font: title.text.font)) && ring.y == 16)
    if direction == .leftToRight {
      #expect(ring.x - 7.5 >= 0 && ring.x + 7.5 + 4 <= title.origin.x + 0.01)
      #expect(title.origin.x + size.width <= width)
    } else {
      #expect(ring.x + 7.5 <= width && title.origin.x + size.width + 4 <= ring.x - 7.5 + 0.01)
      #expect(title.origin.x >= 0)
    }
  }
}
