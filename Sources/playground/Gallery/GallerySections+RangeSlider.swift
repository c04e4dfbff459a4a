import Canvas
import Controls
import Workbench

extension GallerySections {
  static func rangeSliders() -> [CaptionedNode] {
    let depth = row(
      RangeSlider(15...85, in: 0...100, label: "Depth"), "depth", subtitle: "Up increases"
    ) {
      $0.orientation = .vertical
      $0.ticks = .count(3, labels: ["Low", "Mid", "High"])
    }
    return [
      CaptionedNode(
        title: "Range slider", rowHeight: Metrics.tickedRow,
        rows: [
          priceRange(),
          range("hours", "Hours", 9...18, in: 0...24, subtitle: "Ticks only") {
            $0.ticks = .count(9)
            $0.allowsTickValuesOnly = true
            $0.minimumDistance = 3
            $0.valueFormatter = timeOfDay
          },
          range("dates", "Dates", 10...17, in: 1...31, step: 1, subtitle: "Draggable range") {
            $0.dragsRange = true
            $0.valueFormatter = { "\(Int($0.rounded()))" }
          },
          disabled(range("age", "Age", 30...50, in: 0...100, subtitle: "Disabled")),
        ]),
      CaptionedNode(title: "Vertical", rowHeight: Metrics.verticalSliderRow, rows: [depth]),
    ]
  }

  static func priceRange() -> FormRow { range("price", "Price", 20...70, in: 0...100) }

  private static func range(
    _ identifier: String, _ label: String, _ values: ClosedRange<Double>,
    in bounds: ClosedRange<Double>, step: Double? = nil, subtitle: String? = nil,
    _ change: (RangeSlider) -> Void = { _ in }
  ) -> FormRow {
    let slider = RangeSlider(values, in: bounds, step: step, label: label)
    slider.identifier = identifier
    change(slider)
    let format = slider.valueFormatter ?? { "\(Int($0.rounded()))" }
    return FormRow(slider, style: .stretching(from: 104), subtitle: subtitle) {
      "\(format($0.lowerBound))–\(format($0.upperBound))"
    }
  }

  private static func timeOfDay(_ hours: Double) -> String {
    let hour = Int(hours.rounded()) % 24
    return "\(hour % 12 == 0 ? 12 : hour % 12) \(hour < 12 ? "AM" : "PM")"
  }
}
