import Canvas
import Controls

extension GallerySections {
  static func segmentedControls() -> GallerySection {
    func full(_ titles: [String], _ selection: Int, _ label: String) -> FormRow {
      let control = SegmentedControl(titles, selection: selection, label: label)
      return row(control, label.lowercased(), style: .full) {
        // spec: hig-segmented-controls, macOS: spring loading
        $0.isSpringLoaded = true
      }
    }
    return GallerySection(
      title: "Segmented control", rowHeight: Metrics.segmentedRow,
      rows: [
        full(["List", "Grid", "Map"], 1, "View"),
        full(["Day", "Week", "Month", "6 Months", "Year"], 0, "Period"),
        disabled(full(["Regular", "Small", "Mini"], 2, "Size")),
      ])
  }

  /// The sections of the page of segmented controls.
  static func segmentedFeatures() -> [GallerySection] {
    [
      ("Selection", selection()), ("Content", content()), ("Sizes", sizes()), ("States", states()),
      ("Coming and Going", comingAndGoing()),
    ].map { GallerySection(title: $0, rowHeight: nil, rows: $1) }
  }

  private static func selection() -> [FormRow] {
    let steps = SegmentedControl(
      [
        Segment(symbol: .minus, helpTag: "One less"), Segment(symbol: .plus, helpTag: "One more"),
      ], mode: .momentary, label: "Copies")
    steps.identifier = "copies"
    let copies = FormRow(steps, subtitle: "Momentary", value: "1")
    var count = 1
    steps.onTrigger { [weak copies] index in
      count = max(1, count + (index == 0 ? -1 : 1))
      copies?.setValue("\(count)")
    }
    return [
      wide(
        SegmentedControl(
          [
            Segment(symbol: .bold, helpTag: "Bold"), Segment(symbol: .italic, helpTag: "Italic"),
            Segment(symbol: .underline, helpTag: "Underline"),
            Segment(symbol: .strikethrough, helpTag: "Strikethrough"),
          ], mode: .multiple, label: "Text Style"), "text-style", "Any number"
      ) { $0.select([0, 1], animated: false) },
      wide(
        SegmentedControl(["Unread", "Flagged", "Archived"], label: "Filter"), "filter",
        "One or none"
      ) { $0.allowsEmptySelection = true },
      copies,
    ]
  }

  private static func content() -> [FormRow] {
    [
      wide(
        SegmentedControl(
          [
            Segment("List", symbol: .list), Segment("Grid", symbol: .grid),
            Segment("Map", symbol: .map),
          ], selection: 0, label: "Layout"), "layout", "Symbols and titles"),
      wide(
        SegmentedControl(
          [
            Segment(symbol: .alignLeft, beneath: "Left"),
            Segment(symbol: .alignCenter, beneath: "Centered"),
            Segment(symbol: .alignRight, beneath: "Right"),
          ], selection: 1, label: "Alignment"), "alignment", "Labels beneath"
      ) { $0.caption = "How lines of a paragraph are placed" },
      wide(
        SegmentedControl(["English", "日本語", "עברית", "😀"], selection: 1, label: "Language"),
        "language", "Any script"),
      wide(
        SegmentedControl(["S", "Medium", "Extra Large"], selection: 1, label: "Paper Size"),
        "paper", "Wide as its content"
      ) { $0.apportionsSegmentWidthsByContent = true },
    ]
  }

  private static func sizes() -> [FormRow] {
    ControlSize.allCases.map { size in
      let name = size.rawValue
      let control = SegmentedControl(
        [
          Segment("Day", symbol: .sunMax), Segment("Night", symbol: .moon),
          Segment(symbol: .gear, helpTag: "Settings"),
        ], selection: 0, label: name.sentenceCased)
      return wide(control, "control-\(name)") { $0.controlSize = size }
    }
  }

  private static func states() -> [FormRow] {
    [
      wide(
        SegmentedControl(
          [Segment("Basic"), Segment("Pro", isEnabled: false), Segment("Team")], selection: 0,
          label: "Plan"), "plan", "One is disabled"),
      wide(
        SegmentedControl(["Low", "Medium", "High"], selection: 2, label: "Priority"), "priority",
        "Tint: orange"
      ) { $0.selectedSegmentTintColor = Color(hex: 0xFF9500) },
      wide(
        SegmentedControl(["Allowed", "Refused"], selection: 0, label: "Decision"), "decision",
        "Springs back"
      ) { $0.decide { (index: Int?) in index == 1 ? .refuse : .accept } },
    ]
  }

  private static func comingAndGoing() -> [FormRow] {
    let names = ["One", "Two", "Three", "Four", "Five", "Six"]
    let tabs = SegmentedControl(Array(names.prefix(3)), selection: 1, label: "Segments")
    let changes = SegmentedControl(
      [
        Segment(symbol: .minus, helpTag: "Take one out"),
        Segment(symbol: .plus, helpTag: "Put one in"),
      ], mode: .momentary, label: "Change")
    changes.onTrigger { [weak tabs] index in
      guard let tabs else { return }
      let count = tabs.numberOfSegments
      if index == 0 {
        tabs.removeSegment(at: count / 2, animated: true)
      } else if count < names.count, let name = names.first(where: { !tabs.titles.contains($0) }) {
        tabs.insertSegment(Segment(name), at: (count + 1) / 2, animated: true)
      }
    }
    return [wide(tabs, "segments"), row(changes, "change")]
  }

  /// A row whose control begins at the same place in all rows.
  private static func wide(
    _ control: SegmentedControl, _ identifier: String, _ subtitle: String? = nil,
    _ change: (SegmentedControl) -> Void = { _ in }
  ) -> FormRow {
    row(control, identifier, style: .stretching(from: 160), subtitle: subtitle, change)
  }
}
