import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

/// The stage and the inspector. spec: docs/spec/window.md#a-controls-page
@Suite struct `Control page` {
  private func rig(_ kind: PreviewKind) -> PageRig {
    PageRig(kind.page, size: .wide, panels: [.sidebar, .inspector])
  }

  private func preview(_ rig: PageRig) throws -> ControlPreview {
    try #require(rig.controller.page.preview)
  }

  private func editor(_ name: String, _ rig: PageRig) -> Control? {
    let inspector = rig.controller.workbench.inspector
    return inspector.all(Control.self).last { $0.identifier == "inspector-" + name }
  }

  private func openSections(_ rig: PageRig) {
    for disclosure in rig.controller.workbench.inspector.all(Disclosure.self) {
      if !disclosure.isOpen, !disclosure.isHidden { rig.perform(.press, on: disclosure, wait: 0.5) }
    }
  }

  @Test func `swatches offer the default color of the current theme`() throws {
    let rig = rig(.switch)
    let swatches = try #require(editor("offTint", rig) as? ColorSwatches)
    #expect(swatches.colors.first == Theme.light[SwitchColors.self].trackOff)
    rig.scene.setTheme(.dark, animated: false)
    rig.advance(by: 0.5)
    #expect(swatches.colors.first == Theme.dark[SwitchColors.self].trackOff)
    #expect(swatches.selection == swatches.colors.first)
  }

  @Test func `the control on the stage is usable, and the inspector follows it`() throws {
    let rig = rig(.slider)
    let slider = try rig.staged(Slider.self)
    let area = try rig.frame(slider)
    rig.press(at: Point(area.minX + 0.6 * area.width, area.midY))
    rig.drag(to: Point(area.maxX - 10, area.midY), wait: 0.2)
    #expect(slider.value > 0.9)
    #expect(try abs(#require(editor("value", rig) as? Slider).value - slider.value) < 1e-9)
    rig.release()
    #expect(!GeneratedCode(try preview(rig)).lines.joined().contains("value: 0.6,"))
  }

  @Test func `the inspector changes the control, also during a press`() throws {
    let rig = rig(.switch)
    let toggle = try rig.staged(Switch.self)
    rig.press(at: try rig.frame(toggle).center)
    let editor = try #require(editor("on", rig) as? Switch)
    rig.perform(.toggle, on: editor, wait: 0.5)
    #expect(!toggle.isOn)
    rig.release(wait: 0.5)
    #expect(editor.isOn == toggle.isOn)
    let style = try #require(self.editor("style", rig) as? SegmentedControl)
    rig.perform(.select(2), on: style, wait: 0.5)
    #expect(toggle.style == .checkbox && self.editor("mixed", rig) != nil)
  }

