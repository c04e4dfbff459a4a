import Canvas
import Controls

extension GallerySections {
  private static func full(_ control: SegmentedControl, _ identifier: String) -> FormRow {
    control.identifier = identifier
    // spec: hig-segmented-controls, macOS: spring loading
    control.isSpringLoaded = true
    return FormRow(control, style: .full)
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
}
