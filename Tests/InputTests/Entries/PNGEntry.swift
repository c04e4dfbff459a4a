import Canvas
import Foundation
import Glibc
import Measuring
import Support

@testable import Workbench

/// An image file, unchanged and with corrected checksums, which mutations never get right.
enum PNGEntry {
  private static let masks = MaskCache()
  private static let text = TextEngine()

  static func handle(_ bytes: [UInt8]) throws {
    try read(bytes)
    if let mended = PNGSums.mended(bytes) { try read(mended) }
  }

  private static func read(_ bytes: [UInt8]) throws {
    // Tests read their pictures as bitmaps.
    _ = try? Bitmap(png: bytes)
    var image: Image
    do {
      image = try Image(png: bytes, scale: 2, name: "a.png")
    } catch let error as ImageError {
      return try require("\(error)".hasPrefix("a.png "), "a refusal without a name: \(error)")
    }
    try require(image.size.width > 0 && image.size.height > 0, "an image without pixels")
    let bitmap = try Bitmap(width: 40, height: 30, format: .transparent)
    let painter = CairoPainter(target: bitmap, scale: 1, masks: masks, text: text)
    painter.draw(image, in: Rect(x: 1.5, y: 2, width: 30, height: 20), color: nil)
    image.capInsets = Insets(left: image.size.width / 2, right: Double(bytes.count % 7) / 2)
    painter.draw(image, in: Rect(x: 0, y: 0, width: 38, height: 29), color: .black)
  }
}

/// Corrects the checksums of the chunks of a PNG file.
nonisolated enum PNGSums {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }

  /// The file with corrected checksums; `nil` if it has no PNG signature.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    var (result, place) = (bytes, 8)
    while place + 12 <= bytes.count {
      let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      let sum = bytes[(place + 4)..<end].reduce(UInt32.max) { sum, byte in
        sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)]
      }
      for (index, shift) in [24, 16, 8, 0].enumerated() {
        result[end + index] = UInt8(truncatingIfNeeded: ~sum >> UInt32(shift))
      }
      place = end + 4
    }
    return result
  }

  /// Whether a PNG file claims more pixels than the time of a test allows.
  static func isLarge(_ bytes: [UInt8]) -> Bool {
    PNGChunk.size(of: bytes).map { Double($0.width) * Double($0.height) > 100_000 } ?? false
  }
}

/// Two PNG files to compare, after the options: the tolerance, the theme, and a mask.
enum CompareEntry {
  static func handle(_ bytes: [UInt8]) throws {
    var rest = EntryBytes(bytes)
    var options = ComparisonOptions()
    options.tolerance = Int(rest.byte())
    options.theme = rest.choice(2) == 0 ? .light : .dark
    let mask = (0..<4).map { _ in rest.choice(16) }
    options.masks = [PixelRect(x: mask[0], y: mask[1], width: mask[2], height: mask[3])]
    let files = rest.all()
    // The second file begins with the second signature; without one, the first is compared twice.
    let start = files.indices.dropFirst().first { files[$0...].starts(with: PNGChunk.signature) }
    let one = Array(files[..<(start ?? files.count)])
    let other = start.map { Array(files[$0...]) } ?? one
    try compare(one, other, options)
    if let one = PNGSums.mended(one), let other = PNGSums.mended(other) {
      try compare(one, other, options)
    }
  }

  private static func compare(_ one: [UInt8], _ other: [UInt8], _ options: ComparisonOptions) throws
  {
    // The time of a test is limited.
    if PNGSums.isLarge(one) || PNGSums.isLarge(other) { return }
    let comparison: PictureComparison
    do {
      let reference = try ComparedPicture(png: one, name: "a.png", theme: options.theme)
      let picture = try ComparedPicture(png: other, name: "b.png", theme: options.theme)
      comparison = try PictureComparison(of: picture, with: reference, options)
    } catch let refusal as Failure {
      let isMasked = refusal.code == .badUsage && refusal.message.contains("--mask")
      return isMasked ? () : try check(refusal, startsWith: ["cannot compare ", "a.png is "])
    }
    let (mean, maximum) = (comparison.mean, comparison.maximum)
    try require((0...255).contains(maximum) && mean >= 0, "a difference of \(mean), \(maximum)")
    try require(mean <= Double(maximum), "a mean of \(mean) above \(maximum)")
    if one == other { try require(maximum == 0, "a picture that differs from itself") }
    try requireJSON(JSON.object(comparison.members).text, "metrics")
    try require(!comparison.paintedDifference().isEmpty, "no painted difference")
  }
}

/// A film as animated PNG or YUV4MPEG2, after the edge and the probe: measured, and read in another
/// order.
enum FitEntry {
  private static let path = NSTemporaryDirectory() + "/fit-entry-\(getpid())@2x.y4m"

  static func handle(_ bytes: [UInt8]) throws {
    var rest = EntryBytes(bytes)
    let edge = EdgeKind.allCases[rest.choice(EdgeKind.allCases.count)]
    let ends = (0..<4).map { _ in Double(rest.choice(64)) }
    let probe = Probe(from: Point(ends[0], ends[1]), to: Point(ends[2], ends[3]))
    let seed = Int(rest.byte())
    let film = rest.all()
    defer { unlink(path) }
    for bytes in [film, PNGSums.mended(film)] {
      guard let bytes, !PNGSums.isLarge(bytes) else { continue }
      try OutputFile.write(bytes, to: path)
      if probe.length >= Probe.shortest { try measure(probe, edge) }
      try show(from: seed)
    }
  }

  private static func measure(_ probe: Probe, _ edge: EdgeKind) throws {
    do {
      var options = FitOptions(probe: probe)
      options.edge = edge
      let fit = try FilmFit(of: path, options)
      let spring = fit.fit.spring
      let isSpring = spring.response > 0 && spring.dampingRatio > 0 && fit.fit.start.isFinite
      try require(isSpring, "a fit without a spring: \(spring)")
      for line in fit.lines(among: []) { try requireJSON(line.text, "measurements") }
    } catch let refusal as Failure {
      if refusal.code != .badUsage { try check(refusal, startsWith: ["cannot "]) }
    } catch let refusal as ProbeFailure {
      try check(refusal.advising("move it"), startsWith: ["cannot fit "])
    }
  }

  /// Reads frames in another order, each of which has to be the same as in order.
  private static func show(from seed: Int) throws {
    _ = try accepted(orRefusedAt: "cannot ") {
      let film = try Films.open(path, rate: nil, from: .file)
      let count = min(try film.scan().count - 1, 40)
      if count < 1 { return }
      var levels: [Double] = []
      try film.seek(to: 0)
      for _ in 0..<count { levels.append(try film.next()?.luminance(0, 0) ?? -1) }
      for step in 1...count {
        let index = (seed + step * 7) % count
        try film.seek(to: index)
        let level = try film.next()?.luminance(0, 0) ?? -1
        try require(level == levels[index], "frame \(index) differs out of order")
      }
    }
  }
}
