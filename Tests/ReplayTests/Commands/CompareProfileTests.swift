import Canvas
import Glibc
import Support
import Testing

@testable import Measuring
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/recordings.md#a-whole-screenshot: color profiles.
@Suite struct `color profiles of references` {
  private let folder = TemporaryFolder()

  /// Saves pixels in a row, as 0xRRGGBB, after some chunks.
  private func save(_ colors: [UInt32], _ chunks: [PNGChunk], as name: String) throws {
    let bytes = colors.flatMap { color in
      [UInt8(color & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color >> 16 & 0xFF), 0]
    }
    let bitmap = try Bitmap(
      width: colors.count, height: 1, bgrx: bytes, bytesPerRow: 4 * colors.count)
    let file = try bitmap.png()
    // After the signature and the header.
    try folder.put(Array(file[..<33]) + chunks.flatMap(\.bytes) + Array(file[33...]), into: name)
  }

  private func comparison(
    of stored: [UInt32], _ chunks: [PNGChunk], with shown: [UInt32]
  ) throws -> PictureComparison {
    try save(stored, chunks, as: "reference.png")
    try save(shown, [], as: "picture.png")
    return try CompareCommand<Playground>.read(
      [folder.path("reference.png"), folder.path("picture.png")]
    ).comparison()
  }

  private func profile(_ comparison: PictureComparison) -> String? {
    comparison.members.first { $0.key == "profile" }?.value.string
  }

  /// Full red, green and blue of sRGB, and grays, as color pickers name them in other spaces.
  private nonisolated static let shown: [UInt32] = [
    0xFF0000, 0x00FF00, 0x0000FF, 0x000000, 0x808080, 0xFFFFFF,
  ]
  private nonisolated static let p3: [UInt32] = [
    0xEA3323, 0x75FB4C, 0x0000F5, 0x000000, 0x808080, 0xFFFFFF,
  ]
  private nonisolated static let adobe: [UInt32] = [
    0xDB0000, 0x90FF3C, 0x0000FA, 0x000000, 0x7F7F7F, 0xFFFFFF,
  ]

  nonisolated struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var stored: [UInt32]
    var chunk: PNGChunk
    /// In levels: one of the stored colors, and what it is there in another channel.
    var tolerance: Int
    var testDescription: String { name }
  }

  private nonisolated static let samples = [
    Sample(
      name: "Display P3", stored: p3,
      chunk: .iccp(.displayP3(.function([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]))),
      tolerance: 3),
    Sample(
      name: "Display P3", stored: p3,
      chunk: PNGChunk(kind: "cICP", content: [12, 13, 0, 1]), tolerance: 3),
    Sample(
      name: "Adobe RGB (1998)", stored: adobe, chunk: .iccp(.adobe(.power(0x0233))), tolerance: 4),
    Sample(
      name: "sRGB IEC61966-2.1", stored: shown,
      chunk: .iccp(.sRGB(.table((0..<1024).map { UInt16(sRGB($0, of: 1023) * 65535 + 0.5) }))),
      tolerance: 0),
    Sample(
      name: "sRGB", stored: shown, chunk: PNGChunk(kind: "cICP", content: [1, 13, 0, 1]),
      tolerance: 0),
    Sample(name: "sRGB", stored: shown, chunk: PNGChunk(kind: "sRGB", content: [0]), tolerance: 0),
  ]

  private nonisolated static func sRGB(_ step: Int, of steps: Int) -> Double {
    let level = Double(step) / Double(steps)
    return level < 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
  }

  @Test(arguments: samples)
  func `colors become those of sRGB`(sample: Sample) throws {
    let comparison = try comparison(of: sample.stored, [sample.chunk], with: Self.shown)
    #expect(comparison.maximum <= sample.tolerance)
    #expect(profile(comparison) == sample.name)
    // Without the profile, the same levels differ.
    let plain = try self.comparison(of: sample.stored, [], with: Self.shown)
    #expect(profile(plain) == nil && (plain.maximum > 20) == (sample.tolerance > 0))
  }

  @Test func `the first declaration counts, and gamma alone is none`() throws {
    let p3 = PNGChunk(kind: "cICP", content: [12, 13, 0, 1])
    let sRGB = PNGChunk(kind: "sRGB", content: [0])
    #expect(try comparison(of: Self.p3, [sRGB, p3], with: Self.shown).maximum <= 3)
    let gamma = PNGChunk(kind: "gAMA", content: [0, 1, 0, 0])
    let plain = try comparison(of: Self.shown, [gamma], with: Self.shown)
    #expect(plain.maximum == 0 && profile(plain) == nil)
  }

  @Test(arguments: [
    (PNGChunk(kind: "cICP", content: [9, 16, 0, 1]), "it is for HDR"),
    (PNGChunk(kind: "cICP", content: [9, 13, 1, 1]), "it is that of a film"),
    (PNGChunk(kind: "cICP", content: [1]), "it is damaged"),
    (PNGChunk(kind: "iCCP", content: Array("icc".utf8) + [0, 0, 1, 2, 3]), "it is damaged"),
    (.iccp(.displayP3(.function([2.4])).cut(to: 200)), "it has no matrix"),
    (.iccp(.displayP3(.table([])).space("CMYK")), "it is not for RGB colors"),
    (.iccp(.displayP3(.table([])).space("RGB ", between: "Lab ")), "it has no matrix"),
    (.iccp(.displayP3(.table([])).black), "its primaries do not add up to white"),
  ])
  func `other profiles are named in a warning, and levels stay`(
    chunk: PNGChunk, reason: String
  ) throws {
    try save(Self.p3, [chunk], as: "a.png")
    let picture = try ComparedPicture(path: folder.path("a.png"), theme: .light)
    #expect(picture.words == Self.p3)
    let warning = try #require(picture.warning)
    #expect(warning.contains(", because \(reason); ") && warning.contains("a.png has the color"))
  }

  @Test func `damaged profiles never end the program`() throws {
    let whole = ICC.displayP3(.function([2.4, 0.9, 0.1, 0.08, 0.04])).bytes
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<500 {
      var icc = ICC(bytes: whole)
      for _ in 0..<1 + random(4) { icc.bytes[random(whole.count)] = UInt8(random(256)) }
      if random(3) == 0 { icc = icc.cut(to: random(whole.count)) }
      try save([0x336699], [.iccp(icc)], as: "a.png")
      _ = try ComparedPicture(path: folder.path("a.png"), theme: .light)
    }
  }

  @Test func `colors under transparency are converted, and a converted reference is shown`() throws
  {
    let half = try Bitmap(width: 1, height: 1, format: .transparent)
    // Half of (234, 51, 35), premultiplied.
    for (index, value) in [UInt8(18), 26, 117, 128].enumerated() { half.bytes[index] = value }
    half.pixelsChanged()
    let file = try half.png()
    let p3 = PNGChunk(kind: "cICP", content: [12, 13, 0, 1])
    try folder.put(Array(file[..<33]) + p3.bytes + Array(file[33...]), into: "half.png")
    let picture = try ComparedPicture(path: folder.path("half.png"), theme: .dark)
    let difference = Int(picture.words[0] >> 16) - 128
    #expect(abs(difference) <= 2 && picture.words[0] & 0xFFFF < 0x0800)
    #expect(try Bitmap(png: picture.png)[0, 0]?.green ?? 255 <= 15)
    let shown = try ReferencePicture(path: folder.path("half.png"))
    #expect(shown.pixels[0] & 0xFFFF < 0x0800)
  }
}

