import Canvas
import Controls

extension GallerySections {
  private static func full(
    _ titles: [String], _ selection: Int, _ label: String, _ identifier: String
  ) -> FormRow {
    row(SegmentedControl(titles, selection: selection, label: label), identifier, style: .full) {
      // spec: hig-segmented-controls, macOS: spring loading
      $0.isSpringLoaded = true
    }
  }

  static func segmentedControls() -> GallerySection {
    GallerySection(
      title: "Segmented control", rowHeight: Metrics.segmentedRow,
      rows: [
        full(["List", "Grid", "Map"], 1, "View", "view"),
        full(["Day", "Week", "Month", "6 Months", "Year"], 0, "Period", "period"),
        disabled(full(["Regular", "Small", "Mini"], 2, "Size", "size")),
      ])
  }
}
