import Foundation

/// How two pictures of the same size differ, in levels of 255, by the worst channel of each pixel.
struct PictureDifference {
  /// How much difference is allowed. spec: rendering, 2.4
  struct Gate {
    var maximum: Int
    var mean: Double
    /// More levels than this are counted.
    var threshold: Int
    /// So many pixels may be above the threshold.
    var count: Int

    /// For the switch and the slider.
    static let rounded = Gate(maximum: 9, mean: 0.12, threshold: 4, count: 25)
    static let segmented = Gate(maximum: 3, mean: 0.03, threshold: 2, count: 6)
  }

  let actual: Picture
  let expected: Picture
  let hasSameSize: Bool
  private(set) var levels: [Int] = []

  /// - Parameter isIgnored: the columns, px, that are not looked at.
  init(
    _ actual: Picture, _ expected: Picture,
    ignoringColumns isIgnored: (Int) -> Bool = { _ in false }
  ) {
    self.actual = actual
    self.expected = expected
    hasSameSize = actual.width == expected.width && actual.height == expected.height
    if !hasSameSize { return }
    let ignored = (0..<actual.width).map(isIgnored)
    levels.reserveCapacity(actual.pixels.count)
    for index in actual.pixels.indices {
      let (a, b) = (actual.pixels[index], expected.pixels[index])
      levels.append(a == b || ignored[index % actual.width] ? 0 : Picture.levels(a, b))
    }
  }

  var maximum: Int { levels.max() ?? 0 }

  var mean: Double { Double(levels.reduce(0, +)) / Double(max(levels.count, 1)) }

  func count(above threshold: Int) -> Int { levels.filter { $0 > threshold }.count }

  /// Where the pixel that is furthest off lies.
  var worst: (x: Int, y: Int) {
    let index = levels.indices.max { levels[$0] < levels[$1] } ?? 0
    return (index % max(actual.width, 1), index / max(actual.width, 1))
  }

  func passes(_ gate: Gate) -> Bool {
    hasSameSize && maximum <= gate.maximum && mean <= gate.mean
      && count(above: gate.threshold) <= gate.count
  }

  /// Whether the gate is met, and if it is not, why and what to look at.
  func judged(by gate: Gate, _ name: String) -> (passes: Bool, report: String) {
    passes(gate) ? (true, "") : (false, report(name, gate))
  }

  /// The figures in words; with the names of picture files that it writes.
  func report(_ name: String, _ gate: Gate) -> String {
    if !hasSameSize {
      return "\(name): \(actual.width)x\(actual.height) px in place of "
        + "\(expected.width)x\(expected.height)"
    }
    return "\(name): max \(maximum) of \(gate.maximum) at \(worst), mean \(mean) of \(gate.mean), "
      + "\(count(above: gate.threshold)) of \(gate.count) px above \(gate.threshold); "
      + "see \(write(name))"
  }

  /// Writes both pictures and their difference, 16 times as strong, to a temporary folder.
  func write(_ name: String) -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "controls-tests/\(name)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try actual.png().write(to: folder.appending(path: "actual.png"))
      try expected.png().write(to: folder.appending(path: "expected.png"))
      try magnified.png().write(to: folder.appending(path: "difference.png"))
    } catch {
      return "no pictures (\(error))"
    }
    return folder.path
  }

  private var magnified: Picture {
    Picture(
      width: actual.width, height: actual.height,
      pixels: levels.map { level in
        let gray = UInt32(min(255, level * 16))
        return gray << 16 | gray << 8 | gray
      })
  }
}
