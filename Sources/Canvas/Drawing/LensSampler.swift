/// The pixels seen through a lens, eight at a time.
///
/// All processors give the same bytes, because all operations are rounded as IEEE 754 says and none
/// are fused. Lengths are in pixels of the picture. Levels are 0...255, in the order of the bytes
/// of a pixel: blue, green, red, alpha.
struct LensSampler {
  let content: LensContent
  let center: SIMD2<Float>
  /// Half the size of the inner rectangle, which is as far from the edge as the corner radius.
  let inner: SIMD2<Float>
  let radius: Float
  /// 1 / the width of the band along the edge that displaces the content.
  let inverseBezel: Float
  /// The displacement of green at the edge.
  let amount: Float
  /// The displacements of blue, green and red relative to that of green, in ascending order.
  let dispersion: SIMD3<Float>

  // The layers, from the lowest to the topmost: either levels with an opacity, or premultiplied
  // levels and the part that is kept of what is below (1 - opacity).
  let veilKept: Float
  let veil: SIMD4<Float>
  let shadeAlpha: Float
  let shade: SIMD4<Float>
  let rimWidth: Float
  let rimAlpha: Float
  let rim: SIMD4<Float>
  let coverKept: Float
  let cover: SIMD4<Float>

  /// The distance limit of samples from the center of their pixel, rounded up.
  private static let reach: Float = 0.75

  /// Writes a row of the picture, premultiplied; all rows have a multiple of eight pixels.
  func write(
    row y: Int, coverage: UnsafePointer<Float>, shade: UnsafePointer<Float>,
    to row: UnsafeMutablePointer<UInt32>, width: Int
  ) {
    for x in stride(from: 0, to: width, by: 8) {
      let coverage = UnsafeRawPointer(coverage + x).loadUnaligned(as: Floats.self)
      let shade = UnsafeRawPointer(shade + x).loadUnaligned(as: Floats.self)
      var pixels = Ints()
      if any(coverage .> 0) {
        pixels = composite(samples(x: x, y: y), coverage: coverage, shade: shade * shadeAlpha)
      }
      UnsafeMutableRawPointer(row + x).storeBytes(of: pixels, as: Ints.self)
    }
  }

  /// The pixels of samples, with all layers over them.
  @inline(__always)
  private func composite(_ samples: LensSamples, coverage: Floats, shade: Floats) -> Ints {
    let share = 1 / samples.weight
    let rim = samples.rim * share
    let behindRim = 1 - rim
    let (unshaded, shaded) = (1 - shade, behindRim * shade)
    @inline(__always)
    func channel(_ sum: Floats, _ byte: Int) -> Ints {
      var level = sum * share * veilKept + behindRim * veil[byte]
      level = level * unshaded + shaded * self.shade[byte] + rim * self.rim[byte]
      return ((level * coverKept + cover[byte]) * coverage + 0.5).truncated
    }
    return channel(samples.blue, 0) | channel(samples.green, 1) &<< 8
      | channel(samples.red, 2) &<< 16 | channel(samples.alpha, 3) &<< 24
  }

  /// The samples of eight pixels, whose first one is given.
  @inline(__always)
  private func samples(x: Int, y: Int) -> LensSamples {
    let geometry = geometry(x: x, y: y)
    let slope = geometry.outermost * inverseBezel + 1
    if slope <= 0 && !hasRim(at: geometry) { return content.undisplacedSamples(x: x, y: y) }
    // Four do not improve pictures. measured
    let columns = min(max(content.density, 2), 3)
    let rows = samplesAcrossEdge(slope: slope) ?? columns
    let isSteep = rows > columns
    if let color = plainColor(around: geometry) {
      return plainSamples(of: color, at: geometry, count: rows)
    }
    var samples = LensSamples()
    for row in 0..<rows {
      let down = (Float(row) + 0.5) / Float(rows) - 0.5
      for column in 0..<columns {
        let right = (Float(column) + 0.5) / Float(columns) - 0.5
        var (across, along) = (Floats(repeating: down), Floats(repeating: right))
        if !isSteep {
          // Undisplaced samples are the content's own pixels.
          across = geometry.normalX * right + geometry.normalY * down
          along = geometry.normalX * down - geometry.normalY * right
        }
        add(at: geometry, across: across, along: along, samplesPerPixel: Float(rows), to: &samples)
      }
    }
    return samples
  }

  /// The samples of a pixel across the edge where the displacement changes by more than three
  /// pixels from one to the next; elsewhere, the content's own pixels are dense enough. measured
  @inline(__always)
  private func samplesAcrossEdge(slope: Float) -> Int? {
    let steepness = slope > 0 ? amount * inverseBezel * slope : 0
    // The change is the steepness divided by the root of this.
    let flatness = 1 - slope * slope
    if steepness * steepness <= 9 * flatness { return nil }
    return steepness * steepness <= 36 * flatness ? 4 : 8
  }