  @Test(arguments: PreviewKind.allCases)
  func `editors show the control's values before their sections open`(kind: PreviewKind) throws {
    let rig = rig(kind)
    let preview = try preview(rig)
    for property in preview.description.properties {
      guard let editor = editor(property.name, rig) else { continue }
      let value = property.read(from: preview.control)
      switch editor {
      case let toggle as Switch where property.name != "thumbless":
        #expect(toggle.isOn == (value == .flag(true)), "\(property.name)")
        #expect(toggle.state.position.position == (toggle.isOn ? 1 : 0), "\(property.name)")
      case let choice as SegmentedControl: #expect(choice.selection != nil, "\(property.name)")
      default: break
      }
    }
    if kind == .segmented { #expect((editor("count", rig) as? Stepper)?.value == 3) }
  }

  @Test func `the inspector shows an error until the value is valid`() throws {
    let rig = rig(.segmented)
    let preview = try #require(rig.controller.page.preview)
    preview.set(try #require(preview.description.property("selected")), to: 3)
    rig.advance(by: 0.5)
    let message = "Selected must be a segment from 0 to 2."
    #expect(rig.strings.contains { message.hasPrefix($0) && $0.hasPrefix("Selected must") })
    let stepper = try #require(editor("selected", rig) as? Stepper)
    #expect(stepper.value == 1)
    rig.perform(.decrement, on: stepper, wait: 0.5)
    #expect(!rig.strings.contains { $0.hasPrefix("Selected must") })
  }

  @Test func `steppers follow the segments, and titles that are no sample are custom`() throws {
    let rig = rig(.segmented)
    let control = try rig.staged(SegmentedControl.self)
    let preview = try #require(rig.controller.page.preview)
    func set(_ name: String, to value: PropertyValue) throws {
      preview.set(try #require(preview.description.property(name)), to: value)
      rig.advance(by: 0.5)
    }
    let count = try #require(editor("count", rig) as? Stepper)
    let selected = try #require(editor("selected", rig) as? Stepper)
    let titles = try #require(editor("segments", rig) as? PopUpButton)
    // Below the first segment, none is selected.
    #expect(selected.range == -1...2 && titles.options[titles.selection] == "Short")
    try set("segments", to: .list(["A", "B", "C", "D", "E", "F", "G", "H"]))
    try set("selected", to: 7)
    #expect(selected.range == -1...7 && selected.value == 7 && count.value == 8)
    #expect(titles.options[titles.selection] == "Custom")
    try set("count", to: 9)
    #expect(control.titles == ["A", "B", "C", "D", "E", "F", "G", "H", "9"])
    try set("count", to: 2)
    #expect(control.titles == ["A", "B"])
  }

  @Test func `a changed property can be reset, alone or with all others`() throws {
    let rig = rig(.switch)
    let toggle = try rig.staged(Switch.self)
    func marks() -> [GlyphButton] {
      rig.controller.workbench.inspector.all(GlyphButton.self).filter {
        $0.label.hasPrefix("Reset ") && !$0.isHidden
      }
    }
    rig.advance(by: 0.2)
    #expect(marks().isEmpty && !rig.strings.contains("Reset All"))
    rig.perform(.toggle, on: try #require(editor("on", rig)), wait: 0.5)
    #expect(!toggle.isOn && marks().map(\.label) == ["Reset On"])
    rig.click(at: try #require(marks().first).frameInScene.center, wait: 0.5)
    #expect(toggle.isOn && marks().isEmpty)
    rig.perform(.toggle, on: try #require(editor("on", rig)), wait: 0.2)
    rig.perform(.select(2), on: try #require(editor("style", rig)), wait: 0.5)
    #expect(marks().count == 2)
    let all = try #require(
      rig.controller.workbench.all(LinkButton.self).first { $0.identifier == "inspector-reset" })
    rig.perform(.press, on: all, wait: 0.5)
    #expect(toggle.isOn && toggle.style == .switch && marks().isEmpty)
    #expect(!rig.strings.contains("Reset All"))
    rig.strike("z", modifiers: .control, wait: 0.5)
    #expect(!toggle.isOn && marks().count == 2 && !all.isHidden)
  }

  @Test func `code that does not fit has a sign that there is more below`() throws {
    let rig = PageRig(.segmented, size: Size(1280, 620), panels: [.inspector, .log], after: 1)
    let inspector = rig.controller.workbench.inspector
    let code = try #require(inspector.all(CodeBlock.self).first)
    let view = try #require(inspector.all(ScrollView.self).first { $0.content === code })
    let sign = try #require(inspector.all(MoreBelow.self).first)
    #expect(!sign.isHidden && sign.frame.maxY == view.frame.maxY)
    view.scroll(to: .infinity)
    rig.advance(by: 0.1)
    #expect(sign.isHidden)
  }

  @Test func `values that bound each other are set and reset at once`() throws {
    let preview = ControlPreview(RangeSlider.description)
    let slider = try #require(preview.control as? RangeSlider)
    preview.set([("low", .number(0.875)), ("high", .number(1))])
    #expect(slider.range == 0.875...1)
    preview.reset(["low", "high"])
    #expect(slider.range == 0.25...0.75)
  }

  @Test func `texts are shown, also those that are no sample`() throws {
    let rig = rig(.segmented)
    let control = try rig.staged(SegmentedControl.self)
    control.setTitle("Globe", forSegmentAt: 2)
    openSections(rig)
    rig.advance(by: 0.2)
    let titles = ["label", "segments-text"].map { (editor($0, rig) as? LinkButton)?.title }
    #expect(
      titles == ["View", "List, Grid, Globe"] && editor("caption", rig)?.parent?.isHidden == true)
    control.caption = "Layout of the files"
    rig.advance(by: 0.2)
    #expect((editor("caption", rig) as? LinkButton)?.title == "Layout of the files")
  }

  @Test(arguments: PreviewKind.allCases)
  func `the help tag of an editor says what the property means`(kind: PreviewKind) throws {
    let rig = rig(kind)
    openSections(rig)
    let properties = try preview(rig).description.properties
    let tags = properties.compactMap { editor($0.name, rig) }.map(\.helpTag)
    #expect(tags.count > 2)
    #expect(tags.allSatisfy { $0.map { !$0.isEmpty && !$0.contains(".") } ?? false })
  }

  @Test(arguments: ["Bold text", "Bold text is long", "Wi-Fi", "Play"])
  func `a title that fits is whole on the magnified stage`(title: String) throws {
    let rig = rig(.switch)
    let toggle = try rig.staged(Switch.self)
    toggle.title = title
    for style in [SwitchStyle.button, .checkbox] {
      toggle.style = style
      rig.settle()
      let size = style == .button ? toggle.metrics.button.font.size : toggle.metrics.titleFont.size
      let text = try #require(
        rig.texts.map(\.text).first { $0.string == title && $0.font.size > 1.5 * size })
      var whole = text
      whole.maximumWidth = nil
      #expect(TextEngine().size(of: text) == TextEngine().size(of: whole))
    }
  }

  @Test func `a row that appears does not move the row that was changed`() throws {
    let rig = PageRig(.switch, size: Size(1280, 500), panels: [.sidebar, .inspector], after: 1)
    openSections(rig)
    let style = try #require(editor("style", rig))
    style.scrollToVisible()
    rig.advance(by: 0.2)
    let place = style.originInScene
    #expect(editor("mixed", rig)?.parent?.isHidden == true)
    rig.perform(.select(2), on: style, wait: 0.5)
    #expect(editor("mixed", rig)?.parent?.isHidden == false && style.originInScene == place)
  }

  @Test func `the ends of a slider and a flag that hides its thumb are edited as they are shown`()
    throws
  {
    let rig = rig(.slider)
    let slider = try rig.staged(Slider.self)
    openSections(rig)
    for (name, bound) in [("max", 2), ("min", 1)] as [(String, Double)] {
      rig.perform(.setValue(bound), on: try #require(editor(name, rig)), wait: 0.5)
    }
    #expect(slider.minimumValue == 1 && slider.maximumValue == 2 && slider.value == 1)
    let value = try #require(editor("value", rig) as? Slider)
    #expect(value.minimumValue == 1 && value.maximumValue == 2 && value.value == 1)
    let thumb = try #require(editor("thumbless", rig) as? Switch)
    #expect(thumb.label == "Show thumb" && thumb.isOn)
    slider.style = .thumbless
    rig.advance(by: 0.5)
    #expect(!thumb.isOn)
  }

  @Test func `the semantics panel has a button for each action`() throws {
    let rig = rig(.segmented)
    let panel = SemanticsSection(try rig.staged(SegmentedControl.self))
    panel.show(try preview(rig), isPast: false)
    #expect(panel.view.all(Button.self).map(\.title) == ["Select Next", "Focus"])
  }

  @Test func `a context menu copies a text of a card`() {
    final class Clipboard: TextClipboard {
      var copied: String?

      func copyToClipboard(_ text: String, in selection: ClipboardSelection) -> Bool {
        copied = text
        return true
      }

      func readClipboard(
        from selection: ClipboardSelection, _ body: @escaping (String?) -> Void
      ) {}
    }
    let card = TextCard()
    card.rows = [TextCard.Row(name: "Role", text: "switch"), .init(name: "Label", text: "Wi-Fi")]
    let driver = SceneDriver(Scene(card), size: Size(300, 200))
    let clipboard = Clipboard()
    driver.scene.clipboard = clipboard
    driver.press(at: Point(150, 80), button: 3)
    driver.release(button: 3)
    driver.advance(by: 0.3)
    for key in [Key.down, .enter] { driver.key(key) }
    #expect(clipboard.copied == "Wi-Fi")
  }
}
