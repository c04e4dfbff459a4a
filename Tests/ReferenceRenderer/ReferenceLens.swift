#if canImport(Glibc)
import Glibc
#endif

/// A capsule of clear glass, evaluated point by point. spec: docs/spec/glass.md#lens
struct ReferenceLens {
  var centerX: Double
  var centerY: Double
  var width: Double
  var height: Double

  /// In points.
  var bezel: Double
  /// In points.
  var amount: Double

  /// White over the content, 0...1.
  var veil: Double
  /// Black, 0...1, where the shade is full.
  var shade: Double
  /// White on the rim that faces the light, 0...1.
  var rim: Double
  /// White over everything, 0...1.
  var cover: Double

  /// The samples per pixel along each axis.
  static let sampleCount = 8

  private static let factors = [1.06, 1.00, 0.94]

  /// A place in the lens: the distance to the edge and the outward normal.
  private struct Place {
    var distance: Double
    var normalX: Double
    var normalY: Double
  }

  private func place(_ x: Double, _ y: Double) -> Place {
    let radius = min(width, height) / 2
    let (reachX, reachY) = (width / 2 - radius, height / 2 - radius)
    let (dx, dy) = (x - centerX, y - centerY)
    let awayX = dx - max(-reachX, min(reachX, dx))
    let awayY = dy - max(-reachY, min(reachY, dy))
    let length = hypot(awayX, awayY)
    if length == 0 { return Place(distance: -radius, normalX: 0, normalY: 0) }
    return Place(distance: length - radius, normalX: awayX / length, normalY: awayY / length)
  }

  /// The color at a point with a coverage of the shade; `nil` outside.
  private func color(
    x: Double, y: Double, shaded: Double, content: (Double, Double) -> SIMD3<Double>
  ) -> SIMD3<Double>? {
    let place = place(x, y)
    if place.distance > 0 { return nil }
    let q = bezel > 0 ? max(0, 1 + place.distance / bezel) : 0
    let shift = (1 - (1 - q * q).squareRoot()) * amount
    var color = SIMD3<Double>()
    for channel in 0..<3 {
      let way = shift * Self.factors[channel]
      color[channel] = content(x - place.normalX * way, y - place.normalY * way)[channel]
    }
    let white = SIMD3<Double>(repeating: 1)
    color += (white - color) * veil
    color -= color * (shade * shaded)
    if place.distance >= -1 {
      let light = abs(place.normalX + place.normalY) / 2.0.squareRoot()
      color += (white - color) * (rim * light)
    }
    return color + (white - color) * cover
  }

  /// The mean color of the lens within a pixel; `nil` if no sample is inside.
  func color(
    pixelX: Int, pixelY: Int, scale: Double, shaded: Double,
    content: (Double, Double) -> SIMD3<Double>
  ) -> SIMD3<Double>? {
    var (sum, count) = (SIMD3<Double>(), 0.0)
    for row in 0..<Self.sampleCount {
      let y = (Double(pixelY) + (Double(row) + 0.5) / Double(Self.sampleCount)) / scale
      for column in 0..<Self.sampleCount {
        let x = (Double(pixelX) + (Double(column) + 0.5) / Double(Self.sampleCount)) / scale
        if let color = color(x: x, y: y, shaded: shaded, content: content) {
          sum += color
          count += 1
        }
      }
    }
    return count > 0 ? sum / count : nil
  }
}
