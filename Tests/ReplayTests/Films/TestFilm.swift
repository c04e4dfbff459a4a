import Canvas
import Controls
import ControlsTesting
import Foundation

@testable import Workbench

/// A film of gray frames that is written without the libraries, except as an animated PNG.
protocol TestFilm {
  var rate: Double { get }
  var width: Int { get }
  var height: Int { get }
  var frameCount: Int { get }

  /// The luminance of a frame, row by row.
  func pixels(_ frame: Int) -> [UInt8]

  /// The color differences of a frame of YUV4MPEG2.
  func chroma(_ frame: Int) -> UInt8
}

extension TestFilm {
  func y4m(colors: String = "mono", rate text: String? = nil) -> [UInt8] {
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    let counts = [
      "420": 2 * halfWidth * halfHeight, "422": 2 * halfWidth * height, "444": 2 * width * height,
    ]
    let rate = text ?? "\(Int(rate)):1"
    var bytes = Array("YUV4MPEG2 W\(width) H\(height) F\(rate) Ip A1:1 C\(colors)\n".utf8)
    for frame in 0..<frameCount {
      bytes += Array("FRAME\n".utf8) + pixels(frame)
      bytes += [UInt8](repeating: chroma(frame), count: counts[String(colors.prefix(3))] ?? 0)
    }
    return bytes
  }

  func bitmap(_ frame: Int) throws -> Bitmap {
    try Bitmap(
      width: width, height: height, bgrx: pixels(frame).flatMap { [$0, $0, $0, 255] },
      bytesPerRow: 4 * width)
  }

  /// The film as an animated PNG by the encoder of `replay --movie`.
  func animatedPNG() throws -> [UInt8] {
    var encoder = try AnimatedPNGEncoder(width: width, height: height, rate: rate)
    for frame in 0..<frameCount { try encoder.add(bitmap(frame)) }
    return encoder.file
  }

  /// Writes a folder (a name without an ending), an animated PNG or YUV4MPEG2 (`y4m`), and returns
  /// the path.
  @discardableResult
  func write(_ name: String, to folder: TemporaryFolder, colors: String = "mono") throws -> String {
    let url = folder.url.appending(path: name)
    if name.hasSuffix(".y4m") {
      try Data(y4m(colors: colors)).write(to: url)
    } else if name.hasSuffix(".png") {
      try Data(animatedPNG()).write(to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for frame in 0..<frameCount {
        let digits = String(10_000 + frame).dropFirst()
        try Data(bitmap(frame).png()).write(to: url.appending(path: "\(digits).png"))
      }
    }
    return folder.path(name)
  }
}

/// A film whose frames are gray, each with a level of its own.
struct GrayFilm: TestFilm {
  var levels: [UInt8]
  var rate = 60.0
  var width = 40
  var height = 20

  var frameCount: Int { levels.count }
  func pixels(_ frame: Int) -> [UInt8] { [UInt8](repeating: levels[frame], count: width * height) }
  func chroma(_ frame: Int) -> UInt8 { 128 }
}

/// A film of a bright disc on a dark ground, painted without the libraries: exact in time, with
/// edges of one pixel and noise.
struct DiscFilm: TestFilm {
  var spring = Spring(response: 0.3, dampingRatio: 0.75)
  var rate = 60.0
  var frameCount = 120
  var start = 0.1
  /// The center at the start, in pixels, and the way to the end.
  var from = 20.3
  var travel = 24.0
  /// Seconds for which the disc stops halfway.
  var pause = 0.0
  /// The standard deviation of the luminance, in levels.
  var noise = 0.0
  /// Levels of the ground and of the disc.
  var levels = (30.0, 220.0)

  let width = 72
  let height = 7

  static let radius = 9.5

  func center(_ frame: Int) -> Double {
    let time = Double(frame) / rate - start
    let parts = [time, time - pause].map { spring.stepResponse(at: $0).value }
    return from + travel * parts.reduce(0, +) / 2
  }

  func pixels(_ frame: Int) -> [UInt8] {
    let center = center(frame)
    var random = SeededGenerator(seed: frame &* 977 &+ 13)
    return (0..<(width * height)).map { index in
      let (x, y) = (Double(index % width) + 0.5, Double(index / width) + 0.5)
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

  /// Has no effect on the luminance.
  func chroma(_ frame: Int) -> UInt8 { UInt8(frame % 251) }
}
