import Canvas
import Controls
import ControlsTesting
import Support
import Testing

@testable import Workbench

/// Values that a press or a digit opens in a field.
/// spec: docs/spec/text-input.md#where-they-stand
@Suite struct `Typed values` {
  /// An inspector with open groups.
  private func rig(_ kind: PreviewKind, size: Size = .wide) -> PageRig {
    let rig = PageRig(kind.page, size: size, panels: [.inspector], after: 0.5)
    for disclosure in rig.scene.all(Disclosure.self) where !disclosure.isOpen {
      if !disclosure.isHidden { rig.perform(.press, on: disclosure, wait: 0.5) }
    }
    return rig
  }

  private func fields(_ rig: PageRig) -> [TextEntry] {
    rig.scene.all(TextEntry.self).filter { $0.identifier?.hasSuffix("-field") == true }
  }

  private func value(_ name: String, _ rig: PageRig) throws -> PropertyValue {
    let preview = try #require(rig.controller.page.preview)
    return try #require(preview.description.property(name)).read(from: preview.control)
  }

  /// Notes the changes that a log of the control records.
  private func changes(_ rig: PageRig, during body: () throws -> Void) throws -> [String] {
    let preview = try #require(rig.controller.page.preview)
    var changes: [String] = []
    let onChange = preview.onChange
    preview.onChange = {
      changes.append(String(describing: $0))
      onChange?($0)
    }
    try body()
    preview.onChange = onChange
    return changes
  }

  @Test func `keys that Escape takes back leave nothing to undo`() throws {
    let rig = rig(.slider)
    let before = try value("value", rig)
    rig.scene.setFocus(try rig.part("inspector-value"), isVisible: true)
    rig.strike("0")
    rig.strike(.up)
    rig.strike(.up)
    #expect(try value("value", rig) != before && rig.controller.changes.nextUndo != nil)
    rig.strike(.escape)
    #expect(try value("value", rig) == before && rig.controller.changes.nextUndo == nil)
  }

  @Test func `texts lose the blanks around their commas`() throws {
    let rig = rig(.segmented)
    rig.scene.setFocus(try rig.part("inspector-segments-text"), isVisible: true)
    rig.strike(.enter)
    rig.strike("a", modifiers: .control)
    rig.strike(" A , B C ,")
    rig.strike(.enter)
    #expect(try value("segments", rig) == .list([.text("A"), .text("B C"), .text("")]))
  }

  @Test func `a reset by key leaves the focus on the control`() throws {
    let rig = rig(.slider)
    let slider = try rig.part("inspector-value")
    rig.scene.setFocus(slider, isVisible: true)
    rig.strike(.right)
    rig.strike(.tab, modifiers: .shift)
    let mark = try #require(rig.scene.focusedNode as? GlyphButton)
    #expect(mark.label.hasPrefix("Reset "))
    rig.strike(.enter, wait: 0.5)
    #expect(mark.isHidden && rig.scene.focusedNode === slider && rig.scene.isFocusVisible)
    rig.strike(.right)
    let reset = try #require(rig.scene.all(LinkButton.self).last { $0.label == "Reset All" })
    rig.scene.setFocus(reset, isVisible: true)
    rig.strike(.enter, wait: 0.5)
    #expect(reset.parent?.isHidden == true && rig.scene.focusedNode != nil)
    #expect(rig.scene.isFocusVisible)
  }

  private nonisolated static let numbers: [(kind: PreviewKind, name: String, value: Double)] = [
    (.slider, "value", 0.25), (.range, "low", 0.125), (.segmented, "count", 4),
  ]

  @Test(arguments: numbers, [Size.wide, .narrow])
  func `a typed number is the same change as one by the control of the row`(
    number: (kind: PreviewKind, name: String, value: Double), size: Size
  ) throws {
    var all: [[String]] = []
    for isTyped in [true, false] {
      let rig = rig(number.kind, size: size)
      let control = try rig.part("inspector-" + number.name)
      all.append(
        try changes(rig) {
          if isTyped {
            rig.scene.setFocus(control, isVisible: true)
            rig.strike(number.value.shortText(places: 3))
            #expect(fields(rig).map(\.isFocused) == [true])
            rig.strike(.enter)
          } else {
            rig.perform(.setValue(number.value), on: control, wait: 0.1)
          }
        })
      #expect(try value(number.name, rig).number == number.value)
      rig.advance(by: 0.2)
      guard case .number(let shown, _, _, _) = control.semantics?.value else {
        Issue.record("The control of the row has no number.")
        continue
      }
      #expect(shown == number.value)
      #expect(rig.controller.overlays.shown == [] && fields(rig).isEmpty)
    }
    #expect(all[0] == all[1] && all[0].count == 1)
  }

