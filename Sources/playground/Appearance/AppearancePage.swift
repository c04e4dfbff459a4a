import Canvas
import Controls
import Workbench

package final class AppearancePage: CardPage {
  private let adjusted: TitleGuides
  private let adjustmentRow: ToolRow
  private let half: Double
  private let code = CodeBlock([], metrics: .column)

  init() {
    let art = ButtonArt()
    half = art.dividerWidth / 2
    let look = try? art.appearance()
    var byButtons = look
    byButtons?.contentReference = .button
    let adjustment = Slider(value: half, in: 0...art.dividerWidth, label: "Adjustment")
    adjustment.identifier = "adjustment"
    adjustment.defaultValue = half
    let guides = TitleGuides(Self.control("adjusted", look), isAdjusted: true)
    let row = ToolRow("Adjustment", adjustment, stretches: true, hasValue: true, valueWidth: 62)
    (adjusted, adjustmentRow) = (guides, row)
    let before = Card {
      TitleGuides(Self.control("out-of-line", look), isAdjusted: false)
      NoteRow("Segment widths exclude the dividers, so the outer titles are off center.")
    }
    let unit = Label("Sizes in points", font: Font(size: 11), role: .secondary)
    let images = Card { Self.imageRows(of: art, look ?? SegmentedAppearance()) }
    code.textScale = 1
    let copy = LinkButton("Copy", symbol: .copy)
    copy.identifier = "appearance-copy"
    let sections = [
      CaptionedNode("Before adjustment", before),
      Self.section("Default appearance", Self.control("plain", nil)),
      CaptionedNode("After adjustment", Card { [guides, row] }),
      Self.section("Centered automatically", Self.control("in-line", byButtons)),
    ]
    super.init(
      title: "Custom appearance",
      sentence: "Style a segmented control with images: two backgrounds and three dividers.",
      size: Size(1120, 760), minimumSize: Size(400, 480),
      left: [sections[0], CaptionedNode("Images", images, accessory: unit), sections[1]],
      right: [sections[2], CaptionedNode("Code", code, accessory: copy), sections[3]],
      columns: .halves, sections: sections)
    adjustment.onChange { [weak self] value in self?.adjust(by: value) }
    copy.onPress { [weak self, weak copy] in
      if let self, onCopy?(code.text) == true { copy?.confirm("Copied") }
    }
    adjust(by: half)
  }

  /// In points, inwards.
  private func adjust(by distance: Double) {
    adjusted.control.setContentPositionAdjustment(Point(distance, 0), for: .first)
    adjusted.control.setContentPositionAdjustment(Point(-distance, 0), for: .last)
    adjusted.adjusted()
    let isHalf = abs(distance - half) < 0.05
    adjustmentRow.show(value: isHalf ? "½ divider" : distance.text(places: 1) + " pt")
    code.code = Self.codeLines(isHalf ? nil : distance, half: half)
  }

  /// `distance` is in points; `nil` for half a divider.
  static func codeLines(_ distance: Double?, half: Double) -> [CodeLine] {
    let way = distance?.shortText ?? "half"
    let wayBack = distance == 0 ? way : "-\(way)"
    let halfLine =
      distance == nil ? "    let half = images.dividerWidth / 2  // \(half.shortText) pt\n" : ""
    let code = """
      final class ButtonRow: SegmentedControl {
        init(_ titles: [String], images: Images) {
          super.init(titles.map { Segment($0) }, selection: 0)
          setBackgroundImage(images.normal, for: .normal)
          setBackgroundImage(images.selected, for: .selected)

          setDividerImage(images.noneSelected,
            left: .normal, right: .normal)
          setDividerImage(images.leftSelected,
            left: .selected, right: .normal)
          setDividerImage(images.rightSelected,
            left: .normal, right: .selected)

      \(halfLine)    setContentPositionAdjustment(Point(\(way), 0), for: .first)
          setContentPositionAdjustment(Point(\(wayBack), 0), for: .last)
        }
      }
      """
    return SwiftHighlighter.lines(of: code).map { line in
      var line = line
      line.isLit = line.text.contains("setContentPositionAdjustment")
      return line
    }
  }

  private static func imageRows(of art: ButtonArt, _ look: SegmentedAppearance) -> [Node] {
    // Images for which memory is missing are left out.
    let rows = ((try? art.pictures()) ?? []).compactMap { picture in
      (try? Image(picture.image, scale: art.scale)).map {
        ImageRow($0, name: art.fileName(picture.name), note: picture.note)
      }
    }
    return [ImageParts(look)] + rows
  }

  private static func control(_ name: String, _ look: SegmentedAppearance?) -> SegmentedControl {
    let control = SegmentedControl(["first", "second", "third"], selection: 0)
    control.identifier = name
    control.appearance = look
    return control
  }

  private static func section(_ title: String, _ control: SegmentedControl) -> CaptionedNode {
    control.label = title
    return CaptionedNode(title: title, rowHeight: 64, rows: [FormRow(control, style: .full)])
  }
}
