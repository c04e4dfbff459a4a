import Canvas
import Controls

/// The sections of the page of parts: lists, buttons, steppers, swatches, disclosures.
@MainActor
enum PartsSections {
  static let noteFont = Font(size: 11)

  static func note(_ text: String) -> Label { Label(text, font: noteFont, role: .secondary) }

  /// Something with its note below it.
  static func noted(_ node: Node, _ text: String) -> Node {
    Stack(.vertical, spacing: 10, alignment: .center) {
      node
      note(text)
    }
  }

  // MARK: Sections

  static func sidebarList() -> Node {
    let list = SidebarList(
      [
        SidebarList.Section(items: [SidebarList.Item("Gallery", symbol: .grid)]),
        SidebarList.Section(
          title: "Controls",
          items: [
            SidebarList.Item("Slider", symbol: .slider),
            SidebarList.Item("All keys", symbol: .keyboard, key: "?"),
          ]),
      ], selection: 1, label: "Pages")
    list.identifier = "part-list"
    func still(
      _ state: SidebarRowState, _ text: String, isEnabled: Bool = true, showsFocus: Bool = false
    ) -> Node {
      FlowLine(
        [
          PartSample(Size(196, 32), isEnabled: isEnabled, showsFocus: showsFocus) {
            state.paint(in: $0, with: $1, context: $2)
          }, note(text),
        ], spacing: 20)
    }
    let item = SidebarList.Item("Switch", symbol: .switch)
    let segmented = SidebarList.Item("Segmented control", symbol: .segmented)
    return PartsSection(
      "Sidebar list", on: .outline, padding: Insets(12),
      Stack(.vertical, spacing: 8) {
        FixedWidth(list, 196)
        still(SidebarRowState(item, isHovered: true), "hover")
        still(SidebarRowState(item, isPressed: true), "pressed")
        still(SidebarRowState(segmented), "focused", showsFocus: true)
        still(SidebarRowState(segmented), "disabled", isEnabled: false)
      })
  }

  static func glyphButtons() -> Node {
    func still(
      _ state: GlyphButtonState, _ text: String, isEnabled: Bool = true, showsFocus: Bool = false
    ) -> Node {
      noted(
        PartSample(size: { _, _ in Size(32, 32) }, isEnabled: isEnabled, showsFocus: showsFocus) {
          state.paint(in: $0, with: $1, context: $2)
        }, text)
    }
    let button = GlyphButton(.overlays, label: "Overlays")
    button.keyCap = "O"
    button.isOn = false
    button.identifier = "part-glyph"
    button.onPress = { [weak button] in button?.isOn?.toggle() }
    let symbol = Symbol.overlays
    return PartsSection(
      "Glyph button", on: .outline, padding: Insets(horizontal: 16, vertical: 12),
      FlowLine([
        noted(button, "live"),
        still(GlyphButtonState(symbol: symbol, isHovered: true), "hover"),
        still(GlyphButtonState(symbol: symbol, isPressed: true), "pressed"),
        still(GlyphButtonState(symbol: symbol, isOn: true), "on"),
        still(GlyphButtonState(symbol: symbol), "focused", showsFocus: true),
        still(GlyphButtonState(symbol: symbol), "disabled", isEnabled: false),
      ]))
  }

  static func steppers() -> Node {
    func still(
      _ state: StepperState, _ text: String, isEnabled: Bool = true, showsFocus: Bool = false
    ) -> Node {
      noted(
        PartSample(Size(76, 28), isEnabled: isEnabled, showsFocus: showsFocus) {
          state.paint(in: $0, text: "\(Int(state.value))×", with: $1, context: $2)
        }, text)
    }
    let stepper = Stepper(value: 4, range: 1...8, label: "Magnification")
    stepper.format = { "\(Int($0))×" }
    stepper.identifier = "part-stepper"
    return PartsSection(
      "Stepper", on: .card, padding: Insets(horizontal: 16, vertical: 16),
      FlowLine([
        noted(stepper, "live"),
        still(StepperState(value: 4, pressed: .minus), "minus pressed"),
        still(StepperState(value: 1, canDecrease: false), "at its limit"),
        still(StepperState(value: 4), "focused", showsFocus: true),
      ]))
  }

  static func swatches() -> Node {
    let colors: [UInt32] = [0x34C759, 0x007AFF, 0x5856D6, 0xFF9500, 0xFF2D55]
    let swatches = ColorSwatches(
      colors.map { Color(hex: $0) }, selection: Color(hex: 0x34C759), label: "Colour",
      names: ["Green", "Blue", "Indigo", "Orange", "Pink"])
    swatches.identifier = "part-swatches"
    let readout = Label(
      "#34C759", font: Font(size: 12, family: "monospace"), role: .secondary, alignment: .trailing)
    swatches.onChange = { [weak readout] color in readout?.string = color.hexText }
    return PartsSection(
      "Colour swatches", on: .card, padding: Insets(horizontal: 16, vertical: 14),
      Stack(.horizontal) {
        swatches
        Spacer()
        readout
      })
  }

  static func disclosures() -> Node {
    func still(_ title: String, _ turn: Double, _ text: String, showsFocus: Bool) -> Node {
      FlowLine(
        [
          PartSample(Size(224, 20), showsFocus: showsFocus) {
            DisclosureState(turn: turn).paint(in: $0, title: title, with: $1, context: $2)
          }, note(text),
        ], spacing: 16)
    }
    let live = Disclosure("Title and marks", isOpen: false)
    live.identifier = "part-disclosure"
    return PartsSection(
      "Disclosure", on: .outline, padding: Insets(horizontal: 0, vertical: 12),
      Stack(.vertical, spacing: 10) {
        FlowLine([FixedWidth(live, 224), note("live")], spacing: 16)
        still("Motion", 1, "open, focused", showsFocus: true)
      })
  }
}

/// Gives one child a width, and more for larger text.
final class FixedWidth: Node {
  private let child: Node
  private let width: Double

  init(_ child: Node, _ width: Double) {
    self.child = child
    self.width = width
    super.init()
    addChild(child)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let width = context.grownWidth(width, in: available)
    return Size(width, child.measure(Size(width, available.height), in: context).height)
  }

  override func layout(in context: LayoutContext) {
    child.frame = bounds
  }
}