  private nonisolated static let endings: [(text: String, end: Key, value: Double?)] = [
    ("0.25", .enter, 0.25), ("0,3155", .enter, 0.3155), ("1/8", .enter, 0.125),
    ("0.25", .tab, 0.25), ("0.25", .escape, nil), ("7", .enter, nil), ("0.2.5", .enter, nil),
    ("7", .tab, nil),
  ]

  @Test(arguments: endings)
  func `Return and a lost focus set a value, and Escape cancels`(
    text: String, end: Key, value: Double?
  ) throws {
    let rig = rig(.slider)
    let editor = try rig.part("inspector-value")
    let before = try self.value("value", rig)
    rig.scene.setFocus(editor, isVisible: true)
    rig.strike(text)
    let field = try #require(fields(rig).first)
    #expect((field.error != nil) == (value == nil && end != .escape))
    #expect(try self.value("value", rig) == before)
    rig.strike(end)
    #expect(try self.value("value", rig) == value.map { .number($0) } ?? before)
    #expect(fields(rig).isEmpty && editor.isFocused == (end != .tab))
  }

  @Test(arguments: [Size.wide, .narrow])
  func `a press on a number opens a field in its place, which does not exist before`(size: Size)
    throws
  {
    let rig = rig(.slider, size: size)
    try rig.paintFrames()
    #expect(fields(rig).isEmpty)
    let slider = try rig.part("inspector-value")
    slider.scrollToVisible()
    rig.advance(by: 0.2)
    let label = try #require(slider.parent?.all(Label.self).last)
    #expect(slider.semantics?.valueText == label.string)
    let place = label.frameInScene
    rig.click(at: place.center, wait: 0.2)
    let field = try #require(fields(rig).first)
    #expect(field.isFocused && label.isHidden && field.selection.range.count > 0)
    #expect(abs(field.frameInScene.maxX - place.maxX) < 0.01)
    #expect([field.frameInScene, slider.frameInScene].areApart)
    #expect(try rig.staleness() == nil)
    rig.strike(.escape)
    #expect(!label.isHidden && label.frameInScene == place)
  }

  nonisolated enum Vanishing: CaseIterable { case group, panel, page }

  @Test(arguments: Vanishing.allCases)
  func `a field in a row that vanishes sets its value`(_ vanishing: Vanishing) throws {
    let rig = rig(.slider)
    let preview = try #require(rig.controller.page.preview)
    rig.scene.setFocus(try rig.part("inspector-value"), isVisible: true)
    rig.strike("0.25")
    #expect(fields(rig).count == 1)
    func toggle() throws {
      switch vanishing {
      case .group:
        let group = try #require(rig.scene.all(Disclosure.self).first { $0.label == "State" })
        rig.perform(.press, on: group, wait: 1)
      case .panel: try rig.run("inspector", wait: 1)
      case .page:
        let isOpen = rig.controller.page.preview === preview
        rig.open(isOpen ? PreviewKind.switch.page : PreviewKind.slider.page, wait: 1)
      }
    }
    try toggle()
    #expect(fields(rig).isEmpty && !(rig.scene.focusedNode is TextEntry))
    #expect((preview.control as? Slider)?.value == 0.25)
    try toggle()
    let label = try #require(try rig.part("inspector-value").parent?.all(Label.self).last)
    #expect(label.string == "0.25" && !label.isHidden)
  }

  @Test func `a number in a stepper is pressed, and buttons still step`() throws {
    let rig = rig(.segmented)
    let stepper = try rig.part("inspector-count", as: Stepper.self)
    stepper.scrollToVisible()
    rig.advance(by: 0.2)
    rig.click(at: stepper.frameInScene.center)
    #expect(fields(rig).count == 1 && stepper.isHidden)
    rig.strike("5")
    rig.strike(.enter)
    #expect(stepper.value == 5 && !stepper.isHidden && stepper.isFocused)
  }

