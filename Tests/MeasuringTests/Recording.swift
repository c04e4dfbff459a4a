import Foundation

/// A screen recording of a moving bar, made without the libraries, with the faults of cameras.
///
/// Rows are equal up to noise and compression, and lengths are pixels.
struct Recording {
  enum Look {
    /// A bright bar on a dark ground.
    case bar
    /// A white thumb with a soft shadow on a track from gray to green, on a white page.
    case lightSwitch
    /// A bar that differs from the ground in its colors, and hardly in luminance.
    case equalLuminance
  }

  /// The motion from 0 to 1.
  enum Motion {
    case spring(response: Double, damping: Double)
    /// A cubic Bézier with a duration in seconds.
    case curve([Double], duration: Double)
  }

  var seed: UInt64 = 1
  var look = Look.bar
  var motion = Motion.spring(response: 0.3, damping: 0.75)
  var rate = 60.0
  var frameCount = 96
  /// Moments at which the target changes to the other end, in seconds.
  var starts = [0.4031]
  /// The left edge at the beginning, the way and the width of the bar.
  var (from, way, barWidth) = (24.3, 60.0, 81.0)
  /// The standard deviation of the noise, and the step of the quantization of blocks, in levels.
  var (noise, quantum) = (0.0, 0.0)
  /// Frames that show the picture of the frame before.
  var duplicates: Set<Int> = []
  /// Frames that the film lacks.
  var missing: Set<Int> = []
  /// The largest deviation of a frame's moment from its nominal time, in seconds.
  var jitter = 0.0
  /// The exposure as a part of the time between frames, from the frame's time on.
  var shutter = 0.0
  /// The largest offset of the camera, and a mark that does not move in the scene.
  var shake = 0.0
  /// The widening of the bar while it is pressed, up to `release` seconds.
  var (expansion, release) = (0.0, 0.0)
  /// Frames that are shown twice or three times as long.
  var isVariable = false

  let width = 220
  let height = 8

  /// The moments of the pictures, in seconds.
  var times: [Double] {
    var random = Random(seed ^ 0x5EED)
    var time = 0.0
    return (0..<frameCount).map { index in
      if isVariable {
        defer { time += (random.next() < 0.25 ? 2 : random.next() < 0.1 ? 3 : 1) / rate }
        return time
      }
      return Double(index) / rate + jitter * (2 * random.next() - 1)
    }
  }

  /// The offset of the camera in each frame.
  private var offsets: [Double] {
    var random = Random(seed ^ 0xCA3E)
    let phases = (0..<4).map { _ in 2 * Double.pi * random.next() }
    return (0..<frameCount).map { index in
      let time = Double(index) / rate
      let waves = zip([2.1, 3.7, 6.3, 9.1], phases).map { sin(2 * .pi * $0 * time + $1) }
      return shake * waves.reduce(0, +) / 2.5
    }
  }

  /// The frames that the film has, each with three bytes a pixel.
  func frames() -> [[UInt8]] {
    let path = Path(self)
    let offsets = offsets
    var random = Random(seed)
    var frames: [[UInt8]] = []
    for (index, time) in times.enumerated() {
      if duplicates.contains(index), let last = frames.last {
        frames.append(last)
        continue
      }
      let moments =
        shutter == 0 ? [time] : (0..<32).map { time + shutter / rate * (Double($0) + 0.5) / 32 }
      var row = [Double](repeating: 0, count: width * 3)
      for moment in moments {
        paint(path, at: moment, offset: offsets[index], into: &row)
      }
      for place in row.indices { row[place] /= Double(moments.count) }
      var picture = (0..<height).flatMap { _ in row }
      if noise > 0 {
        for pixel in 0..<(width * height) {
          let error = noise * random.normal()
          for channel in 0..<3 { picture[pixel * 3 + channel] += error }
        }
      }
      if quantum > 0 { quantize(&picture) }
      frames.append(picture.map { UInt8(min(max($0.rounded(), 0), 255)) })
    }
    return frames.indices.filter { !missing.contains($0) }.map { frames[$0] }
  }

  private func paint(_ path: Path, at time: Double, offset: Double, into row: inout [Double]) {
    let part = path.value(at: time)
    let grown = expansion * path.pressed(at: time)
    let left = from + way * part + offset - grown / 2
    let right = left + barWidth + grown
    func cover(_ x: Int, _ from: Double, _ to: Double) -> Double {
      max(0, min(Double(x) + 1, to) - max(Double(x), from))
    }
    for x in 0..<width {
      var color: [Double]
      switch look {
      case .bar:
        color = [40, 40, 40]
        // The mark that does not move.
        let mark = cover(x, 196 + offset, 206 + offset)
        color = color.map { $0 + (200 - $0) * mark }
        let bar = cover(x, left, right)
        color = color.map { $0 + (220 - $0) * bar }
      case .equalLuminance:
        let bar = cover(x, left, right)
        color = zip([170.0, 45, 0], [20.0, 85, 80]).map { $0 + ($1 - $0) * bar }
      case .lightSwitch:
        let track = cover(x, from - 6 + offset, from - 6 + 153 + offset)
        let mix = min(max(part, 0), 1)
        let tint = zip([233.0, 233, 234], [52.0, 199, 89]).map { $0 + ($1 - $0) * mix }
        color = tint.map { 255 + ($0 - 255) * track }
        // A shadow that is blurred over 8 pt, beside the thumb.
        let center = Double(x) + 0.5
        let outside = max(left - center, center - right, 0)
        let shadow = 0.15 * 0.5 * exp(-outside * outside / (2 * 12 * 12))
        color = color.map { $0 * (1 - shadow) }
        let thumb = cover(x, left, right)
        color = color.map { $0 + (255 - $0) * thumb }
      }
      for channel in 0..<3 { row[x * 3 + channel] += color[channel] }
    }
  }

