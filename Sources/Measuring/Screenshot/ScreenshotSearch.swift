import Canvas

/// The search for a control in a screenshot: the normalized correlation of edges, from few pixels
/// to all.
package struct ScreenshotSearch: Sendable {
  private let edges: EdgeField
  private let colors: [UInt32]

  /// The pixels around the screenshot that continue the color of its border, for a control at the
  /// border: as many as a shadow or a focus ring reaches beyond the control. chosen
  private static let border = 16

  /// The least width and height of a control in the first step, in reduced pixels. chosen
  private static let leastSide = 9

  /// The places that are looked at again in the next step, per picture. chosen
  private static let places = 32

  /// The distance from a place that a next step looks at, in its pixels; a pixel of the step before
  /// is at most 2.5 of them. chosen
  private static let reach = 3

  /// The difference of scores up to which the colors decide. chosen
  private static let equalScores: Float = 0.03

  /// A screenshot as colors 0xRRGGBB, row by row.
  package init(_ colors: [UInt32], width: Int) {
    self.colors = Self.extended(colors, width)
    edges = EdgeField(self.colors, width: width + 2 * Self.border)
  }

  private static func extended(_ colors: [UInt32], _ width: Int) -> [UInt32] {
    let height = width > 0 ? colors.count / width : 0
    guard height > 0 else { return [] }
    var extended: [UInt32] = []
    extended.reserveCapacity((width + 2 * border) * (height + 2 * border))
    for y in -border..<(height + border) {
      let row = min(max(y, 0), height - 1) * width
      extended += repeatElement(colors[row], count: border)
      extended += colors[row..<(row + width)]
      extended += repeatElement(colors[row + width - 1], count: border)
    }
    return extended
  }

  /// The place where one of some pictures of a control fits best; `nil` if none is smaller than the
  /// screenshot, or has edges.
  package func best(of pictures: [SearchedControl]) -> FoundControl? {
    var reduced: [Int: ReducedEdges] = [:]
    var found: [FoundControl] = []
    for (index, picture) in pictures.enumerated() {
      if let place = place(of: picture, &reduced) {
        found.append(
          FoundControl(
            frame: place.frame, scale: picture.scale, score: place.score, hasEnds: place.hasEnds,
            picture: index))
      }
    }
    // Of equal ones, the first.
    let shown = found.filter(\.hasEnds)
    return (shown.isEmpty ? found : shown).max {
      $0.score < $1.score || $0.score == $1.score && $0.picture > $1.picture
    }
  }

  private struct Place {
    var x, y: Int
    var score: Float
  }

  private func place(
    of picture: SearchedControl, _ reduced: inout [Int: ReducedEdges]
  ) -> (frame: PixelRect, score: Double, hasEnds: Bool)? {
    let whole = EdgeField(picture.colors, width: picture.width)
    guard let inner = Self.content(of: whole) else { return nil }
    let control = whole.part(inner.x, inner.y, width: inner.width, height: inner.height)
    var factor = max(1, min(inner.width, inner.height) / Self.leastSide)
    var places: [Place] = []
    var before: Int?
    while true {
      let edges = reduced[factor] ?? ReducedEdges(edges, by: factor)
      reduced[factor] = edges
      guard let template = EdgeTemplate(ReducedEdges(control, by: factor)) else { return nil }
      let limit = (x: edges.width - template.width, y: edges.height - template.height)
      guard limit.x >= 0, limit.y >= 0 else { return nil }
      if let before {
        places = places.map { place in
          Self.best(
            around: (place.x * before / factor, place.y * before / factor), template, edges, limit)
        }
      } else {
        places = Self.first(template, edges, limit)
      }
      places = Self.distinct(places, before == nil ? Self.places : max(4, Self.places / factor))
      if factor == 1 { break }
      before = factor
      factor = factor > 3 ? (factor + 1) / 2 : 1
    }
    guard let edges = reduced[1] else { return nil }
    let ends = ControlEnds(ReducedEdges(control, by: 1))
    let shown = places.filter { ends.isShown(in: edges, x: $0.x, y: $0.y) }
    if !shown.isEmpty { places = shown }
    guard let most = places.first?.score else { return nil }
    let found = places.filter { $0.score >= most - Self.equalScores }.map { place in
      let frame = picture.frame.offset(x: place.x - inner.x, y: place.y - inner.y)
      let difference = difference(of: picture, at: frame)
      return (frame: frame, score: Double(place.score), difference: difference)
    }
    return found.min { $0.difference < $1.difference }.map {
      ($0.frame.offset(x: -Self.border, y: -Self.border), $0.score, !shown.isEmpty)
    }
  }

  /// The sum of the differences of a picture's control from the part of the screenshot in a frame.
  private func difference(of picture: SearchedControl, at frame: PixelRect) -> Int {
    let screenshot = PixelRect(x: 0, y: 0, width: edges.width, height: edges.height)
    if !screenshot.contains(frame) { return .max }
    return zip(
      picture.colors.part(picture.frame, width: picture.width),
      colors.part(frame, width: edges.width)
    ).reduce(0) { $0 + Int(BitmapDifference.level($1.0, $1.1)) }
  }

  /// The part of a control's picture that has edges, with a margin for those of its background.
  private static func content(of edges: EdgeField) -> PixelRect? {
    let strongest = edges.levels.max() ?? 0
    let least = max(2, strongest / 16)
    var (left, right, top, bottom) = (edges.width, -1, edges.height, -1)
    for y in 0..<edges.height {
      for x in 0..<edges.width where edges.levels[y * edges.width + x] >= least {
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    if right < left { return nil }
    return PixelRect(
      minX: max(0, left - 2), minY: max(0, top - 2), maxX: min(edges.width, right + 3),
      maxY: min(edges.height, bottom + 3))
  }

  /// The best places in the whole screenshot that are better than their neighbors.
  private static func first(
    _ template: EdgeTemplate, _ edges: ReducedEdges, _ limit: (x: Int, y: Int)
  ) -> [Place] {
    let bands = EdgeField.bands(of: limit.y + 1)
    let parts = Parallel.map(bands) { band in
      template.correlations(
        with: edges, columns: 0..<(limit.x + 1),
        rows: EdgeField.rows(of: band, of: bands, limit.y + 1))
    }
    let scores = parts.flatMap { $0 }
    let width = limit.x + 1
    var places: [Place] = []
    for y in 0...limit.y {
      for x in 0...limit.x {
        let score = scores[y * width + x]
        guard score > 0.1 else { continue }
        let isBest = (max(y - 1, 0)...min(y + 1, limit.y)).allSatisfy { row in
          (max(x - 1, 0)...min(x + 1, limit.x)).allSatisfy { scores[row * width + $0] <= score }
        }
        if isBest { places.append(Place(x: x, y: y, score: score)) }
      }
    }
    return places
  }

  private static func best(
    around place: (x: Int, y: Int), _ template: EdgeTemplate, _ edges: ReducedEdges,
    _ limit: (x: Int, y: Int)
  ) -> Place {
    func range(_ place: Int, _ limit: Int) -> Range<Int> {
      max(0, min(place - reach, limit))..<(min(place + reach + 2, limit) + 1)
    }
    let (columns, rows) = (range(place.x, limit.x), range(place.y, limit.y))
    let scores = template.correlations(with: edges, columns: columns, rows: rows)
    let index = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    return Place(
      x: columns.lowerBound + index % columns.count, y: rows.lowerBound + index / columns.count,
      score: scores[index])
  }

  /// The best places, each once, in order.
  private static func distinct(_ places: [Place], _ count: Int) -> [Place] {
    var result: [Place] = []
    for place in places.sorted(by: { ($1.score, $0.y, $0.x) < ($0.score, $1.y, $1.x) }) {
      if result.count == count { break }
      if !result.contains(where: { $0.x == place.x && $0.y == place.y }) { result.append(place) }
    }
    return result
  }
}
