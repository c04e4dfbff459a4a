import Canvas
import Support

/// The line along which an edge is looked for, in pixels, of which whole numbers are the centers,
/// or in points.
package struct Probe: Hashable, Sendable {
  package var start, end: Point

  /// The length of the shortest probe, in pixels: one with two samples.
  package static let shortest = 1.0

  package init(from start: Point, to end: Point) { (self.start, self.end) = (start, end) }

  /// In pixels.
  package var length: Double { start.distance(to: end) }

  /// A point for each pixel of the length.
  var points: [Point] {
    let length = length
    return (0...Int(length)).map { start + (end - start) * (Double($0) / length) }
  }

  /// A pixel across the line.
  private var across: Point {
    let direction = (end - start) * (1 / max(length, Self.shortest))
    return Point(-direction.y, direction.x)
  }

  /// Levels on the line, one for each pixel: the mean of three lines that are a pixel apart, of
  /// which the middle one counts twice, because noise is then a third smaller.
  func samples(_ channel: EdgeChannel, of frame: FilmFrame) -> [Float] {
    let across = across
    return points.map { point in
      let sides =
        frame.level(channel, at: point + across) + frame.level(channel, at: point - across)
      return Float((2 * frame.level(channel, at: point) + sides) / 4)
    }
  }

  /// The colors on the line, one for each pixel, as 0xRRGGBB.
  func colors(of frame: FilmFrame) -> [UInt32] {
    points.map { frame.color(Int($0.x.rounded()), Int($0.y.rounded())) }
  }

  /// Throws a ``Failure`` that names the option if the line leaves the frame.
  func check(in frame: FilmFrame, option: String) throws {
    let (width, height) = (Double(frame.width), Double(frame.height))
    let isInside = [start, end].allSatisfy {
      (0...width).contains($0.x) && (0...height).contains($0.y)
    }
    if !isInside {
      throw Failure(
        .badUsage,
        "\(option) leaves the film, whose frames are \(frame.width) x \(frame.height) px; choose a "
          + "line inside of them")
    }
  }
}