  @Test func `a color is typed`() throws {
    let rig = rig(.switch)
    rig.scene.setFocus(try rig.part("inspector-offTint"), isVisible: true)
    rig.strike("#00f")
    #expect(rig.controller.overlays.shown == [])
    rig.strike(.enter)
    #expect(try value("offTint", rig) == .color(Color(hex: 0x0000FF)) && fields(rig).isEmpty)
  }

  @Test func `titles are typed, several of them with commas`() throws {
    let rig = rig(.segmented)
    for (name, text, value): (String, String, PropertyValue) in [
      ("label", "Files", "Files"), ("segments-text", "Day, Week", ["Day", "Week"]),
    ] {
      let link = try rig.part("inspector-" + name, as: LinkButton.self)
      rig.perform(.press, on: link, wait: 0.1)
      let field = try #require(fields(rig).first)
      let row = try #require(field.parent)
      #expect(field.isFocused && field.frame.width > 150 && field.frame.maxX == row.frame.width)
      rig.strike(text)
      rig.strike(.enter)
      #expect(try self.value(name == "label" ? "label" : "segments", rig) == value)
      rig.advance(by: 0.2)
      #expect(link.title == text && link.isFocused)
    }
  }

  @Test func `a spring is typed, also in milliseconds`() throws {
    let rig = TimeRig(.switch)
    let slider = try #require(rig.part("spring-response") as? Slider)
    rig.page.scene.setFocus(slider, isVisible: true)
    rig.page.strike("315 ms")
    rig.page.strike(.enter)
    #expect(rig.preview.animations[0].spring(of: rig.preview.control)?.response == 0.315)
    #expect(rig.page.after(seconds: 0.1).strings.contains("0.315 s") && slider.isFocused)
    #expect(slider.semantics?.valueText == "0.315 s")
  }

  @Test(arguments: [Size(900, 780), .narrow])
  func `the time is typed, as a distance from now`(size: Size) throws {
    let rig = TimeRig(.switch, panels: [.time], size: size)
    rig.page.advance(by: 3)
    let controls = try #require(
      rig.page.scene.all(TimeControls.self).first { $0.readout.frame.width > 0 })
    rig.page.click(at: controls.readout.frameInScene.center)
    rig.page.strike("-1.5")
    rig.page.strike(.enter)
    #expect(rig.time.isPast && abs(rig.time.age - 1.5) < 0.01)
    #expect(fields(rig.page).isEmpty && controls.readout.string == "−1.50 s")
  }

  @Test(arguments: [Size(900, 780), .narrow], ["-1.5", "1.5"])
  func `a digit on the track of the timeline types the time`(size: Size, text: String) throws {
    let rig = TimeRig(.switch, panels: [.time], size: size)
    rig.page.advance(by: 3)
    let track = try rig.page.part("timeline")
    rig.page.scene.setFocus(track, isVisible: true)
    rig.page.strike(text)
    #expect(fields(rig.page).map(\.isFocused) == [true] && !rig.time.isPast)
    rig.page.strike(.enter)
    #expect(rig.time.isPast && abs(rig.time.age - 1.5) < 0.01)
    #expect(rig.page.controller.overlays.shown == [] && track.isFocused)
    // Comma and period still go to other frames.
    rig.page.strike(",")
    #expect(rig.time.age > 1.51 && fields(rig.page).isEmpty)
  }

  @Test func `a magnification is typed`() throws {
    let rig = rig(.switch)
    let stage = try #require(rig.controller.stage)
    let stepper = try rig.part("magnification", as: Stepper.self)
    let first = stage.view.magnification
    rig.click(at: stepper.frameInScene.center)
    rig.strike("5.5")
    rig.strike(.enter)
    #expect(stage.view.magnification == 5.5 && rig.strings.contains("5.5×"))
    rig.strike("0", modifiers: .control)
    #expect(stage.view.magnification == first)
  }

  @Test func `the place of a reference is typed`() throws {
    let rig = try ReferenceRig()
    let view = try rig.show(try rig.paint("switch.png"))
    rig.rig.scene.setFocus(view.border, isVisible: true)
    rig.rig.strike("12")
    let field = try #require(fields(rig.rig).first)
    #expect(field.error != nil)
    rig.rig.strike(", -3")
    #expect(field.error == nil && view.move == PixelOffset())
    rig.rig.strike(.enter)
    #expect(view.move == PixelOffset(x: 12, y: -3) && fields(rig.rig).isEmpty)
    #expect(rig.rig.scene.focusedNode === view.border)
  }
}
