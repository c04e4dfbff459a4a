/// The places of the caret in a line of text, for text that is edited.
///
/// Places are offsets in the UTF-8 bytes of the line, between two grapheme clusters. Other offsets
/// count as the next place before them. Distances are in points from the left end of the line.
public struct CaretLine: Hashable, Sendable {
  /// A place of the caret.
  struct Stop: Hashable, Sendable {
    var offset: Int
    /// The caret's distance from the left end, in points.
    var x: Double
    var isWordStart = false
    var isWordEnd = false
    /// The offset from which the key Backspace deletes.
    var deletionStart: Int
  }

  /// A grapheme cluster, which is between the stop with its index and the next one.
  struct Cluster: Hashable, Sendable {
    /// In points.
    var left: Double
    var right: Double
    var isRightToLeft = false
  }

  /// In the order of the text, with one at each end.
  private let stops: [Stop]
  /// In the order of the text.
  private let clusters: [Cluster]
  /// The indices of the stops from left to right.
  private let visualOrder: [Int]
  /// The index of each stop in the visual order.
  private let visualIndices: [Int]

  /// Whether the text begins at the right, as its first letter says.
  public let isRightToLeft: Bool
  /// The width of the line, in points.
  public let width: Double

  init(stops: [Stop], clusters: [Cluster], visualOrder: [Int], isRightToLeft: Bool, width: Double) {
    (self.stops, self.clusters, self.visualOrder) = (stops, clusters, visualOrder)
    (self.isRightToLeft, self.width) = (isRightToLeft, width)
    var indices = [Int](repeating: 0, count: stops.count)
    for (index, stop) in visualOrder.enumerated() { indices[stop] = index }
    visualIndices = indices
  }

  /// The line of an empty text.
  public init() {
    self.init(
      stops: [Stop(offset: 0, x: 0, deletionStart: 0)], clusters: [], visualOrder: [0],
      isRightToLeft: false, width: 0)
  }

  /// A line from left to right whose characters have the widths that `advance` returns, in points.
  ///
  /// Words are separated by spaces. A negative width counts as 0.
  public init(_ string: String, advance: (Character) -> Double) {
    var stops = [Stop(offset: 0, x: 0, deletionStart: 0)]
    var clusters: [Cluster] = []
    var (offset, x) = (0, 0.0)
    for character in string {
      let end = x + max(0, advance(character))
      clusters.append(Cluster(left: x, right: end))
      stops.append(
        Stop(offset: offset + character.utf8.count, x: end, deletionStart: offset))
      (offset, x) = (stops[stops.count - 1].offset, stops[stops.count - 1].x)
    }
    var isInWord = false
    for (index, character) in (string + " ").enumerated() {
      let isLetter = character != " "
      stops[index].isWordStart = isLetter && !isInWord
      stops[index].isWordEnd = !isLetter && isInWord
      isInWord = isLetter
    }
    self.init(
      stops: stops, clusters: clusters, visualOrder: Array(stops.indices), isRightToLeft: false,
      width: x)
  }

  // MARK: Places

  /// The length of the text, in bytes.
  public var length: Int { stops[stops.count - 1].offset }

  /// The place at an offset, or the next one before it.
  public func place(atOrBefore offset: Int) -> Int { stops[index(of: offset)].offset }

  /// The next place in the order of the text; the end for the end.
  public func place(after offset: Int) -> Int {
    stops[min(index(of: offset) + 1, stops.count - 1)].offset
  }

  /// The previous place in the order of the text; 0 for 0.
  public func place(before offset: Int) -> Int { stops[max(index(of: offset) - 1, 0)].offset }

  /// The place to the right of one, also between scripts of both directions.
  public func place(rightOf offset: Int) -> Int { place(of: offset, moved: 1) }

  /// The place to the left of one, also between scripts of both directions.
  public func place(leftOf offset: Int) -> Int { place(of: offset, moved: -1) }

  /// The start of what the key Backspace deletes at a place: a grapheme cluster, or its last
  /// character where the script is written so.
  public func deletionStart(before offset: Int) -> Int { stops[index(of: offset)].deletionStart }

  /// The end of the word at or after a place.
  public func wordEnd(after offset: Int) -> Int {
    let next = index(of: offset) + 1
    return stops[min(next, stops.count)...].first { $0.isWordEnd }?.offset ?? length
  }

  /// The start of the word at or before a place.
  public func wordStart(before offset: Int) -> Int {
    stops[..<index(of: offset)].last { $0.isWordStart }?.offset ?? 0
  }

  /// The word around the grapheme cluster that begins at a place, or what is between two words.
  public func word(at offset: Int) -> Range<Int> {
    if clusters.isEmpty { return 0..<0 }
    let index = min(index(of: offset), clusters.count - 1)
    func isBoundary(_ stop: Stop) -> Bool { stop.isWordStart || stop.isWordEnd }
    let start = stops[...index].last(where: isBoundary)?.offset ?? 0
    let end = stops[(index + 1)...].first(where: isBoundary)?.offset ?? length
    return start..<end
  }

  private func place(of offset: Int, moved distance: Int) -> Int {
    let index = visualIndices[index(of: offset)] + distance
    return stops[visualOrder[min(max(index, 0), visualOrder.count - 1)]].offset
  }

  private func index(of offset: Int) -> Int {
    max(0, stops.firstSortedIndex { $0.offset > offset } - 1)
  }

  // MARK: Distances

  /// The distance of the caret from the left end, in points.
  ///
  /// Between scripts of both directions, it is where text in the direction of the line is inserted.
  public func x(of offset: Int) -> Double { stops[index(of: offset)].x }

  /// The place that is nearest to a distance from the left end, in points.
  public func place(nearestTo x: Double) -> Int {
    guard let index = cluster(at: x) else { return x < width / 2 ? leftEnd : rightEnd }
    let cluster = clusters[index]
    let isAfter = (x >= (cluster.left + cluster.right) / 2) != cluster.isRightToLeft
    return stops[isAfter ? index + 1 : index].offset
  }

  /// The start of the grapheme cluster at a distance from the left end, in points, or the nearest.
  public func clusterStart(at x: Double) -> Int {
    if let index = cluster(at: x) { return stops[index].offset }
    return (x < width / 2) == isRightToLeft ? place(before: length) : 0
  }

  /// The parts of the line that a range of the text covers, from left to right, in points.
  public func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
    let indices = index(of: range.lowerBound)..<index(of: range.upperBound)
    let parts = clusters[indices].map { $0.left...$0.right }
    var spans: [ClosedRange<Double>] = []
    for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      // The sums of widths differ by rounding errors.
      if let last = spans.last, part.lowerBound - last.upperBound < 1e-6 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
      } else {
        spans.append(part)
      }
    }
    return spans
  }

  private var leftEnd: Int { stops[visualOrder[0]].offset }
  private var rightEnd: Int { stops[visualOrder[visualOrder.count - 1]].offset }

  private func cluster(at x: Double) -> Int? {
    clusters.firstIndex { $0.left <= x && x < $0.right }
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that fulfills a condition; `endIndex` if none does.
  ///
  /// All elements after it have to fulfill the condition too: half of them are skipped at a time.
  package func firstSortedIndex(where isLater: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
