import Canvas
import Controls

/// A segmented control with a look of its own: the images it is made of, titles out of line and in
/// line, and the code.
final class AppearancePage: Page {
  let root: Node
  private let layout: GalleryLayout
  let background = Scene.Background.groupedPage
  let preferredSize = Size(960, 700)
  let minimumSize = Size(400, 480)
  let title = "Custom appearance"
  let sentence = "Five images make a segmented control one's own."
  var onThemeChoice: ((ThemeChoice) -> Void)?
  var onDisableAll: ((Bool) -> Void)?

  private let sections: [GallerySection]
  private let status = StatusBar()

  /// pt. chosen
  private static let rowHeight = 64.0

  init() {
    let art = ButtonArt()
    let plain = Self.section("As it comes", Self.control("plain", look: nil))
    // Without memory for the images there is the default look.
    let inLine = Self.section(
      "Five images, titles in line", Self.control("in-line", look: try? art.appearance()))
    var look = try? art.appearance()
    look?.contentReference = .segment
    let outOfLine = Self.section(
      "Centred by segments: out of line", Self.control("out-of-line", look: look))
    let half = art.dividerWidth / 2
    look?.setContentPositionAdjustment(Point(half, 0), for: .first)
    look?.setContentPositionAdjustment(Point(-half, 0), for: .last)
    let adjusted = Self.section(
      "Moved by half a divider: in line again", Self.control("adjusted", look: look))
    sections = [plain, inLine, outOfLine, adjusted]
    layout = GalleryLayout(
      header: PageHeader(title: title, sentence: sentence),
      left: [plain, ImageStrip(art)], right: [inLine, outOfLine, adjusted, Self.codeBlock()],
      footer: status)
    root = ScrollView(layout)
  }

  /// What the guide says, in short.
  static let code = [
    "control.setBackgroundImage(normal, for: .normal)",
    "control.setBackgroundImage(selected, for: .selected)",
    "control.setDividerImage(none, left: .normal, right: .normal)",
    "control.setDividerImage(left, left: .selected, right: .normal)",
    "control.setDividerImage(right, left: .normal, right: .selected)",
  ]

  private static func codeBlock() -> CodeBlock {
    CodeBlock(SwiftHighlighter.lines(of: code.joined(separator: "\n")))
  }

  private static func control(_ name: String, look: SegmentedAppearance?) -> SegmentedControl {
    let control = SegmentedControl(["first", "second", "third"], selection: 0, label: "Example")
    control.identifier = name
    control.appearance = look
    return control
  }

  private static func section(_ title: String, _ control: SegmentedControl) -> GallerySection {
    GallerySection(
      title: title, rowHeight: rowHeight, rows: [FormRow(control, style: .full)])
  }

  func adopt(_ margins: PageMargins?) { layout.margins = margins }

  func setControlsEnabled(_ isEnabled: Bool) {
    for section in sections { section.setRowsEnabled(isEnabled) }
  }

  func show(_ status: LoopStatus) {
    self.status.show(status)
  }
}
