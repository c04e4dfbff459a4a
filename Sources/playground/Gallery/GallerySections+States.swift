import Canvas
import Controls
import Workbench

extension GallerySections {
  /// Sections of the states page: each control in some states, and the same disabled.
  static func states(disabled isDisabled: Bool) -> [CaptionedNode] {
    let suffix = isDisabled ? "-disabled" : ""
    let switches = [
      row(Switch(label: "Off"), "off" + suffix),
      row(Switch(isOn: true, label: "On"), "on" + suffix),
      row(Switch(isOn: true, label: "Tinted"), "tinted" + suffix) {
        $0.onTintColor = Color(hex: 0xFF9500)
      },
    ]
    let sliders = [0, 50, 100].map { (percent: Int) in
      row(
        Slider(value: Double(percent) / 100, label: "\(percent)%"), "slider-\(percent)\(suffix)",
        style: .stretching(from: 64))
    }
    let segmented = (0..<3).map { (index: Int) in
      row(
        SegmentedControl(["One", "Two", "Three"], selection: index, label: "Segmented \(index)"),
        "segmented-\(index)\(suffix)", style: .full)
    }
    return [("Switch", switches), ("Slider", sliders), ("Segmented control", segmented)].map {
      let section = CaptionedNode(title: $0, rowHeight: 48, rows: $1)
      if isDisabled { section.setContentEnabled(false) }
      return section
    }
  }
}
