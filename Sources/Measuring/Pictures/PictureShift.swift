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
    let (limit, steps) = (Self.range, Self.steps)
    let corners = [whole.y - 1, whole.y].flatMap { y in
      [whole.x - 1, whole.x].map { x in (x: x, y: y) }
    }.filter { (-limit..<limit).contains($0.x) && (-limit..<limit).contains($0.y) }
    let lengthCost = lengthCost / Double(steps * steps)
    let found = Parallel.map(corners.count) { index in
      let (left, top) = corners[index]
      let cell = cell(left, top)
      var best = (x: 0, y: 0, cost: Double.infinity)
      for y in top * steps...(top + 1) * steps {
        for x in left * steps...(left + 1) * steps {
          let error = cell.error(
            Double(x - left * steps) / Double(steps), Double(y - top * steps) / Double(steps))
          let cost = error + lengthCost * Double(x * x + y * y)
          if cost < best.cost { best = (x, y, cost) }
        }
      }
      return best
    }
    let best = found.min { $0.cost < $1.cost }
    return best.map { ($0.x, $0.y) } ?? (whole.x * steps, whole.y * steps)
  }

  private func cell(_ left: Int, _ top: Int) -> Cell {
    let places = [(left, top), (left + 1, top), (left, top + 1), (left + 1, top + 1)]
    func contrast(_ first: Int, _ second: Int) -> Double {
      picture.squaredDifference(
        from: picture, in: area, movedBy: places[first], itself: places[second])
    }
    return Cell(
      errors: places.map { error($0, $1) },
      contrasts: (
        contrast(0, 1), contrast(0, 2), contrast(0, 3), contrast(1, 2), contrast(1, 3),
        contrast(2, 3)
      ))
  }

  /// The translations between four whole-pixel ones: left and right above, left and right below.
  private struct Cell {
    /// The squared differences from the reference.
    let errors: [Double]
    /// The squared differences of the picture from itself, at each two of the four.
    let contrasts: (Double, Double, Double, Double, Double, Double)

    /// The squared difference at a part of the way to the right and down, 0...1.
    func error(_ u: Double, _ v: Double) -> Double {
      let (a, b, c, d) = ((1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v)
      let (ab, ac, ad, bc, bd, cd) = contrasts
      let straight = a * b * ab + a * c * ac + b * d * bd + c * d * cd
      return a * errors[0] + b * errors[1] + c * errors[2] + d * errors[3]
        - straight - a * d * ad - b * c * bc
    }
  }
}
