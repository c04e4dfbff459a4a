/// What a path's mask is the coverage of: enough to find it again.
struct PathKey: Hashable {
  var path: Path
  /// Pixels a point.
  var scale: Double
  /// The fraction of a pixel that the path's origin lies at, in grid steps.
  var phaseX: Int
  var phaseY: Int

  /// The most pixels that a path may take: so many rows and columns have to be gone through at once.
  static let largestArea = 1 << 22

  /// The pixels of a path's mask relative to the pixel that its origin lies in; none for a path that
  /// is too large to be painted, or one of whose points is not a number.
  static func bounds(of path: Path, scale: Double) -> PixelRect {
    let bounds = path.controlBounds
    let reach = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach * abs(scale) < Double(Int.farthestPixel), path.isFinite else { return .zero }
    let tight = PixelRect(covering: bounds, scale: scale)
    if tight.area > largestArea { return .zero }
    // One more on the right and below for the origin's fraction of a pixel.
    return PixelRect(minX: tight.minX, minY: tight.minY, maxX: tight.maxX + 1, maxY: tight.maxY + 1)
  }
}

/// Coverage of a path, in pieces that leave out most of what it does not cover.
///
/// A line across the window has a mask for each few rows, which together are little more than the line.
final class PathMask {
  /// None shares a pixel with another; origins are relative to the pixel that the path's origin lies in.
  let pieces: [Mask]

  let byteCount: Int

  /// Pixels that a piece may have for nothing, as laying on one more costs something, too. chosen
  private static let spareArea = 1 << 10

  /// - Parameters:
  ///   - key: what to rasterise.
  ///   - memory: what it is rasterised in, used again for the next.
  init(_ key: PathKey, memory: inout [Float]) {
    let bounds = PathKey.bounds(of: key.path, scale: key.scale)
    if bounds.isEmpty {
      pieces = []
      byteCount = 0
      return
    }
    var taken: [Float] = []
    swap(&taken, &memory)
    let steps = Double(DeviceShape.steps)
    var rasterizer = CoverageRasterizer(
      of: key.path, scale: key.scale,
      origin: Point(
        Double(key.phaseX) / steps - Double(bounds.x), Double(key.phaseY) / steps - Double(bounds.y)
      ),
      width: bounds.width, height: bounds.height, memory: taken)
    pieces = Self.places(in: rasterizer).map { place in
      Mask(
        width: place.width, height: place.height, originX: bounds.x + place.x,
        originY: bounds.y + place.y
      ) { rasterizer.write(row: place.y + $0, columns: place.minX..<place.maxX, to: $1) }
    }
    byteCount = pieces.reduce(0) { $0 + $1.byteCount }
    memory = rasterizer.takeMemory()
  }

  /// Rectangles of the picture that hold all that is covered, each of as many rows as are worth it.
  private static func places(in rasterizer: CoverageRasterizer) -> [PixelRect] {
    var places: [PixelRect] = []
    var place = PixelRect.zero
    var covered = 0
    for y in 0..<rasterizer.height {
      let columns = rasterizer.columns(ofRow: y)
      if columns.isEmpty { continue }
      let row = PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
      let grown = place.union(row)
      if !place.isEmpty, grown.area > (covered + row.area) / 2 * 3 + spareArea {
        places.append(place)
        (place, covered) = (row, row.area)
      } else {
        place = grown
        covered += row.area
      }
    }
    if !place.isEmpty { places.append(place) }
    return places
  }
}