/// An ICC profile as bytes.
private nonisolated struct ICC {
  enum Curve {
    /// The numbers of a function of the kind with so many.
    case function([Double])
    /// A power in units of 1/256.
    case power(UInt16)
    case table([UInt16])
  }

  var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// `colorants` are X, Y and Z of full red, green and blue, as they stand in published profiles.
  private init(_ name: String, _ colorants: [[Double]], _ curve: Curve) {
    func number(_ value: Int, _ count: Int = 4) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func fixed(_ value: Double) -> [UInt8] { number(Int((value * 65536).rounded())) }
    func text(_ text: String) -> [UInt8] { Array(text.utf8) }
    var tags: [(String, [UInt8])] = []
    let units = Array(name.utf16).flatMap { number(Int($0), 2) }
    tags.append(
      (
        "desc",
        text("mluc") + number(0) + number(1) + number(12) + text("enUS") + number(units.count)
          + number(28) + units
      ))
    for (tag, color) in zip(["rXYZ", "gXYZ", "bXYZ"], colorants) {
      tags.append((tag, text("XYZ ") + number(0) + color.flatMap(fixed)))
    }
    let data: [UInt8]
    switch curve {
    case .function(let values):
      let kind = [1: 0, 3: 1, 4: 2, 5: 3, 7: 4][values.count] ?? 0
      data = text("para") + number(0) + number(kind, 2) + number(0, 2) + values.flatMap(fixed)
    case .power(let power): data = text("curv") + number(0) + number(1) + number(Int(power), 2)
    case .table(let table):
      data = text("curv") + number(0) + number(table.count) + table.flatMap { number(Int($0), 2) }
    }
    for tag in ["rTRC", "gTRC", "bTRC"] { tags.append((tag, data)) }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(16..<24, with: text("RGB XYZ "))
    header.replaceSubrange(36..<40, with: text("acsp"))
    var (list, body): ([UInt8], [UInt8]) = (number(tags.count), [])
    let start = 132 + 12 * tags.count
    for (tag, data) in tags {
      list += text(tag) + number(start + body.count) + number(data.count)
      body += data + [UInt8](repeating: 0, count: -data.count & 3)
    }
    bytes = header + list + body
  }

  static func displayP3(_ curve: Curve) -> ICC {
    ICC(
      "Display P3",
      [[0.51512, 0.2412, -0.00105], [0.29198, 0.69225, 0.04189], [0.1571, 0.06657, 0.78407]], curve)
  }

  static func adobe(_ curve: Curve) -> ICC {
    ICC(
      "Adobe RGB (1998)",
      [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]], curve
    )
  }

  static func sRGB(_ curve: Curve) -> ICC {
    ICC(
      "sRGB IEC61966-2.1",
      [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.7141]], curve)
  }

  func cut(to count: Int) -> ICC { ICC(bytes: Array(bytes.prefix(count))) }

  func space(_ colors: String, between: String = "XYZ ") -> ICC {
    var icc = self
    icc.bytes.replaceSubrange(16..<24, with: Array((colors + between).utf8))
    return icc
  }

  /// The profile with a full red that is black.
  var black: ICC {
    var icc = self
    // Behind the header, which names the same type.
    let place = bytes.indices.dropFirst(128).first {
      bytes[$0...].starts(with: "XYZ \0\0\0\0".utf8)
    }
    guard let place else { return icc }
    for index in place + 8..<place + 20 { icc.bytes[index] = 0 }
    return icc
  }
}

nonisolated extension PNGChunk {
  /// A chunk with a profile.
  fileprivate static func iccp(_ icc: ICC) -> PNGChunk {
    PNGChunk(kind: "iCCP", content: Array("icc".utf8) + [0, 0] + stored(icc.bytes))
  }
}
