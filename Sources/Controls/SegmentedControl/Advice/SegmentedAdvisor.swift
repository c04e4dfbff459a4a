import Canvas

/// Looks at a segmented control as the guidelines would; what cannot be told for sure is not told.
///
/// A pure function of what it is given; the thresholds are here, the rules' sentences in
/// `docs/controls/advisor.md`.
struct SegmentedAdvisor {
  /// spec: hig-p3
  static let fewest = 2
  /// In a wide interface. spec: hig-p25
  static let most = 7
  /// In a narrow one. spec: hig-p26
  static let mostCompact = 5
  /// Content is unequal from so many times the narrowest on. chosen; hig-p34 has no figure
  static let contentRatio = 3.0
  /// Content that differs by less looks much the same however narrow it is, pt. chosen
  static let contentDifference = 50.0
  /// Widths that follow the content may differ by this part of the narrowest. chosen
  static let widthTolerance = 0.1

  private let segments: [AdvisedSegment]
  private let widths: AdvisedWidths
  private let room: Advice.Room
  /// Of what each segment holds, pt; 0 for nothing.
  private let contents: [Double]
  /// pt, on both sides of that together.
  private let padding: Double

  /// - Parameters:
  ///   - segments: in order.
  ///   - widths: how wide they are.
  ///   - hasCaption: whether a label for the whole control says what it is for.
  ///   - room: of the interface that it is in.
  ///   - metrics: its figures.
  ///   - text: measures titles.
  init(
    _ segments: [AdvisedSegment], widths: AdvisedWidths = .equal, hasCaption: Bool = false,
    room: Advice.Room = .wide, metrics: SegmentedMetrics = .regular, text: any TextMeasuring
  ) {
    self.segments = segments.map { segment in
      var segment = segment
      segment.isExplained = segment.isExplained || hasCaption
      return segment
    }
    self.widths = widths
    self.room = room
    padding = 2 * metrics.titlePadding
    contents = segments.map { segment in
      let title =
        segment.title.isEmpty
        ? 0 : text.size(of: Text(segment.title, font: metrics.font)).width
      return title + (segment.imageWidth ?? 0)
    }
  }

  /// All findings: first those about the control, then those about its segments, in order.
  var advice: [Advice] {
    count + mixedContent + unequalContent + unequalWidth + unexplainedSymbols
      + segments.enumerated().flatMap { titleAdvice(on: $1.title, at: $0) }
  }

  private var count: [Advice] {
    let most = room == .wide ? Self.most : Self.mostCompact
    if segments.count < Self.fewest {
      return [
        Advice(
          .tooFew,
          advice: "A segmented control has two segments or more; one choice alone is none.")
      ]
    }
    if segments.count <= most { return [] }
    let room = room == .wide ? "about five to seven" : "about five in a narrow interface"
    return [
      Advice(
        .tooMany,
        advice: "\(segments.count) segments are hard to take in and take long to move through; "
          + "aim for no more than \(room).")
    ]
  }

  private var isMixed: Bool {
    segments.contains { !$0.title.isEmpty } && segments.contains { $0.imageWidth != nil }
  }

  private var mixedContent: [Advice] {
    if !isMixed { return [] }
    return [
      Advice(
        .mixedContent,
        advice: "Text and images in one control look disconnected and confuse; "
          + "use one of them throughout.")
    ]
  }

  /// Where segments are equally wide; a mix has been told already.
  private var unequalContent: [Advice] {
    let filled = contents.enumerated().filter { $0.element > 0 }
    guard widths == .equal, !isMixed,
      let widest = filled.max(by: { $0.element < $1.element }),
      let narrowest = filled.min(by: { $0.element < $1.element }),
      widest.element > narrowest.element * Self.contentRatio,
      widest.element - narrowest.element > Self.contentDifference
    else { return [] }
    return [
      Advice(
        .unequalContent, segment: widest.offset,
        advice: "What is in this segment is much wider than in segment \(narrowest.offset); "
          + "as segments are equally wide, it does not look good if it fills only some of them. "
          + "Use content of a similar size.")
    ]
  }

  private var unequalWidth: [Advice] {
    let isUnequal =
      switch widths {
      case .equal: false
      case .fixed(let widths): Set(widths).count > 1
      case .proportional:
        (contents.max() ?? 0) + padding
          > ((contents.min() ?? 0) + padding) * (1 + Self.widthTolerance)
      }
    if !isUnequal { return [] }
    return [
      Advice(
        .unequalWidth,
        advice: "Segments of different widths look unbalanced; make them equally wide.")
    ]
  }

  private var unexplainedSymbols: [Advice] {
    let unexplained = segments.indices.filter { segments[$0].isUnexplained }
    if unexplained.isEmpty { return [] }
    let isAll = unexplained.count == segments.count
    let places: [Int?] = isAll ? [nil] : unexplained.map { $0 }
    return places.map { place in
      Advice(
        .unexplainedSymbols, segment: place,
        advice: (place == nil
          ? "Nothing says what the symbols mean; "
          : "Nothing says what this "
            + "symbol means; ") + "add a label beneath each segment, or a help tag to each.")
    }
  }

  private func titleAdvice(on title: String, at index: Int) -> [Advice] {
    var advice: [Advice] = []
    if let word = TitleStyle.misspelled(in: title) {
      advice.append(
        Advice(
          .titleCase, segment: index,
          advice: "Titles have title-style capitalization: “\(word)” in “\(title)” begins with a "
            + "capital."))
    }
    if let reason = NounPhrase.doubt(about: title) {
      advice.append(
        Advice(
          .notANounPhrase, segment: index,
          advice: "\(reason) Name what the segment stands for with a noun or a noun phrase."))
    }
    return advice
  }
}
