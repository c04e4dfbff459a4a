import Canvas
import Controls
import Workbench

extension GallerySections {
  static func segmentedControls() -> CaptionedNode {
    let view = full(
      "View", selection: 1, ("List", "Shows items one below the other"),
      ("Grid", "Shows items side by side"), ("Map", "Shows items at their places"))
    let period = full(
      "Period", selection: 0, ("Day", "Shows one day"), ("Week", "Shows one week"),
      ("Month", "Shows one month"), ("6 Months", "Shows six months"), ("Year", "Shows one year"))
    let size = full(
      "Size", selection: 2, ("Regular", "Controls 32 points high"),
      ("Small", "Controls 28 points high"), ("Mini", "Controls 24 points high"))
    return CaptionedNode(
      title: "Segmented control", rowHeight: Metrics.row,
      rows: [
        ViewRow(view), FormRow(period, style: .full), disabled(FormRow(size, style: .full)),
      ])
  }

  /// A control as wide as its row, whose segments have help tags in place of a title before it.
  private static func full(
    _ label: String, selection: Int, _ segments: (title: String, helpTag: String)...
  ) -> SegmentedControl {
    let control = SegmentedControl(
      segments.map { Segment($0.title, helpTag: $0.helpTag) }, selection: selection, label: label)
    control.identifier = label.lowercased()
    // spec: docs/spec/prose-rows.md#hig-p61
    control.isSpringLoaded = true
    return control
  }

  static func segmentedFeatures() -> [CaptionedNode] {
    [
      ("Selection", selection()), ("Content", content()), ("Sizes", sizes()), ("States", states()),
      ("Inserting and removing", comingAndGoing()),
    ].map { CaptionedNode(title: $0, rowHeight: nil, rows: $1) }
  }

  private static func selection() -> [FormRow] {
    [
      wide(
        "text-style", "Text Style",
        symbols(
          (.bold, "Bold"), (.italic, "Italic"), (.underline, "Underline"),
          (.strikethrough, "Strikethrough")),
        selection: nil, mode: .multiple, subtitle: "Any number"
      ) { $0.select([0, 1], animated: false) },
      wide(
        "filter", "Filter", segments("Unread", "Flagged", "Archived"), selection: nil,
        subtitle: "One or none"
      ) { $0.allowsEmptySelection = true },
    ]
  }

  private static func content() -> [FormRow] {
    [
      wide(
        "layout", "Layout", symbols((.list, "List"), (.grid, "Grid"), (.map, "Map")),
        subtitle: "Symbols with help tags"),
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
    ]
  }

  private static func sizes() -> [FormRow] {
    ControlSize.allCases.map { size in
      wide(
        "control-\(size.rawValue)", size.rawValue.sentenceCased,
        symbols((.sunMax, "Day"), (.moon, "Night"), (.gear, "Automatic"))
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
    let count = Stepper(
      value: Double(tabs.numberOfSegments), in: 2...Double(names.count), label: "Number")
    count.onChange { [weak tabs] value in
      guard let tabs else { return }
      while tabs.numberOfSegments > Int(value) {
        tabs.removeSegment(at: tabs.numberOfSegments / 2, animated: true)
      }
      for name in names where tabs.numberOfSegments < Int(value) && !tabs.titles.contains(name) {
        tabs.insertSegment(Segment(name), at: (tabs.numberOfSegments + 1) / 2, animated: true)
      }
    }
    return [row(tabs, "segments", style: wideStyle), row(count, "number")]
  }

  private static func segments(_ titles: String...) -> [Segment] { titles.map { Segment($0) } }

  private static func symbols(_ symbols: (Symbol, helpTag: String)...) -> [Segment] {
    symbols.map { Segment(symbol: $0, helpTag: $1) }
  }

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
