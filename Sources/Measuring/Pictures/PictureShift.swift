import Canvas

/// The translation by which a picture has to be moved to fit a reference best, in pixels.
///
/// The mean squared difference of the blurred luminance is the smallest one. The picture is
/// interpolated bilinearly, and moved by up to ``range`` px. The difference is then known in closed
/// form from whole-pixel translations: with the weights w of the four pixels around a position, it
/// is the sum of w_i E_i less the sum of w_i w_j G_ij, where E_i is the difference at pixel i, and
/// G_ij that of the picture from itself, moved from pixel i to pixel j.
struct PictureShift {
  private let reference, picture: LuminanceField
  /// The pixels that count, and whose neighbors within the range count too.
  private let area: [PixelRect]
  /// The squared differences at ``places``.
  private let errors: [Double]
  /// The best place.
  private let whole: (x: Int, y: Int)
  /// The cost of a translation by a pixel.
  private let lengthCost: Double

  /// The largest translation in each direction, in pixels.
  /// spec: docs/spec/measuring.md#compare/metrics
  static let range = 3

  /// Steps of the result in a pixel; the spec needs 20.
  static let steps = 100

  /// The least change of the luminance at an edge, in levels a pixel. chosen
  private static let leastEdge = 1

  /// The weight of the translation's length, relative to the edges: where they leave a direction
  /// open, the shortest translation is the result. chosen
  private static let shortness = 1e-6

  /// `nil` if one of the pictures has no edges in the area, or the area has no pixels.
  init?(_ picture: [UInt32], _ reference: [UInt32], width: Int, height: Int, area: [PixelRect]) {
    if area.isEmpty { return nil }
    let fields = Parallel.map(2) { index in
      LuminanceField(index == 0 ? picture : reference, width: width, height: height)
    }
    let (picture, reference) = (fields[0], fields[1])
    guard picture.hasEdge(in: area, of: Self.leastEdge),
      reference.hasEdge(in: area, of: Self.leastEdge)
    else { return nil }
    (self.picture, self.reference, self.area) = (picture, reference, area)
    let contrasts = [(1, 0), (0, 1)].map {
      picture.squaredDifference(from: picture, in: area, movedBy: $0)
    }
    lengthCost = Self.shortness * contrasts.reduce(0, +)
    errors = Parallel.map(Self.places.count) { index in
      reference.squaredDifference(from: picture, in: area, movedBy: Self.places[index])
    }
    whole = Self.cheapest(errors, lengthCost)
  }

  /// The whole-pixel translations, row by row.
  private static let places = (-range...range).flatMap { y in (-range...range).map { (x: $0, y: y) }
  }

  private func error(_ x: Int, _ y: Int) -> Double {
    errors[(y + Self.range) * (2 * Self.range + 1) + x + Self.range]
  }

  private static func cheapest(_ errors: [Double], _ lengthCost: Double) -> (x: Int, y: Int) {
    let costs = zip(places, errors).map { place, error in
      error + lengthCost * Double(place.x * place.x + place.y * place.y)
    }
    let best = costs.indices.min { costs[$0] < costs[$1] } ?? places.count / 2
    return places[best]
  }

  /// The best translation, in ``steps`` of a pixel.
  func best() -> (x: Int, y: Int) {
    let contrasts = contrasts
    let (limit, steps) = (Self.range * Self.steps, Self.steps)
    func places(_ whole: Int) -> ClosedRange<Int> {
      max(-limit, (whole - 1) * steps)...min(limit, (whole + 1) * steps)
    }
    let lengthCost = lengthCost / Double(steps * steps)
    var best = (x: whole.x * steps, y: whole.y * steps)
    var least = Double.infinity
    for y in places(whole.y) {
      for x in places(whole.x) {
        let cost = error(x: x, y: y, contrasts) + lengthCost * Double(x * x + y * y)
        if cost < least { (best, least) = ((x, y), cost) }
      }
    }
    return best
  }

  /// Squared differences of the picture from itself, moved by one pixel: to the right, down, to the
  /// right and down, to the right and up.
  private typealias Contrasts = (x: Double, y: Double, down: Double, up: Double)

  private var contrasts: Contrasts {
    // One place stays within the range, on which side of it the other one is.
    let (dx, dy) = (whole.x > 0 ? -1 : 1, whole.y > 0 ? -1 : 1)
    func contrast(_ x: Int, _ y: Int, fromY: Int = 0) -> Double {
      picture.squaredDifference(
        from: picture, in: area, movedBy: (whole.x + dx * x, whole.y + dy * y),
        itself: (whole.x, whole.y + dy * fromY))
    }
    let (rising, falling) = (contrast(1, 1), contrast(1, 0, fromY: 1))
    return (
      contrast(1, 0), contrast(0, 1), dx == dy ? rising : falling, dx == dy ? falling : rising
    )
  }

  /// The squared difference at a translation in steps.
  private func error(x: Int, y: Int, _ contrasts: Contrasts) -> Double {
    func split(_ place: Int) -> (whole: Int, rest: Double) {
      let whole = min(
        Int((Double(place) / Double(Self.steps)).rounded(.down)), Self.range - 1)
      return (whole, Double(place - whole * Self.steps) / Double(Self.steps))
    }
    let ((left, u), (top, v)) = (split(x), split(y))
    let (a, b) = ((1 - u) * (1 - v), u * (1 - v))
    let (c, d) = ((1 - u) * v, u * v)
    return a * error(left, top) + b * error(left + 1, top) + c * error(left, top + 1)
      + d * error(left + 1, top + 1) - (a * b + c * d) * contrasts.x
      - (a * c + b * d) * contrasts.y - a * d * contrasts.down - b * c * contrasts.up
  }
}
