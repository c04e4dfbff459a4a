import Canvas
import Controls
import ControlsTesting
import Support
import Testing

@testable import Workbench

/// References on the stage. spec: docs/spec/measuring.md#references
@Suite struct `References on the stage` {
  private let rig: ReferenceRig

  init() throws { rig = try ReferenceRig() }
  private func area() throws -> Rect { try #require(rig.stage.reference?.area) }

  private func expectFigures(of reference: String, like control: String) throws {
    let pictures = try [reference, control].map { try Picture(png: Input.bytes(of: $0)) }
    let difference = PictureDifference(pictures[0], pictures[1])
    let figures = try #require(rig.figures)
    #expect(abs(figures.mean - difference.mean) < 1e-9 && figures.maximum == difference.maximum)
    #expect(figures.maximum > 0)
  }

  @Test func `the figures are those of the painted control`() throws {
    let on = try rig.paint("on@2x.png", "--on")
    let orange = try rig.paint("orange@2x.png", "--on", "--on-tint", "FF9500")
    let off = try rig.paint("off@2x.png")
    try rig.show(orange)
    try expectFigures(of: orange, like: on)
    // Also after an animation, of which only the changed part is compared again.
    rig.toggle?.setOn(false, animated: true)
    rig.rig.advance(by: 1)
    try expectFigures(of: orange, like: off)
    try rig.show(on)
    rig.toggle?.setOn(true, animated: true)
    rig.rig.advance(by: 1)
    let edges = try #require(rig.figures?.shift)
    #expect(rig.figures?.mean == 0 && edges.x == 0 && edges.y == 0)
  }

  @Test func `a small change is compared as the whole picture is`() throws {
    let view = try rig.show(rig.paint("on@2x.png", "--on"), mode: .difference)
    let control = rig.stage.preview.control
    for _ in 0..<6 {
      rig.toggle?.setOn(rig.toggle?.isOn == false, animated: true)
      rig.rig.advance(by: 0.07)
      let fresh = try ReferenceComparison(
        on: try #require(view.comparison).canvas, isOfDesigns: false)
      _ = fresh.update(
        control, with: view.reference, movedBy: view.move,
        on: try #require(control.scene).shownTheme.card)
      #expect(fresh.figures == rig.figures)
      for index in fresh.reference.indices where index % 7 == 0 {
        #expect(fresh.color(at: index) == view.comparison?.color(at: index))
      }
      #expect(try rig.rig.staleness() == nil)
    }
  }

  @Test func `the shift is that of a picture that is a little off`() throws {
    try rig.show(rig.paint("on@2x.png", "--on", "--margin", "16.2"))
    let shift = try #require(rig.figures?.shift)
    #expect(abs(shift.x - 0.4) < 0.05 && abs(shift.y - 0.4) < 0.05)
    let text = try #require(rig.figures?.text)
    #expect(text.contains(" levels · Shift 0.4") && text.hasSuffix(" px"))
    #expect(rig.rig.strings.contains(text))
  }

  @Test func `the other design is compared while both move`() throws {
    rig.rig.strike("g", modifiers: .shift, wait: 1)
    let view = try #require(rig.stage.reference)
    #expect(view.mode == .beside && view.comparison?.canvas.scale == 2)
    #expect(rig.figures?.maximum ?? 0 > 0)
    #expect(!rig.rig.wantsFrame)
    let before = rig.figures
    let other = try #require(view.reference.mirror?.control as? Switch)
    let (toggle, isOn) = (try #require(rig.toggle), other.isOn)
    #expect(other.metrics == .glass && toggle.metrics == .regular && toggle.isOn == isOn)
    rig.rig.tap(at: try rig.place(0.5), wait: 1)
    #expect(rig.figures != before && toggle.isOn != isOn && other.isOn == toggle.isOn)
    #expect(rig.rig.strings.contains("Classic") && rig.rig.strings.contains("Glass"))
    for mode in ReferenceMode.allCases {
      rig.stage.setReferenceMode(mode)
      rig.rig.advance(by: 0.2)
      #expect(try rig.rig.staleness() == nil, "\(mode)")
    }
    rig.rig.strike("g", wait: 1)
    #expect(other.metrics == .regular && toggle.metrics == .glass)
    rig.rig.strike("g", modifiers: .shift)
    #expect(rig.stage.reference == nil && rig.rig.scene.all(StageMirror.self).isEmpty)
  }

  @Test(arguments: PreviewKind.allCases)
  func `designs at rest are compared without frames`(kind: PreviewKind) throws {
    let rig = try ReferenceRig(kind.page)
    rig.rig.strike("g", modifiers: .shift, wait: 2)
    let mirror = try #require(rig.stage.reference?.reference.mirror)
    #expect(!rig.rig.wantsFrame && mirror.control.isEnabled)
    rig.stage.preview.change("Enabled") { rig.stage.preview.control.isEnabled = false }
    rig.rig.advance(by: 1)
    #expect(!rig.rig.wantsFrame && !mirror.control.isEnabled)
  }

  @Test func `beside a small reference, the control is shown whole`() throws {
    try rig.show(rig.paint("on@2x.png", "--margin", "0"), scale: 4, mode: .beside)
    let stage = rig.stage.originInScene
    #expect(try rig.place(0).x >= stage.x && rig.place(0.5, 0).y >= stage.y)
  }

  @Test func `the other design gives way to the file before`() throws {
    try rig.show(rig.paint("on@2x.png", "--on"), mode: .divider).move(2, 3)
    for isDesign in [true, false] {
      rig.rig.strike("g", modifiers: .shift, wait: 0.1)
      #expect((rig.stage.reference?.reference.mirror != nil) == isDesign)
    }
    let view = try #require(rig.stage.reference)
    #expect(view.reference.name == "on@2x.png" && view.mode == .divider)
    #expect(view.move == PixelOffset(x: 2, y: 3))
  }

  private func isOrange(_ color: Bitmap.Pixel) -> Bool { color.red > 220 && color.blue < 60 }
  private func isGreen(_ color: Bitmap.Pixel) -> Bool { color.red < 100 && color.green > 150 }

  @Test func `each mode shows the reference in its way`() throws {
    let view = try rig.show(rig.paint("orange@2x.png", "--on", "--on-tint", "FF9500"))
    // A place on the track, left of the thumb.
    func track() throws -> Bitmap.Pixel { try rig.color(0.3, 0.5, of: area()) }
    func show(_ mode: ReferenceMode) {
      rig.stage.setReferenceMode(mode)
      rig.rig.advance(by: 0.1)
    }
    view.opacity = 1
    rig.rig.advance(by: 0.1)
    #expect(try isOrange(track()))
    view.opacity = 0
    rig.rig.advance(by: 0.1)
    #expect(try isGreen(track()))
    show(.divider)
    #expect(try isOrange(track()))
    let line = view.divider.frameInScene
    let grip = Point(line.midX, line.minY + 4)
    rig.rig.drag(from: grip, to: grip + Point(-120, 0), wait: 0.1)
    #expect(try view.divider.frameInScene.midX == line.midX - 120 && isGreen(track()))
    show(.difference)
    let (red, same) = (try track(), try rig.color(0.1, 0.1, of: area()))
    #expect(red.red > 200 && red.green < 100 && red.blue < 100)
    #expect(same.red == same.green && same.red > 200)
    show(.beside)
    #expect(try isOrange(track()))
    let control = rig.stage.view.frame
    #expect(try isGreen(rig.color(0.3, 0.5, of: control)) && area().minX >= control.maxX)
  }

  @Test func `the control is used under the reference`() throws {
    try rig.show(rig.paint("a@2x.png"), mode: .difference)
    rig.rig.tap(at: try rig.place(0.5), wait: 1)
    #expect(rig.toggle?.isOn == false && rig.figures?.maximum == 0)
  }

  @Test func `arrow keys move the reference by its pixels, a drag moves it by whole ones`() throws {
    let view = try rig.show(rig.paint("on@2x.png", "--on"))
    let start = try area()
    let half = rig.stage.view.magnification / 2
    // Beside the control; the drag starts on the card around it.
    let grip = start.origin + rig.stage.originInScene + Point(10, 10)
    rig.rig.drag(from: grip, to: grip + Point(10, -5), wait: 0.1)
    let (x, y) = (Int(10 / half), Int((-5 / half).rounded()))
    #expect(view.move == PixelOffset(x: x, y: y))
    rig.rig.strike(.right, .down, .down)
    rig.rig.strike(.left, modifiers: .shift, wait: 0.1)
    #expect(view.move == PixelOffset(x: x - 9, y: y + 2))
    #expect(abs(try area().minX - start.minX - Double(view.move.x) * half) < 1e-9)
    let shift = try #require(rig.figures?.shift)
    #expect(abs(shift.x - Double(max(-3, view.move.x))) < 0.05)
    // The shift is looked for within 3 px.
    #expect(rig.figures?.text.hasSuffix("Shift over 3 px") == true)
    try rig.run("center-reference")
    rig.rig.advance(by: 0.1)
    #expect(view.move == PixelOffset() && rig.figures?.text.hasSuffix("0.00, 0.00 px") == true)
    #expect(
      rig.rig.controller.table["center-reference"]?.disabledReason()
        == "The reference is in the center")
    #expect(rig.rig.scene.focusedNode === view.border && rig.rig.scene.isFocusVisible)
    #expect(rig.rig.scene.semantics(of: view.border)?.label == "Reference on@2x.png")
    #expect(try rig.rig.staleness() == nil)
  }

  @Test func `a shown state stays while the reference is dragged`() throws {
    let view = try rig.show(rig.paint("on@2x.png", "--on"))
    let preset = try #require(
      rig.stage.preview.description.states.first { $0.name == "On, pressed" })
    rig.stage.show(preset)
    rig.rig.advance(by: 0.5)
    let grip = try area().origin + rig.stage.originInScene + Point(4, 4)
    rig.rig.drag(from: grip, to: grip + Point(8, 0), wait: 0.1)
    #expect(view.move.x == 4 && rig.stage.shownState?.name == "On, pressed")
  }

  @Test func `a drag with the space bar moves a large control`() throws {
    let place = rig.stage.frameInScene.center
    for _ in 0..<6 {
      let event = ScrollEvent(
        at: place, deltaX: 0, deltaY: -1, time: rig.rig.scene.now, modifiers: .control)
      rig.rig.scene.handle(.scroll(event))
      rig.rig.advance(by: 0.1)
    }
    let before = rig.stage.view.frame.center
    let isOn = rig.toggle?.isOn
    func space(_ phase: KeyEvent.Phase) {
      rig.rig.scene.handle(.key(KeyEvent(phase, .space, time: rig.rig.scene.now)))
      rig.rig.advance(by: 0.1)
    }
    rig.rig.move(to: place)
    space(.down)
    rig.rig.move(to: place)
    rig.rig.drag(from: place, to: place + Point(30, 10), wait: 1)
    #expect(rig.stage.view.frame.center == before + Point(30, 10) && rig.toggle?.isOn == isOn)
    space(.up)
    rig.rig.tap(at: place, wait: 1)
    #expect(rig.toggle?.isOn != isOn)
    // A focused control is pressed.
    rig.rig.scene.setFocus(rig.stage.view, isVisible: true)
    space(.down)
    space(.up)
    rig.rig.advance(by: 1)
    #expect(rig.toggle?.isOn == isOn)
  }

  @Test func `commands say why they are unavailable`() throws {
    let table = rig.rig.controller.table
    func disabledReasons(_ names: CommandName...) throws -> [String?] {
      try names.map { try #require(table[$0]).disabledReason() }
    }
    func check(_ disabledReason: String?) throws {
      let found = try disabledReasons("remove-reference", "reference-divider", "more-opacity")
      #expect(found == [disabledReason, disabledReason, disabledReason])
    }
    try check("Load a reference first")
    let view = try rig.show(rig.paint("a@2x.png"))
    try check(nil)
    for _ in 0..<7 { try rig.run("less-opacity") }
    #expect(view.opacity == 0)
    rig.rig.strike("3", modifiers: .alt, wait: 0.1)
    #expect(view.mode == .difference && table["reference-difference"]?.isOn?() == true)
    #expect(try disabledReasons("less-opacity") == ["Only the overlay has an opacity"])
    rig.rig.open(.gallery, wait: 0.1)
    #expect(
      try disabledReasons("load-reference", "compare-designs") == [
        "Open a control's page to load a reference", "Open a control's page to compare designs",
      ])
  }

  @Test func `the bar is whole above the sheet of a narrow window`() throws {
    let rig = try ReferenceRig(panels: [.inspector, .time], size: .narrow)
    try rig.show(rig.paint("a@2x.png"))
    let page = rig.rig.controller.page.root.frameInScene
    #expect(page.maxY < 400 && rig.stage.bar.frameInScene.maxY <= page.maxY)
  }

  @Test func `the figures of the bar have a help tag, and its modes and blanks have none`() throws {
    try rig.show(rig.paint("a@2x.png"))
    func tag(at place: Point) -> String? {
      rig.rig.move(to: place, wait: 2)
      return rig.rig.scene.shownHelpTag
    }
    let modes = try rig.rig.part("reference-mode").frameInScene
    let (bar, remove) = (
      rig.stage.bar.frameInScene, try rig.rig.part("remove-reference").frameInScene
    )
    #expect(tag(at: Point(bar.minX + 30, remove.midY))?.hasPrefix("Mean and largest") == true)
    #expect(tag(at: modes.center) == nil)
    #expect(tag(at: Point(modes.maxX + 4, modes.midY)) == nil)
  }

  @Test func `the bar has the same settings`() throws {
    let view = try rig.show(rig.paint("a@2x.png"))
    let height = rig.stage.frame.height
    let modes = try rig.rig.part("reference-mode", as: SegmentedControl.self)
    rig.rig.perform(.select(3), on: modes, wait: 0.5)
    #expect(view.mode == .beside)
    rig.rig.perform(.select(0), on: modes, wait: 0.5)
    let slider = try rig.rig.part("reference-opacity", as: Slider.self)
    rig.rig.perform(.setValue(0.3), on: slider, wait: 0.5)
    #expect(view.mode == .overlay && view.opacity == 0.3)
    try rig.run("more-opacity")
    #expect(abs(slider.value - 0.4) < 1e-9)
    view.move = PixelOffset(x: 3, y: -2)
    rig.rig.advance(by: 0.1)
    #expect(rig.rig.strings.contains("40 %"))
    let value = try #require(rig.rig.texts.first { $0.text.string == "40 %" })
    let end = value.origin.x + TextEngine().size(of: value.text).width
    #expect(slider.frameInScene.minX - end >= 7.5, "The number stands apart from the track.")
    #expect(rig.rig.strings.contains { $0.hasSuffix(" px · Moved 3, −2 px") })
    rig.rig.scene.setFocus(try rig.rig.part("remove-reference"), isVisible: true)
    rig.rig.strike(.enter, wait: 0.5)
    #expect(rig.stage.reference == nil && rig.stage.frame.height < height)
    #expect(rig.rig.scene.focusedNode != nil && rig.rig.scene.isFocusVisible)
  }
}
