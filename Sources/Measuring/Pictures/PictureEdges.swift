import Canvas

/// The edges of a picture near a place, by the rules of a probe.
/// spec: docs/spec/recordings.md#ruler
package struct PictureEdges: Sendable {
  /// The direction across an edge.
  package enum Axis: CaseIterable, Sendable {
    case horizontal, vertical
  }

  /// The colors as 0xRRGGBB, row by row.
  private let colors: [UInt32]
  private let width, height: Int

  /// Samples beside the reach, by which an edge gets its levels. chosen
  private static let margin = 8

  /// `colors` are 0xRRGGBB, row by row.
  package init(_ colors: [UInt32], width: Int) {
    (self.colors, self.width) = (colors, width)
    height = width > 0 ? colors.count / width : 0
  }

  /// The place of the edge along an axis that is nearest to a place; `nil` if there is none within
  /// the reach.
  ///
  /// Places and reach are in pixels from the top left corner.
  package func edge(near place: Point, along axis: Axis, within reach: Double) -> Double? {
    guard (0..<Double(width)).contains(place.x), (0..<Double(height)).contains(place.y) else {
      return nil
    }
    let (column, row) = (Int(place.x), Int(place.y))
    let (middle, count) = axis == .horizontal ? (column, width) : (row, height)
    let wing = Int(reach.rounded(.up)) + Self.margin
    let line = max(0, middle - wing)...min(count - 1, middle + wing)
    let samples = line.map { index in
      axis == .horizontal ? colors[row * width + index] : colors[index * width + column]
    }
    let center = (axis == .horizontal ? place.x : place.y) - Double(line.lowerBound) - 0.5
    return ProbeEdge.edges(in: Self.levels(samples), noise: 0).map { Double($0.position) }
      .filter { abs($0 - center) <= reach }
      .min { abs($0 - center) < abs($1 - center) }
      .map { $0 + Double(line.lowerBound) + 0.5 }
  }

  /// The luminance, or the color channel with the most contrast if it has little.
  ///
  /// Not the saturation: between two colors, it is not halfway where the edge is.
  private static func levels(_ colors: [UInt32]) -> [Float] {
    func levels(_ channel: EdgeChannel) -> (levels: [Float], contrast: Float) {
      let levels = colors.map { Float(channel.level(of: $0)) }
      return (levels, (levels.max() ?? 0) - (levels.min() ?? 0))
    }
    let luma = levels(.luma)
    if Double(luma.contrast) >= EdgeChannel.leastContrastOfLuma { return luma.levels }
    return [EdgeChannel.r, .g, .b].map(levels).max { $0.contrast < $1.contrast }?.levels
      ?? luma.levels
  }
}
