import Canvas
import Controls

/// What segmented controls can do besides, for their page.
extension GallerySections {
  static func segmentedFeatures() -> [GallerySection] {
    [selection(), content(), sizes(), states(), comingAndGoing()]
  }

  private static func section(_ title: String, _ rows: [FormRow]) -> GallerySection {
    GallerySection(title: title, rowHeight: nil, rows: rows)
  }

  private static func selection() -> GallerySection {
    let style = SegmentedControl(
      [
        Segment(symbol: .bold, helpTag: "Bold"), Segment(symbol: .italic, helpTag: "Italic"),
        Segment(symbol: .underline, helpTag: "Underline"),
        Segment(symbol: .strikethrough, helpTag: "Strikethrough"),
      ], mode: .multiple, label: "Text Style")
    style.select([0, 1], animated: false)
    let filter = SegmentedControl(["Unread", "Flagged", "Archived"], label: "Filter")
    filter.allowsEmptySelection = true
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
    return section(
      "Selection",
      [
        wide(style, "text-style", subtitle: "Any number"),
        wide(filter, "filter", subtitle: "One or none"), copies,
      ])
  }

  private static func content() -> GallerySection {
    let view = SegmentedControl(
      [
        Segment("List", symbol: .list), Segment("Grid", symbol: .grid),
        Segment("Map", symbol: .map),
      ], selection: 0, label: "Layout")
    let alignment = SegmentedControl(
      [
        Segment(symbol: .alignLeft, beneath: "Left"),
        Segment(symbol: .alignCenter, beneath: "Centered"),
        Segment(symbol: .alignRight, beneath: "Right"),
      ], selection: 1, label: "Alignment")
    alignment.caption = "How lines of a paragraph are placed"
    let language = SegmentedControl(
      ["English", "日本語", "עברית", "😀"], selection: 1, label: "Language")
    let proportional = SegmentedControl(
      ["S", "Medium", "Extra Large"], selection: 1, label: "Paper Size")
    proportional.apportionsSegmentWidthsByContent = true
    return section(
      "Content",
      [
        wide(view, "layout", subtitle: "Symbols and titles"),
        wide(alignment, "alignment", subtitle: "Labels beneath"),
        wide(language, "language", subtitle: "Any script"),
        wide(proportional, "paper", subtitle: "Wide as its content"),
      ])
  }

  private static func sizes() -> GallerySection {
    section(
      "Sizes",
      ControlSize.allCases.map { size in
        let control = SegmentedControl(
          [
            Segment("Day", symbol: .sunMax), Segment("Night", symbol: .moon),
            Segment(symbol: .gear, helpTag: "Settings"),
          ], selection: 0, label: size.rawValue.prefix(1).uppercased() + size.rawValue.dropFirst())
        control.controlSize = size
        return wide(control, "control-\(size.rawValue)")
      })
  }

  private static func states() -> GallerySection {
    let partly = SegmentedControl(
      [Segment("Basic"), Segment("Pro", isEnabled: false), Segment("Team")], selection: 0,
      label: "Plan")
    let tinted = SegmentedControl(["Low", "Medium", "High"], selection: 2, label: "Priority")
    tinted.selectedSegmentTintColor = Color(hex: 0xFF9500)
    let refused = SegmentedControl(["Allowed", "Refused"], selection: 0, label: "Decision")
    refused.decide { (index: Int?) in index == 1 ? .refuse : .accept }
    return section(
      "States",
      [
        wide(partly, "plan", subtitle: "One is disabled"),
        wide(tinted, "priority", subtitle: "Tint: orange"),
        wide(refused, "decision", subtitle: "Springs back"),
      ])
  }

  private static func comingAndGoing() -> GallerySection {
    let names = ["One", "Two", "Three", "Four", "Five", "Six"]
    let tabs = SegmentedControl(Array(names.prefix(3)), selection: 1, label: "Segments")
    let changes = SegmentedControl(
      [
        Segment(symbol: .minus, helpTag: "Take one out"),
        Segment(symbol: .plus, helpTag: "Put one in"),
      ], mode: .momentary, label: "Change")
    changes.identifier = "change"
    changes.onTrigger { [weak tabs] index in
      guard let tabs else { return }
      let count = tabs.numberOfSegments
      if index == 0 {
        tabs.removeSegment(at: count / 2, animated: true)
      } else if count < names.count, let name = names.first(where: { !tabs.titles.contains($0) }) {
        tabs.insertSegment(Segment(name), at: (count + 1) / 2, animated: true)
      }
    }
    return section("Coming and Going", [wide(tabs, "segments"), FormRow(changes)])
  }

  /// A row whose control begins at one place in all rows.
  private static func wide(
    _ control: SegmentedControl, _ identifier: String, subtitle: String? = nil
  ) -> FormRow {
    control.identifier = identifier
    return FormRow(control, style: .stretching(from: 160), subtitle: subtitle)
  }
}
