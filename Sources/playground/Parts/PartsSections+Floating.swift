import Canvas
import Controls

/// Menus, popovers, code and banners.
extension PartsSections {
  /// The rows of an example.
  private static func items() -> [MenuItem] {
    [
      MenuItem("Damage", key: "1", isOn: false) {},
      MenuItem("Layout Box", key: "2", isOn: true) {},
      MenuItem("Paint Outset", key: "3", isOn: true) {},
      MenuItem("Hit Area", key: "4", isOn: true) {},
      MenuItem("Pointer Trail", key: "5", isOn: false) {},
      .separator,
      MenuItem("Hide All", key: "0") {},
      MenuItem("Save Golden…", key: "Shift S", isEnabled: false) {},
    ]
  }

  static func menu() -> Node {
    let state = MenuState(rows: items().map(MenuRow.init), highlighted: 2)
    let still = PartSample(size: { Size($1.grownWidth(216, in: $0), state.size($1.text).height) }) {
      state.paint(in: $0, with: $1, context: $2)
    }
    let more = GlyphButton(.more, label: "More")
    more.identifier = "part-menu"
    more.menu = items
    return PartsSection(
      "Menu", on: .outline, padding: Insets(16),
      FlowLine([still, noted(more, "live")], spacing: 20, alignment: .leading))
  }

  static func popover() -> Node {
    let button = Button("Environment…")
    button.identifier = "part-popover"
    button.onPress { [weak button] in
      guard let button else { return }
      button.scene?.presentPopover(environment(), from: button, label: "Environment")
    }
    return PartsSection(
      "Popover: Environment", on: .outline, padding: Insets(16),
      Stack(.vertical, spacing: 16) {
        PopoverCard(environment(), label: "Environment")
        button
      })
  }

  /// What a popover can hold: small controls in rows.
  private static func environment() -> Node {
    func segments(_ titles: [String], _ label: String) -> Control {
      let control = SegmentedControl(titles, selection: 0, label: label)
      control.controlSize = .small
      return control
    }
    let scale = Stepper(value: 1.5, range: 1...4, step: 0.25, label: "Scale")
    scale.format = { "\($0)×" }
    return PartsRows([
      segments(["Light", "Dark", "Auto"], "Theme"),
      segments(["Left to Right", "Right to Left"], "Direction"),
      Slider(value: 0.4, label: "Text size"), scale,
      PopUpButton(["Short", "Long", "Arabic", "Emoji"], selection: 0, label: "Sample"),
      Switch(label: "Disabled"),
    ])
  }

  static func popUpButtons() -> Node {
    let button = PopUpButton(["Short", "Long", "Emoji"], selection: 0, label: "Text")
    button.identifier = "part-pop-up"
    func still(
      _ text: String, isPressed: Bool = false, isEnabled: Bool = true, showsFocus: Bool = false
    ) -> Node {
      noted(
        PartSample(Size(78, 28), isEnabled: isEnabled, showsFocus: showsFocus) {
          PopUpButtonState(title: "Short", isPressed: isPressed)
            .paint(in: $0, with: $1, context: $2)
        }, text)
    }
    return PartsSection(
      "Pop-up button", on: .card, padding: Insets(16),
      FlowLine([
        noted(button, "live"), still("pressed", isPressed: true),
        still("focused", showsFocus: true), still("disabled", isEnabled: false),
      ]))
  }

  static func code() -> Node {
    let first = """
      let wifi = Switch(isOn: true, label: "Wi-Fi")
      wifi.onTintColor = .systemIndigo
      wifi.onChange { isOn in
        print("Wi-Fi", isOn)  // 1 or 0
      }
      """
    var lines = SwiftHighlighter.lines(of: first)
    lines[1].isLit = true
    let block = CodeBlock(lines)
    block.identifier = "part-code"
    let copy = LinkButton("Copy", symbol: .copy)
    copy.identifier = "part-copy"
    copy.onPress = { [weak copy] in copy?.confirm("Copied") }
    return PartsSection("Code block", on: .none, padding: .zero, accessory: copy, block)
  }

  static func smallSegments() -> Node {
    let control = SegmentedControl(["Slide", "Stretch", "Fade"], selection: 0, label: "Motion")
    control.controlSize = .small
    control.identifier = "part-segmented"
    let tools = SegmentedControl(
      [
        Segment(symbol: .inspector, helpTag: "Inspector"), Segment(symbol: .clock, helpTag: "Time"),
        Segment(symbol: .curve, helpTag: "Curves"), Segment(symbol: .bars, helpTag: "Frames"),
        Segment(symbol: .list, helpTag: "Log"),
      ], mode: .multiple, label: "Panels")
    tools.select([0, 1], animated: false)
    tools.identifier = "part-tools"
    return PartsSection(
      "Small segmented control, and one on the page", on: .outline, padding: Insets(16),
      FlowLine([FixedWidth(control, 180), FixedWidth(tools, 160)]))
  }

  static func banners() -> Node {
    let saved = Banner("Saved to picture.png", kind: .success)
    let warning = Banner(
      "switch.track.on is not a colour", message: "my.tokens.json has 12 px there.",
      kind: .warning)
    warning.onDismiss = {}
    return PartsSection(
      "Banner", on: .none, padding: .zero,
      Stack(.vertical, spacing: 16, alignment: .fill) {
        warning
        saved
      })
  }

  static func keyCaps() -> Node {
    let keys = ["T", "Shift", "S"].map { key in
      PartSample(size: { KeyCap(key).size($1.text) }) { frame, painter, context in
        KeyCap(key).paint(
          at: frame.origin, with: painter, text: context.text, theme: context.theme)
      }
    }
    return PartsSection(
      "Key caps", on: .outline, padding: Insets(16),
      Stack(.horizontal, spacing: 6) { keys })
  }
}
