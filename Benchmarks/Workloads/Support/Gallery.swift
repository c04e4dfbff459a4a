import Canvas
import Controls

/// A typical page: cards with rows of every control, below captions.
final class Gallery: Node {
  /// In points.
  static let size = Size(480, 720)

  let toggle = Switch(isOn: true, label: "Wi-Fi")
  let slider = Slider(value: 0.5, label: "Volume")
  let namedSlider = Slider(
    value: 0.62, label: "Brightness", minimumValueImage: .symbol(.sunMin),
    maximumValueImage: .symbol(.sunMax))
  let segmented = SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View")

  override init() {
    super.init()
    let namedRow = FormRow(namedSlider, style: .stretching(from: 104), value: "62%")
    namedSlider.onChange { [weak namedRow] value in
      namedRow?.setValue("\(Int((value * 100).rounded()))%")
    }
    let airplane = Switch(isOn: true, label: "Airplane Mode")
    airplane.onTintColor = Color(hex: 0xFF9500)
    addSection(
      "Switch", rowHeight: 56,
      [
        FormRow(toggle), FormRow(Switch(label: "Bluetooth")),
        FormRow(airplane, subtitle: "Tint: orange"),
        disabled(FormRow(Switch(isOn: true, label: "Managed"), subtitle: "Disabled")),
      ])
    addSection(
      "Slider", rowHeight: 64,
      [
        FormRow(slider, style: .stretching(from: 104)), namedRow,
        disabled(FormRow(Slider(value: 0.3, label: "Balance"), style: .stretching(from: 104))),
      ])
    addSection(
      "Segmented control", rowHeight: 60,
      [
        FormRow(segmented, style: .full),
        FormRow(
          SegmentedControl(["Day", "Week", "Month", "6 Months", "Year"], selection: 0),
          style: .full),
      ])
  }

  private func addSection(_ title: String, rowHeight: Double, _ rows: [FormRow]) {
    addChild(Label(title, font: Font(size: 12, weight: .semibold), role: .secondary))
    addChild(Card(rowHeight: rowHeight) { rows })
  }

  private func disabled(_ row: FormRow) -> FormRow {
    row.isEnabled = false
    return row
  }

  override func layout(in context: LayoutContext) {
    let width = frame.width - 48
    var y = 24.0
    for child in children {
      let height = child.measure(Size(width, frame.height), in: context).height
      child.frame = Rect(x: 24, y: y, width: width, height: height)
      y += height + (child is Label ? 8 : 20)
    }
  }
}
