import Canvas
import Controls

extension GallerySections {
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
