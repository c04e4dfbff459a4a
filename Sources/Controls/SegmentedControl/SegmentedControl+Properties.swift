import Canvas

extension SegmentedControl {
  func setSelected(_ indices: Set<Int>, animated: Bool) throws(PropertyError) {
    // A momentary control has no selection.
    if selectionMode == .momentary || select(indices, animated: animated) { return }
    let last = numberOfSegments - 1
    throw PropertyError(
      indices.allSatisfy { (0...max(last, 0)).contains($0) }
        ? "can have several segments only in the mode multiple"
        : "must be a segment from 0 to \(last)")
  }

  /// Changes each segment; throws if an index is not that of a segment.
  func updateSegments(
    _ indices: some Sequence<Int>, _ noun: String, _ body: (Int, inout Segment) -> Void
  ) throws(PropertyError) {
    guard indices.allSatisfy(segments.indices.contains) else {
      throw PropertyError("must be \(noun) from 0 to \(numberOfSegments - 1)")
    }
    for index in segments.indices { updateSegment(at: index) { body(index, &$0) } }
  }

  /// Sets the number of segments and their titles; remaining segments keep everything else.
  func setTitles(_ titles: [String], animated: Bool) {
    while numberOfSegments > titles.count {
      removeSegment(at: numberOfSegments - 1, animated: animated)
    }
    for (index, title) in titles.enumerated() where !setTitle(title, forSegmentAt: index) {
      insertSegment(Segment(title), at: index, animated: animated)
    }
  }

  /// A property with a text for each segment; an empty list stands for empty texts.
  static func texts(
    _ name: String, title: String? = nil, in group: PropertyGroup? = nil, help: String,
    get: @escaping (Segment) -> String,
    check: @escaping ([String]) throws(PropertyError) -> Void = { _ in },
    set: @escaping (inout Segment, String) -> Void
  ) -> ControlProperty {
    .init(
      name, title: title, in: group, code: PropertyCode.none, help: help,
      get: { (control: SegmentedControl) in
        let texts = control.segments.map(get)
        return texts.allSatisfy(\.isEmpty) ? [] : texts
      },
      set: { control, texts, _ throws(PropertyError) in
        try check(texts)
        let count = control.numberOfSegments
        guard texts.isEmpty || texts.count == count else {
          throw PropertyError("has \(texts.count) entries for \(count) segments")
        }
        for index in 0..<count {
          control.updateSegment(at: index) { set(&$0, texts.isEmpty ? "" : texts[index]) }
        }
      })
  }

  /// The widths, for tools: `equal`, `proportional`, or the width of each segment in points.
  package var widthsProperty: PropertyValue {
    if segments.contains(where: { $0.width > 0 }) {
      return .list(segments.map { .number($0.width) })
    }
    return apportionsSegmentWidthsByContent ? "proportional" : "equal"
  }

  func setWidths(_ property: PropertyValue) throws(PropertyError) {
    var widths = [Double](repeating: 0, count: numberOfSegments)
    if case .list(let values) = property {
      widths = values.compactMap(\.number)
      guard widths.count == numberOfSegments, widths.allSatisfy({ (0...4000).contains($0) }) else {
        throw PropertyError(
          "must have a width of 0 to 4000 points for each of \(numberOfSegments) segments")
      }
    }
    apportionsSegmentWidthsByContent = property == "proportional"
    for (index, width) in widths.enumerated() { setWidth(width, forSegmentAt: index) }
  }

  /// Makes the last selected segment pending, as if the user had just selected it.
  ///
  /// Throws a ``PropertyError`` if no segment is selected.
  public func showPending() throws(PropertyError) {
    let wanted = selectedIndices
    guard let last = wanted.max() else {
      throw PropertyError("needs a selected segment", of: "pending")
    }
    select(wanted.subtracting([last]), animated: false)
    decide(by: { _ in .later })
    _ = perform(.select(last))
  }

  /// The center of a segment, or of the first selected one, in points.
  public func pressPoint(ofPart part: Int?) -> Point? {
    guard let index = part ?? selection else { return behaviorFrame.center }
    guard (0..<numberOfSegments).contains(index) else { return nil }
    if isPopUp { return behaviorFrame.center }
    return axis.frameRect(state.segmentFrame(at: index), in: behaviorFrame).center
  }

  /// The title of the pressed segment, or its index; `nil` if none is pressed.
  public var pressedPart: String? {
    guard let index = state.pressedIndex else { return nil }
    let title = titles.indices.contains(index) ? titles[index] : ""
    return title.isEmpty ? "\(index)" : title
  }
}

/// The titles of segments: a list, or a number of segments without titles.
struct SegmentTitles: Hashable, PropertyRepresentable {
  static let counts = 1...32

  static var propertyKind: PropertyKind { .textsOrCount(counts) }

  /// Sample titles for tools. chosen
  static let samples: [(name: String, titles: [String])] = [
    ("Short", ["List", "Grid", "Map", "Tree", "Table"]),
    ("Long", ["Everything", "Recently Used", "Shared", "Favorites", "Archive"]),
    ("Arabic", ["قائمة", "شبكة", "خريطة", "شجرة", "جدول"]),
    ("CJK", ["列表", "網格", "地圖", "樹狀", "表格"]),
    ("Emoji", ["📋", "🔳", "🗺️", "🌳", "📊"]),
  ]

  let titles: [String]

  init(_ titles: [String]) { self.titles = titles }

  init?(propertyValue: PropertyValue) {
    if let count = propertyValue.wholeNumber, Self.counts.contains(count) {
      titles = [String](repeating: "", count: count)
    } else if let texts = [String](propertyValue: propertyValue), Self.counts.contains(texts.count)
    {
      titles = texts
    } else {
      return nil
    }
  }

  var propertyValue: PropertyValue { titles.propertyValue }
}
