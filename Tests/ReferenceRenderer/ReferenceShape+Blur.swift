#if canImport(Glibc)
import Glibc
#endif

extension ReferenceShape {
  /// The exact Gaussian blur of the opaque shape, averaged over each pixel.
  ///
  /// The shape is split into slabs, whose Gaussian has a closed form. They are thinnest next to the
  /// straight edges, where the outline is flattest.
  public func blurred(sigma: Double) -> ReferenceMask {
    let reach = Int((6 * sigma).rounded(.up)) + 1
    let inner = bounds
    var mask = ReferenceMask(
      bounds: PixelBounds(
        minX: inner.minX - reach, minY: inner.minY - reach, maxX: inner.maxX + reach,
        maxY: inner.maxY + reach))
    let profile = SpanProfile(sigma: sigma)
    let (width, height) = (mask.bounds.width, mask.bounds.height)
    var row = [Double](repeating: 0, count: width)
    var column = [Double](repeating: 0, count: height)
    for slab in slabs(sigma: sigma) {
      profile.fill(&row, first: mask.bounds.minX, from: minX + slab.depth, to: maxX - slab.depth)
      for index in column.indices { column[index] = 0 }
      profile.add(to: &column, first: mask.bounds.minY, from: minY + slab.from, to: minY + slab.to)
      if slab.hasMirrorImage {
        profile.add(
          to: &column, first: mask.bounds.minY, from: maxY - slab.to, to: maxY - slab.from)
      }
      mask.values.withUnsafeMutableBufferPointer { values in
        row.withUnsafeBufferPointer { row in
          for y in 0..<height where column[y] != 0 {
            let weight = column[y]
            for x in 0..<width { values[y * width + x] += weight * row[x] }
          }
        }
      }
    }
    return mask
  }

  /// A slab between two distances from the top edge, inset at each side; most are mirrored below.
  private typealias Slab = (from: Double, to: Double, depth: Double, hasMirrorImage: Bool)

  private func slabs(sigma: Double) -> [Slab] {
    let corner = corner
    var slabs: [Slab] = []
    if corner.reach > 0 {
      let count = max(24, Int((24 * corner.reach / sigma).rounded(.up)))
      // The curve leaves the edge at most like a cube root.
      func distance(_ step: Double) -> Double {
        let part = step / Double(count)
        return corner.reach * part * part * part
      }
      for index in 0..<count {
        let depth = corner.depth(at: distance(Double(index) + 0.5))
        slabs.append((distance(Double(index)), distance(Double(index) + 1), depth, true))
      }
    }
    slabs.append((corner.reach, height - corner.reach, 0, false))
    return slabs
  }
}

/// The Gaussian blur of an interval, averaged over each pixel.
struct SpanProfile {
  let sigma: Double

  /// The distance beyond which the blur is 0, in pixels.
  private var limit: Double { 6 * sigma }

  func fill(_ result: inout [Double], first: Int, from: Double, to: Double) {
    for index in result.indices { result[index] = 0 }
    add(to: &result, first: first, from: from, to: to)
  }

  func add(to result: inout [Double], first: Int, from: Double, to: Double) {
    if to <= from { return }
    var before = integral(Double(first) - from) - integral(Double(first) - to)
    for index in result.indices {
      let edge = Double(first + index + 1)
      let after = integral(edge - from) - integral(edge - to)
      result[index] += after - before
      before = after
    }
  }

  /// The integral of the cumulative normal distribution.
  private func integral(_ x: Double) -> Double {
    if x <= -limit { return 0 }
    if x >= limit { return x }
    let z = x / sigma
    let density = exp(-z * z / 2) / (2 * Double.pi).squareRoot()
    return x * 0.5 * erfc(-z / 2.0.squareRoot()) + sigma * density
  }
}
