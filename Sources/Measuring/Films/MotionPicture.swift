import Canvas

/// A picture of the probe over time: a column for each frame, with the found edge and the motion
/// that fits. spec: docs/spec/recordings.md#edge
struct MotionPicture {
  /// Pixels of a frame and of a sample of the probe, in the picture.
  private let column, row: Int
  private let width, height: Int
  private var pixels: [UInt32]

  /// The widest picture, and the colors of the edge and of the motion. chosen
  private static let (widest, edge, motion): (Int, UInt32, UInt32) = (1600, 0xFF9500, 0x007AFF)

  init(_ fit: FilmFit) {
    let frames = fit.track.colors
    let samples = frames.first?.count ?? 1
    column = min(max(Self.widest / max(1, frames.count), 1), 10)
    row = min(max(600 / samples, 1), 6)
    (width, height) = (max(1, frames.count * column), samples * row)
    pixels = Array(repeating: 0, count: width * height)
    for (index, colors) in frames.enumerated() {
      for (sample, color) in colors.enumerated() {
        for y in 0..<row {
          let start = (sample * row + y) * width + index * column
          for x in 0..<column { pixels[start + x] = color }
        }
      }
    }
    for index in frames.indices {
      let time = fit.track.frames[index].time + fit.delay
      let shift = (fit.path.places[index]?.sample).map { $0.place - $0.position } ?? 0
      // A line from the moment of the frame to that of the next one.
      let next = index + 1 < frames.count ? fit.track.frames[index + 1].time + fit.delay : time
      for x in 0..<column {
        let moment = time + (next - time) * Double(x) / Double(column)
        dot(index * column + column / 2 + x, fit.position(at: moment) + shift, 1, Self.motion)
      }
      if let place = fit.path.places[index] {
        dot(index * column + column / 2, place.sample.position + shift, 2, Self.edge)
      }
    }
  }

  /// Paints a square around a position on the probe, in samples.
  private mutating func dot(_ x: Int, _ position: Double, _ size: Int, _ color: UInt32) {
    guard position.isFinite, abs(position) < Double(height) else { return }
    let y = Int(((position + 0.5) * Double(row)).rounded())
    for line in (y - size)..<(y + size) where (0..<height).contains(line) {
      for place in (x - size / 2)...(x + size / 2) where (0..<width).contains(place) {
        pixels[line * width + place] = color
      }
    }
  }

  func bitmap() throws -> Bitmap {
    let bytes = pixels.withUnsafeBytes { [UInt8]($0) }
    return try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: width * 4)
  }
}

extension FilmFit {
  /// A picture of the probe over time, if ``FitOptions/keepsColors`` kept the colors on it.
  package func picture() throws -> Bitmap { try MotionPicture(self).bitmap() }
}
