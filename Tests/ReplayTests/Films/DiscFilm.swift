import Canvas
import Controls
import ControlsTesting
import Foundation
import Glibc

@testable import Workbench

/// A film of a bright disc on a dark ground, painted without the libraries: exact in time, with
/// edges of one pixel and noise.
struct DiscFilm {
  var spring = Spring(response: 0.3, dampingRatio: 0.75)
  var rate = 60.0
  var frameCount = 120
  var start = 0.1
  /// The center at the start, in pixels, and the way to the end.
  var from = 20.3
  var travel = 24.0
  /// The standard deviation of the luminance, in levels.
  var noise = 0.0
  /// Levels of the ground and of the disc.
  var levels = (30.0, 220.0)

  static let (width, height, radius) = (72, 7, 9.5)

  func center(_ frame: Int) -> Double {
    from + travel * spring.stepResponse(at: Double(frame) / rate - start).value
  }

  /// The luminance of a frame, row by row.
  func pixels(_ frame: Int) -> [UInt8] {
    let center = center(frame)
    var random = SeededGenerator(seed: frame &* 977 &+ 13)
    return (0..<(Self.width * Self.height)).map { index in
      let (x, y) = (Double(index % Self.width) + 0.5, Double(index / Self.width) + 0.5)
      let inside = Self.radius - hypot(x - center, y - 3.5)
      let covered = min(max(inside + 0.5, 0), 1)
      var level = levels.0 + (levels.1 - levels.0) * covered
      if noise > 0 {
        let (one, other) = (random.number(in: 1e-9...1), random.number(in: 0...1))
        level += noise * (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
      }
      return UInt8(min(max(level.rounded(), 0), 255))
    }
  }

  /// The film as YUV4MPEG2.
  func y4m(colors: String = "mono", rate text: String? = nil) -> [UInt8] {
    let size = "W\(Self.width) H\(Self.height)"
    let chroma = ["mono": 0, "420jpeg": 2 * 36 * 4, "422": 2 * 36 * 7, "444": 2 * 72 * 7]
    var bytes = Array("YUV4MPEG2 \(size) F\(text ?? "\(Int(rate)):1") Ip A1:1 C\(colors)\n".utf8)
    for frame in 0..<frameCount {
      bytes += Array("FRAME\n".utf8) + pixels(frame)
      bytes += [UInt8](repeating: UInt8(frame % 251), count: chroma[colors] ?? 0)
    }
    return bytes
  }

  func bitmap(_ frame: Int) throws -> Bitmap {
    try Bitmap(
      width: Self.width, height: Self.height, bgrx: pixels(frame).flatMap { [$0, $0, $0, 255] },
      bytesPerRow: 4 * Self.width)
  }

  func write(to folder: TemporaryFolder, _ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: name), withIntermediateDirectories: true)
    for frame in 0..<frameCount {
      let digits = String(10_000 + frame).dropFirst()
      try Data(bitmap(frame).png()).write(to: folder.url.appending(path: "\(name)/\(digits).png"))
    }
  }

  /// The film as an animated PNG by the encoder of `replay --movie`.
  func animatedPNG() throws -> [UInt8] {
    var encoder = try AnimatedPNGEncoder(
      width: Self.width, height: Self.height, rate: rate, frameCount: nil)
    var bytes: [UInt8] = []
    for frame in 0..<frameCount { bytes += try encoder.add(bitmap(frame)) }
    return bytes + encoder.finish()
  }
}