  /// The centers of eight pixels of a row, and the edge of the shape as seen from there.
  @inline(__always)
  private func geometry(x left: Int, y top: Int) -> Geometry {
    let column = Floats(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) + Float(left)
    let row = Floats(repeating: Float(top) + 0.5)
    let (x, y) = (column - center.x, row - center.y)
    let (beyondX, beyondY) = (x.magnitude - inner.x, y.magnitude - inner.y)
    let (outerX, outerY) = (beyondX.atLeast(0), beyondY.atLeast(0))
    let length = (outerX * outerX + outerY * outerY).root
    let inverse = 1 / length.atLeast(1e-6)
    let isCorner = (outerX .> 0) .& (outerY .> 0)
    // In the inner rectangle, the nearest side counts.
    let isInner = (beyondX .< 0) .& (beyondY .< 0)
    let isBeside = beyondX .> beyondY
    let depth = beyondY.replacing(with: beyondX, where: isBeside)
    let normalX = (outerX * inverse).replacing(with: 1, where: isInner .& isBeside)
    let normalY = (outerY * inverse).replacing(with: 1, where: isInner .& .!isBeside)
    let distance = length.replacing(with: depth, where: isInner) - radius
    return Geometry(
      x: column, y: row, distance: distance, outermost: min(distance.largest + Self.reach, 0),
      normalX: normalX.replacing(with: -normalX, where: x .< 0),
      normalY: normalY.replacing(with: -normalY, where: y .< 0),
      curvature: Floats().replacing(with: inverse, where: isCorner))
  }

  /// Adds a sample of each of eight pixels, away from its center across and along the edge.
  @inline(__always)
  private func add(
    at geometry: Geometry, across: Floats, along: Floats, samplesPerPixel: Float,
    to samples: inout LensSamples
  ) {
    let distance = (geometry.distance + across).atMost(0)
    let weight = addRim(
      at: geometry, across: across, samplesPerPixel: samplesPerPixel, to: &samples)
    // Lines toward the center of a round edge come closer to each other.
    let shift = displacement(at: distance) * Float(content.density)
    let aside = along * geometry.curvature
    let shiftX = (geometry.normalY * aside - geometry.normalX) * shift
    let shiftY = (geometry.normalX * aside + geometry.normalY) * -shift
    let inward = distance - geometry.distance
    let x = content.coordinate(geometry.x + geometry.normalX * inward - geometry.normalY * along)
    let y = content.coordinate(geometry.y + geometry.normalY * inward + geometry.normalX * along)
    @inline(__always)
    func level(_ byte: Int32, dispersion: Float) -> Floats {
      let (x, y) = (x + shiftX * dispersion, y + shiftY * dispersion)
      return weight * content.level(ofByte: byte, x: x, y: y)
    }
    samples.blue += level(0, dispersion: dispersion.x)
    samples.green += level(1, dispersion: dispersion.y)
    samples.red += level(2, dispersion: dispersion.z)
    // Coverage is displaced like green.
    samples.alpha += content.isOpaque ? weight * 255 : level(3, dispersion: dispersion.y)
  }

  /// Whether a sample of eight pixels can be in the rim or outside of the shape.
  @inline(__always)
  private func hasRim(at geometry: Geometry) -> Bool { geometry.outermost >= -rimWidth - 0.5 }

  /// Adds the rim of a sample of each of eight pixels, and returns the weight of the content;
  /// samples outside of the shape count only for pixels without a sample inside, as if at the edge.
  @inline(__always)
  private func addRim(
    at geometry: Geometry, across: Floats, samplesPerPixel: Float, to samples: inout LensSamples
  ) -> Floats {
    if !hasRim(at: geometry) {
      samples.weight += 1
      return Floats(repeating: 1)
    }
    let distance = geometry.distance + across
    let weight = Floats(repeating: 1).replacing(with: 0x1p-12, where: distance .> 0)
    let lit = (geometry.normalX + geometry.normalY).magnitude * 0.70710678
    // The inner end of the rim is smooth over the distance between two samples.
    let ring = (distance.atMost(0) + rimWidth) * samplesPerPixel + 0.5
    let rim = lit * ring.atLeast(0).atMost(1) * rimAlpha
    samples.weight += weight
    samples.rim += weight * rim
    return weight * (1 - rim)
  }

  /// The displacement of green at distances from the edge of at most 0.
  @inline(__always)
  private func displacement(at distance: Floats) -> Floats {
    let slope = (distance * inverseBezel + 1).atLeast(0)
    return (1 - (1 - slope * slope).root) * amount
  }

  /// The one color of the content where samples of eight pixels can be; `nil` if there are several.
  @inline(__always)
  private func plainColor(around geometry: Geometry) -> UInt32? {
    func place(_ inward: Floats) -> (Floats, Floats) {
      (geometry.x + geometry.normalX * inward, geometry.y + geometry.normalY * inward)
    }
    let most = displacement(at: (geometry.distance + Self.reach).atMost(0)) * dispersion.z
    let least = displacement(at: (geometry.distance - Self.reach).atMost(0)) * dispersion.x
    return content.color(
      from: place(-Self.reach - most), to: place(Self.reach - least), margin: Self.reach)
  }

  /// The samples of content of one color, of which only the rims differ.
  @inline(__always)
  private func plainSamples(of color: UInt32, at geometry: Geometry, count: Int) -> LensSamples {
    var (samples, weight) = (LensSamples(), Floats())
    for row in 0..<count {
      let down = (Float(row) + 0.5) / Float(count) - 0.5
      weight += addRim(
        at: geometry, across: Floats(repeating: down), samplesPerPixel: Float(count), to: &samples)
    }
    samples.blue = weight * Float(color & 255)
    samples.green = weight * Float(color >> 8 & 255)
    samples.red = weight * Float(color >> 16 & 255)
    samples.alpha = weight * Float(color >> 24)
    return samples
  }

  /// The centers of eight pixels, their signed distances from the edge (negative inside), the
  /// outward unit normals, and the curvature of lines along the edge.
  private struct Geometry {
    var x: Floats
    var y: Floats
    var distance: Floats
    /// The largest distance of a sample, at most 0.
    var outermost: Float
    var normalX: Floats
    var normalY: Floats
    var curvature: Floats
  }
}
