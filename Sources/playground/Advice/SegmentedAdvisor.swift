import Canvas
import Controls

/// Checks a segmented control against the guidelines, reporting only what is certain;
/// `docs/controls/advisor.md` has the rules.
struct SegmentedAdvisor {
  /// The fewest segments. spec: docs/spec/prose-rows.md#hig-p3
  static let fewest = 2
  /// In a wide interface. spec: docs/spec/prose-rows.md#hig-p25
  static let most = 7
  /// In a narrow interface. spec: docs/spec/prose-rows.md#hig-p26
  static let mostCompact = 5
  /// The ratio at which widths of content are unequal. chosen: docs/spec/prose-rows.md#hig-p34 has
  /// no number
  static let contentRatio = 3.0
  /// The smallest difference that matters, in points. chosen
  static let contentDifference = 50.0
  /// The tolerance for proportional widths, as a part of the narrowest. chosen
  static let widthTolerance = 0.1

  let segments: [Segment]
  var widths = SegmentWidths.equal
  var hasCaption = false
  var room = Advice.Room.wide
  var metrics = SegmentedMetrics.regular
  let text: any TextMeasuring

  /// The width of each content, in points; 0 for none.
  private var contents: [Double] {
    let box = Rect(origin: .zero, size: metrics.iconSize)
    return segments.map { segment in
      let title =
        segment.title.isEmpty ? 0 : text.size(of: Text(segment.title, font: metrics.font)).width
      return title + (segment.icon?.frame(in: box).width ?? 0)
    }
  }

  /// The findings; empty if there are none.
  var advice: [Advice] {
    count + mixedContent + unequalContent + unequalWidth + unexplainedSymbols
      + segments.enumerated().flatMap { titleAdvice(on: $1.title, at: $0) }
  }

  private var count: [Advice] {
    let most = room == .wide ? Self.most : Self.mostCompact
    if segments.count < Self.fewest {
      return advise(
        .tooFew, "One option isn't a choice; use at least two segments.")
    }
    if segments.count <= most { return [] }
    let count = room == .wide ? "about five to seven" : "at most five in a narrow window"
    return advise(
      .tooMany,
      "\(segments.count) segments are hard to scan; use \(count).")
  }

  private func advise(_ rule: Advice.Rule, segment: Int? = nil, _ advice: String) -> [Advice] {
    [Advice(rule: rule, segment: segment, advice: advice)]
  }

  private var isMixed: Bool {
    segments.contains { !$0.title.isEmpty } && segments.contains { $0.icon != nil }
  }

  private var mixedContent: [Advice] {
    if !isMixed { return [] }
    return advise(
      .mixedContent,
      "A mix of text and images is confusing; use only one of them in all segments.")
  }

  /// Applies to equal widths; mixed content is reported by itself.
  private var unequalContent: [Advice] {
    let filled = contents.enumerated().filter { $0.element > 0 }
    guard widths == .equal, !isMixed, let widest = filled.max(by: { $0.element < $1.element }),
      let narrowest = filled.min(by: { $0.element < $1.element }),
      widest.element > narrowest.element * Self.contentRatio,
      widest.element - narrowest.element > Self.contentDifference
    else { return [] }
    return advise(
      .unequalContent, segment: widest.offset,
      "The content of this segment is much wider than in the \(Advice.name(ofSegment: narrowest.offset)), "
        + "although both segments are equally wide; use content of similar size.")
  }

  private var unequalWidth: [Advice] {
    let isUnequal: Bool
    switch widths {
    case .equal: isUnequal = false
    case .fixed(let widths): isUnequal = Set(widths).count > 1
    case .proportional:
      let whole = contents.map { $0 + 2 * metrics.titlePadding }
      isUnequal = (whole.max() ?? 0) > (whole.min() ?? 0) * (1 + Self.widthTolerance)
    }
    if !isUnequal { return [] }
    return advise(
      .unequalWidth, "Segments of different widths look unbalanced; make all segments equally wide."
    )
  }

  private var unexplainedSymbols: [Advice] {
    let unexplained = segments.indices.filter { isUnexplained(segments[$0]) }
    if unexplained.isEmpty { return [] }
    let isAll = unexplained.count == segments.count
    let places: [Int?] = isAll ? [nil] : unexplained.map { $0 }
    return places.flatMap { place in
      advise(
        .unexplainedSymbols, segment: place,
        (place == nil
          ? "The symbols have no labels; " : "The symbol has no label; ")
          + "add a label or a help tag to each segment.")
    }
  }

  private func isUnexplained(_ segment: Segment) -> Bool {
    segment.icon != nil && segment.title.isEmpty && segment.labelBeneath.isEmpty
      && segment.helpTag == nil && !hasCaption
  }

  private func titleAdvice(on title: String, at index: Int) -> [Advice] {
    var advice: [Advice] = []
    if let word = TitleStyle.misspelled(in: title) {
      advice += advise(
        .titleCase, segment: index,
        "Use title case: capitalize “\(word)” in “\(title)”.")
    }
    if let reason = NounPhrase.doubt(about: title, among: segments.map(\.title)) {
      advice += advise(
        .notANounPhrase, segment: index,
        "\(reason) Use a noun or a noun phrase as the title.")
    }
    return advice
  }
}

extension SegmentedAdvisor {
  /// The advisor of a control as it is now.
  @MainActor
  init(_ control: SegmentedControl, in room: Advice.Room = .wide) {
    self.init(
      segments: control.segments, widths: SegmentWidths(of: control),
      hasCaption: !control.caption.isEmpty, room: room, metrics: control.metrics,
      text: control.scene?.text ?? TextEngine())
  }
}

/// The widths of the segments of a control.
enum SegmentWidths: Hashable {
  case equal
  case proportional
  /// In points; 0 for a share of the remaining width.
  case fixed([Double])

  @MainActor
  init(of control: SegmentedControl) {
    switch control.widthsProperty {
    case .list(let widths): self = .fixed(widths.compactMap(\.number))
    case "proportional": self = .proportional
    default: self = .equal
    }
  }
}