  /// Rounds the cosine transform of blocks of 8 x 8 px, as JPEG and H.264 do.
  private func quantize(_ picture: inout [Double]) {
    let basis = (0..<64).map { place -> Double in
      let (k, n) = (Double(place / 8), Double(place % 8))
      return (k == 0 ? (1.0 / 8).squareRoot() : 0.5) * cos(Double.pi * (n + 0.5) * k / 8)
    }
    for channel in 0..<3 {
      for start in stride(from: 0, to: width - 7, by: 8) {
        var block = (0..<64).map { picture[($0 / 8 * width + start + $0 % 8) * 3 + channel] }
        block = Self.transformed(
          Self.transformed(block, basis, isInverse: false), basis, isInverse: false)
        block = block.map { ($0 / quantum).rounded() * quantum }
        block = Self.transformed(
          Self.transformed(block, basis, isInverse: true), basis, isInverse: true)
        for place in 0..<64 {
          picture[(place / 8 * width + start + place % 8) * 3 + channel] = block[place]
        }
      }
    }
  }

  /// The transform of the rows, as columns.
  private static func transformed(
    _ block: [Double], _ basis: [Double], isInverse: Bool
  ) -> [Double] {
    var result = [Double](repeating: 0, count: 64)
    for row in 0..<8 {
      for k in 0..<8 {
        var sum = 0.0
        for n in 0..<8 {
          sum += block[row * 8 + n] * (isInverse ? basis[n * 8 + k] : basis[k * 8 + n])
        }
        result[k * 8 + row] = sum
      }
    }
    return result
  }

  /// The film as YUV4MPEG2 with all differences, in the levels of BT.709.
  func y4m() -> [UInt8] {
    var bytes = Array("YUV4MPEG2 W\(width) H\(height) F\(Int(rate)):1 Ip A1:1 C444\n".utf8)
    for frame in frames() {
      bytes += Array("FRAME\n".utf8)
      var planes = [[UInt8](), [], []]
      for pixel in 0..<(width * height) {
        let color = (0..<3).map { Double(frame[pixel * 3 + $0]) }
        let luma = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2]
        let (blue, red) = ((color[2] - luma) / 1.8556, (color[0] - luma) / 1.5748)
        let levels = [luma * 219 / 255 + 16, blue * 224 / 255 + 128, red * 224 / 255 + 128]
        for plane in 0..<3 {
          planes[plane].append(UInt8(min(max(levels[plane].rounded(), 0), 255)))
        }
      }
      bytes += planes.joined()
    }
    return bytes
  }

  /// The motion over time, in steps of 50 µs.
  private struct Path {
    private static let step = 5e-5
    private var values: [Double] = []
    private var widths: [Double] = []

    init(_ recording: Recording) {
      let end = (recording.times.last ?? 0) + 0.2
      var (value, velocity, target) = (0.0, 0.0, 0.0)
      var (width, speed) = (0.0, 0.0)
      var pending = recording.starts
      var (begin, origin) = (0.0, 0.0)
      for index in 0..<Int(end / Self.step) {
        let time = Double(index) * Self.step
        if let next = pending.first, time >= next {
          pending.removeFirst()
          (target, begin, origin) = (1 - target, next, value)
        }
        switch recording.motion {
        case .spring(let response, let damping):
          let omega = 2 * Double.pi / response
          Self.advance(&value, &velocity, to: target, omega, damping)
        case .curve(let points, let duration):
          let part = min(max((time - begin) / duration, 0), 1)
          value = origin + (target - origin) * (part > 0 ? Self.bezier(points, part) : 0)
        }
        let isPressed = time > 0.1 && time < recording.release
        Self.advance(&width, &speed, to: isPressed ? 1 : 0, 2 * Double.pi / 0.15, 0.9)
        values.append(value)
        widths.append(width)
      }
    }

    /// A step of Runge and Kutta.
    private static func advance(
      _ value: inout Double, _ velocity: inout Double, to target: Double, _ omega: Double,
      _ damping: Double
    ) {
      func pull(_ x: Double, _ v: Double) -> Double {
        omega * omega * (target - x) - 2 * damping * omega * v
      }
      let h = step
      let (x1, v1) = (velocity, pull(value, velocity))
      let (x2, v2) = (velocity + h / 2 * v1, pull(value + h / 2 * x1, velocity + h / 2 * v1))
      let (x3, v3) = (velocity + h / 2 * v2, pull(value + h / 2 * x2, velocity + h / 2 * v2))
      let (x4, v4) = (velocity + h * v3, pull(value + h * x3, velocity + h * v3))
      value += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      velocity += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }

    private static func bezier(_ points: [Double], _ part: Double) -> Double {
      func curve(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if curve(points[0], points[2], middle) < part { low = middle } else { high = middle }
      }
      return curve(points[1], points[3], low)
    }

    func value(at time: Double) -> Double { value(in: values, at: time) }
    func pressed(at time: Double) -> Double { value(in: widths, at: time) }

    private func value(in table: [Double], at time: Double) -> Double {
      let place = min(max(time / Self.step, 0), Double(table.count - 2))
      let (index, part) = (Int(place), place - place.rounded(.down))
      return table[index] + (table[index + 1] - table[index]) * part
    }
  }
}

/// Random numbers of SplitMix64.
struct Random {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  /// A number from 0 to 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ bits >> 31) >> 11) / Double(1 << 53)
  }

  /// A normally distributed number with a standard deviation of 1.
  mutating func normal() -> Double {
    (-2 * log(max(next(), 1e-12))).squareRoot() * cos(2 * .pi * next())
  }
}
