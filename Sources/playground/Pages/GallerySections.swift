import Canvas
import Controls

/// The cards that the gallery and the pages of single controls are made of.
@MainActor
enum GallerySections {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let switchRow = 56.0
    static let sliderRow = 64.0
    static let segmentedRow = 60.0
    static let sliderStart = 104.0
  }

  static func switches() -> GallerySection {
    GallerySection(
      title: "Switch", rowHeight: Metrics.switchRow,
      rows: [
        row(Switch(isOn: true, label: "Wi-Fi"), "wifi"),
        row(Switch(label: "Bluetooth"), "bluetooth"),
        row(
          Switch(
            isOn: true, label: "Airplane Mode", tints: SwitchTints(on: Color(hex: 0xFF9500))),
          "airplane", subtitle: "Tint: orange"),
        row(
          Switch(
            isOn: true, label: "Personal Hotspot",
            tints: SwitchTints(on: Color(hex: 0xAF52DE), thumb: Color(hex: 0xFFF7E0))),
          "hotspot", subtitle: "Tint: purple, thumb: ivory"),
        disabled(
          row(Switch(isOn: true, label: "Managed by Profile"), "managed", subtitle: "Disabled")),
      ])
  }

  static func sliders() -> GallerySection {
    GallerySection(
      title: "Slider", rowHeight: Metrics.sliderRow,
      rows: [
        slider(
          Slider(
            value: 0.62, label: "Brightness", minimumImage: .sunMin, maximumImage: .sunMax),
          "brightness", format: percent),
        slider(
          Slider(value: 3, in: 1...5, step: 1, label: "Text Size"), "text-size",
          format: { "\(Int($0.rounded())) of 5" }),
        disabled(
          slider(
            Slider(value: 0.3, label: "Volume"), "volume", subtitle: "Disabled", format: percent)),
      ])
  }

  static func segmentedControls() -> GallerySection {
    GallerySection(
      title: "Segmented control", rowHeight: Metrics.segmentedRow,
      rows: [
        full(SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View"), "view"),
        full(
          SegmentedControl(
            ["Day", "Week", "Month", "6 Months", "Year"], selection: 0, label: "Period"), "period"),
        disabled(
          full(
            SegmentedControl(["Regular", "Small", "Mini"], selection: 2, label: "Size"), "size")),
      ])
  }

  private static func percent(_ value: Double) -> String { "\(Int((value * 100).rounded()))%" }

  private static func row(
    _ control: Control, _ identifier: String, subtitle: String? = nil
  ) -> FormRow {
    control.identifier = identifier
    return FormRow(control, subtitle: subtitle)
  }

  private static func slider(
    _ slider: Slider, _ identifier: String, subtitle: String? = nil,
    format: @escaping (Double) -> String
  ) -> FormRow {
    slider.identifier = identifier
    let row = FormRow(
      slider, style: .stretching(from: Metrics.sliderStart), subtitle: subtitle,
      value: format(slider.value))
    slider.onChange { [weak row] value in row?.setValue(format(value)) }
    return row
  }

  private static func full(_ control: Control, _ identifier: String) -> FormRow {
    control.identifier = identifier
    return FormRow(control, style: .full)
  }

  private static func disabled(_ row: FormRow) -> FormRow {
    row.isEnabled = false
    return row
  }
}

/// A caption and the card under it.
final class GallerySection: Node {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let caption = Font(size: 12, weight: .semibold)
    static let captionSpacing = 8.0
  }

  private let caption: Label
  private let card: Card
  let rows: [FormRow]

  init(title: String, rowHeight: Double, rows: [FormRow]) {
    caption = Label(title, font: Metrics.caption, role: .secondary)
    card = Card(rowHeight: rowHeight) { rows }
    self.rows = rows
    super.init()
    addChild(caption)
    addChild(card)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let captionSize = caption.measure(available, in: context)
    let cardSize = card.measure(available, in: context)
    return Size(
      available.width, captionSize.height + Metrics.captionSpacing + cardSize.height)
  }

  override func layout(in context: LayoutContext) {
    let captionSize = caption.measure(frame.size, in: context)
    let cardSize = card.measure(frame.size, in: context)
    let width = frame.width - 2 * Card.padding
    caption.frame = Rect(x: Card.padding, y: 0, width: width, height: captionSize.height)
    card.frame = Rect(
      x: 0, y: captionSize.height + Metrics.captionSpacing, width: frame.width,
      height: cardSize.height)
  }

  /// Lets the user act on the rows or not; rows that are disabled for good stay so.
  func setRowsEnabled(_ isEnabled: Bool) {
    card.isEnabled = isEnabled
  }
}
