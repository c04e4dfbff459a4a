import Canvas
import Controls

/// The cards that the gallery and the pages of single controls are made of.
@MainActor
enum GallerySections {
  /// pt. chosen: design, gallery
  enum Metrics {
    static let switchRow = 56.0
    static let sliderRow = 64.0
    static let segmentedRow = 60.0
    static let sliderStart = 104.0
  }

  static func percent(_ value: Double) -> String { "\(Int((value * 100).rounded()))%" }

  static func row(
    _ control: Control, _ identifier: String, subtitle: String? = nil
  ) -> FormRow {
    control.identifier = identifier
    return FormRow(control, subtitle: subtitle)
  }

  static func slider(
    _ slider: Slider, _ identifier: String, subtitle: String? = nil,
    format: @escaping (Double) -> String
  ) -> FormRow {
    slider.identifier = identifier
    return FormRow(
      slider, style: .stretching(from: Metrics.sliderStart), subtitle: subtitle, value: format)
  }

  static func disabled(_ row: FormRow) -> FormRow {
    row.isEnabled = false
    return row
  }
}
