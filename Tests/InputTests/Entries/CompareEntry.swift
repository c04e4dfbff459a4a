import Canvas

@testable import Workbench

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
    let start = files.indices.dropFirst().first {
      files[$0...].starts(with: PNGChunk.signature)
    }
    let one = Array(files[..<(start ?? files.count)])
    let other = start.map { Array(files[$0...]) } ?? one
    try compare(one, other, options)
    if let one = PNGSums.mended(one), let other = PNGSums.mended(other) {
      try compare(one, other, options)
    }
  }

  private static func compare(
    _ one: [UInt8], _ other: [UInt8], _ options: ComparisonOptions
  ) throws {
    // The time of a test is limited.
    for file in [one, other] {
      if let size = PNGChunk.size(of: file), size.width * size.height > 100_000 { return }
    }
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
