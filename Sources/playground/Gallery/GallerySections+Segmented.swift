import Canvas
import Controls
import Workbench

extension GallerySections {
  static func segmentedControls() -> CaptionedNode {
    func full(_ titles: [String], _ selection: Int, _ label: String) -> FormRow {
      let control = SegmentedControl(titles, selection: selection, label: label)
      return row(control, label.lowercased(), style: .full) {
        // spec: hig-segmented-controls, macOS: spring loading
        $0.isSpringLoaded = true
      }
    }
    return CaptionedNode(
      title: "Segmented control", rowHeight: Metrics.segmentedRow,
      rows: [
        full(["List", "Grid", "Map"], 1, "View"),
        full(["Day", "Week", "Month", "6 Months", "Year"], 0, "Period"),
        disabled(full(["Regular", "Small", "Mini"], 2, "Size")),
      ])
  }

  static func segmentedFeatures() -> [CaptionedNode] {
    [
      ("Selection", selection()), ("Content", content()), ("Sizes", sizes()), ("States", states()),
      ("Inserting and Removing", comingAndGoing()),
    ].map { CaptionedNode(title: $0, rowHeight: nil, rows: $1) }
  }

  private static func selection() -> [FormRow] {
    let steps = SegmentedControl(
      [Segment(symbol: .minus, helpTag: "One fewer"), Segment(symbol: .plus, helpTag: "One more")],
      mode: .momentary, label: "Copies")
    steps.identifier = "copies"
    let copies = FormRow(steps, subtitle: "Momentary", value: "1")
    var count = 1
    steps.onTrigger { [weak copies] index in
      count = max(1, count + (index == 0 ? -1 : 1))
      copies?.setValue("\(count)")
    }
    return [
      wide(
        "text-style", "Text Style",
        [
          Segment(symbol: .bold, helpTag: "Bold"), Segment(symbol: .italic, helpTag: "Italic"),
          Segment(symbol: .underline, helpTag: "Underline"),
          Segment(symbol: .strikethrough, helpTag: "Strikethrough"),
        ], selection: nil, mode: .multiple, subtitle: "Any number"
      ) { $0.select([0, 1], animated: false) },
      wide(
        "filter", "Filter", segments("Unread", "Flagged", "Archived"), selection: nil,
        subtitle: "One or none"
      ) { $0.allowsEmptySelection = true },
      copies,
    ]
  }

  private static func content() -> [FormRow] {
    [
      wide(
        "layout", "Layout",
        [
          Segment("List", symbol: .list), Segment("Grid", symbol: .grid),
          Segment("Map", symbol: .map),
        ], subtitle: "Symbols and titles"),
      wide(
        "alignment", "Alignment",
        [
          Segment(symbol: .alignLeft, beneath: "Left"),
          Segment(symbol: .alignCenter, beneath: "Centered"),
          Segment(symbol: .alignRight, beneath: "Right"),
        ], selection: 1, subtitle: "Labels below"
      ) { $0.caption = "Alignment of paragraphs" },
      wide(
        "language", "Language", segments("English", "日本語", "עברית", "😀"), selection: 1,
        subtitle: "Any script"),
      wide(
        "paper", "Paper Size", segments("S", "Medium", "Extra Large"), selection: 1,
        subtitle: "Fits its content"
      ) { $0.apportionsSegmentWidthsByContent = true },
    ]
  }

  private static func sizes() -> [FormRow] {
    ControlSize.allCases.map { size in
      wide(
        "control-\(size.rawValue)", size.rawValue.sentenceCased,
        [
          Segment("Day", symbol: .sunMax), Segment("Night", symbol: .moon),
          Segment(symbol: .gear, helpTag: "Settings"),
        ]
      ) { $0.controlSize = size }
    }
  }

  private static func states() -> [FormRow] {
    [
      wide(
        "plan", "Plan", [Segment("Basic"), Segment("Pro", isEnabled: false), Segment("Team")],
        subtitle: "One is disabled"),
      wide(
        "priority", "Priority", segments("Low", "Medium", "High"), selection: 2,
        subtitle: "Tint: orange"
      ) { $0.selectedSegmentTintColor = Color(hex: 0xFF9500) },
      wide("decision", "Decision", segments("Allowed", "Refused"), subtitle: "Always refused") {
        $0.decide { (index: Int?) in index == 1 ? .refuse : .accept }
      },
    ]
  }

  private static func comingAndGoing() -> [FormRow] {
    let names = ["One", "Two", "Three", "Four", "Five", "Six"]
    let tabs = SegmentedControl(Array(names.prefix(3)), selection: 1, label: "Segments")
    let changes = SegmentedControl(
      [
        Segment(symbol: .minus, helpTag: "Remove a segment"),
        Segment(symbol: .plus, helpTag: "Insert a segment"),
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
    return [row(tabs, "segments", style: wideStyle), row(changes, "change")]
  }

  private static func segments(_ titles: String...) -> [Segment] { titles.map { Segment($0) } }

  private static let wideStyle = FormRow.Style.stretching(from: 160)

  private static func wide(
    _ identifier: String, _ label: String, _ segments: [Segment], selection: Int? = 0,
    mode: SegmentSelectionMode = .single, subtitle: String? = nil,
    _ change: (SegmentedControl) -> Void = { _ in }
  ) -> FormRow {
    row(
      SegmentedControl(segments, mode: mode, selection: selection, label: label), identifier,
      style: wideStyle, subtitle: subtitle, change)
  }
}
