import Canvas
import Controls
import Workbench

@MainActor
enum PartsSections {
  static func states(of description: ControlDescription) -> Node {
    let control = description.make()
    control.identifier = "part-" + description.name
    let live = description.length.map { FixedWidth(control, $0) } ?? control
    let views = description.states.map { preset in
      let view = PresetView(preset, of: description, isolated: true, stops: true, margin: 0)
      view.normalLength = description.length
      return noted(view, preset.name.lowercased())
    }
    return outlined(
      description.title, FlowLine([noted(live, "live")] + views, spacing: 20, lineSpacing: 16))
  }

  private static func outlined(_ title: String, _ content: Node) -> Node {
    // In points. chosen: design, playground, parts
    CaptionedNode(title, PaddedCard(content, padding: 16, isRaised: false))
  }

  private static func noted(_ node: Node, _ text: String) -> Node {
    Stack(.vertical, spacing: 10, alignment: .center) {
      node
      // Legible on the shadows of menus too.
      Label(text, font: Font(size: 11))
    }
  }

  static func popover() -> Node {
    let button = Button("Environment…")
    button.identifier = "part-popover"
    button.onPress { [weak button] in
      guard let button else { return }
      button.scene?.presentPopover(environment(), from: button, label: "Environment")
    }
    return outlined(
      "Popover: Environment",
      Stack(.vertical, spacing: 16) {
        PopoverCard(environment(), label: "Environment")
        button
      })
  }

  /// The panel of the window, which changes nothing here.
  private static func environment() -> Node {
    FixedWidth(EnvironmentPanel(EnvironmentSettings([:])), 352)
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
    copy.onPress { [weak copy] in copy?.confirm("Copied") }
    return CaptionedNode("Code block", block, accessory: copy)
  }

  static func smallSegments() -> Node {
    let control = SegmentedControl(["Slide", "Press", "Fade"], selection: 0, label: "Animation")
    control.controlSize = .small
    control.identifier = "part-segmented"
    let tools = SegmentedControl(
      [
        Segment(symbol: .inspector, helpTag: "Inspector"),
        Segment(symbol: .clock, helpTag: "Timeline"),
        Segment(symbol: .curve, helpTag: "Animation Curves"),
        Segment(symbol: .bars, helpTag: "Frame Times"),
        Segment(symbol: .list, helpTag: "Event Log"),
      ], mode: .multiple, label: "Panels")
    tools.select([0, 1], animated: false)
    tools.identifier = "part-tools"
    return outlined(
      "Small segmented control, and one on the page",
      FlowLine([FixedWidth(control, 180), FixedWidth(tools, 160)]))
  }

  static func banners() -> Node {
    let saved = Banner("Saved picture.png", kind: .success)
    let warning = Banner(
      "switch.track.on must be a color", message: "my.tokens.json has 12 px.", kind: .warning)
    warning.onDismiss = {}
    return CaptionedNode(
      "Banner",
      Stack(.vertical, spacing: 16, alignment: .fill) {
        warning
        saved
      })
  }

  static func keyCaps() -> Node {
    outlined(
      "Key caps", Stack(.horizontal, spacing: 6) { ["T", "Shift", "S"].map(KeyCapSample.init) })
  }
}

private final class KeyCapSample: Node {
  private let key: String

  init(_ key: String) { self.key = key }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    KeyCap(key).size(context.text)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    KeyCap(key).paint(at: .zero, with: painter, text: context.text, theme: context.theme)
  }
}

private final class FixedWidth: Node {
  private let child: Node
  private let width: Double

  init(_ child: Node, _ width: Double) {
    self.child = child
    self.width = width
    super.init()
    addChild(child)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let width = min(width * context.growth, available.width)
    return Size(width, child.measure(Size(width, available.height), in: context).height)
  }

  override func layout(in context: LayoutContext) { child.frame = bounds }
}
