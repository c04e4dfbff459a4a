import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Layers` {
  private static let (width, height) = (61, 23)

  /// Kinds of pixels with separate code paths.
  private enum Kind: CaseIterable {
    case clear, opaque, mixed, any
  }

  private static func pixel(_ kind: Kind, _ random: inout SeededGenerator) -> UInt32 {
    func level(_ most: Int) -> UInt32 { UInt32(random.int(in: 0...most)) }
    let alpha: UInt32
    switch kind {
    case .clear: alpha = 0
    case .opaque: alpha = 255
    case .mixed: alpha = level(255)
    // Levels above the alpha: an app can create such pixels.
    case .any: return level(255) << 24 | level(0xFF_FFFF)
    }
    return alpha << 24 | level(Int(alpha)) << 16 | level(Int(alpha)) << 8 | level(Int(alpha))
  }

  private static func picture(_ random: inout SeededGenerator) -> PixelImage {
    let image = PixelImage(
      .transparent, width: random.int(in: 1...width), height: random.int(in: 1...height))
    image.withWords { words in
      var kind = Kind.any
      for index in 0..<image.width * image.height {
        if random.int(in: 0...9) == 0 { kind = Kind.allCases.randomElement(using: &random) ?? kind }
        words[index] = pixel(kind, &random)
      }
    }
    return image
  }

  private static func mask(_ random: inout SeededGenerator) -> PixelImage {
    let image = PixelImage(
      .coverage, width: random.int(in: 1...width), height: random.int(in: 1...height))
    var level: UInt8? = 0
    for index in 0..<image.byteCount {
      if random.int(in: 0...9) == 0 { level = [0, 255, nil].randomElement(using: &random) ?? nil }
      image.bytes[index] = level ?? UInt8(random.int(in: 0...255))
    }
    return image
  }

  /// A random position of an image, and a part of it.
  private static func place(
    of image: PixelImage, _ random: inout SeededGenerator
  ) -> (origin: (x: Int, y: Int), area: PixelRect) {
    let origin = (
      x: random.int(in: 0...width - image.width), y: random.int(in: 0...height - image.height)
    )
    let (left, top) = (random.int(in: 0...image.width - 1), random.int(in: 0...image.height - 1))
    return (
      origin,
      PixelRect(
        origin.x + left, origin.y + top, random.int(in: 1...image.width - left),
        random.int(in: 1...image.height - top))
    )
  }

  private static func compare(
    _ format: Bitmap.Format, seed: Int, _ body: (Layer, inout SeededGenerator) -> Void
  ) throws {
    let results = try [false, true].map { isWide in
      var random = SeededGenerator(seed: seed)
      let bitmap = try Bitmap(width: width, height: height, format: format)
      let layer = Layer(bitmap, isWide: isWide)
      layer.image.withWords { words in
        for index in 0..<width * height {
          words[index] = pixel(format == .opaque ? .opaque : .mixed, &random)
        }
      }
      for _ in 0..<200 { body(layer, &random) }
      return [UInt8](UnsafeBufferPointer(start: layer.image.bytes, count: layer.image.byteCount))
    }
    #expect(results[0] == results[1])
  }

  @Test(arguments: [Bitmap.Format.opaque, .transparent], 1...20)
  func `compositing images gives the same bytes with and without wide instructions`(
    format: Bitmap.Format, seed: Int
  ) throws {
    try Self.compare(format, seed: seed) { layer, random in
      let picture = Self.picture(&random)
      let (origin, area) = Self.place(of: picture, &random)
      layer.lay(picture, at: origin, in: area)
    }
  }

  @Test(arguments: [Bitmap.Format.opaque, .transparent], 1...20)
  func `compositing colors gives the same bytes with and without wide instructions`(
    format: Bitmap.Format, seed: Int
  ) throws {
    try Self.compare(format, seed: seed) { layer, random in
      let mask = Self.mask(&random)
      let (origin, area) = Self.place(of: mask, &random)
      let kind: Kind = [.opaque, .mixed, .clear].randomElement(using: &random) ?? .opaque
      layer.lay(Self.pixel(kind, &random), through: mask, at: origin, in: area)
    }
  }

  /// On processors without wide instructions, the comparisons above have no effect.
  @Test func `compositing rounds like a division by 255`() throws {
    let bitmap = try Bitmap(width: 256, height: 1)
    let layer = Layer(bitmap)
    let picture = PixelImage(.transparent, width: 256, height: 1)
    for below in UInt32(0)...255 {
      picture.withWords { words in
        for alpha in UInt32(0)...255 { words[Int(alpha)] = alpha << 24 }
      }
      layer.image.withWords { $0.update(repeating: 0xFF00_0000 | below << 8, count: 256) }
      layer.lay(picture, at: (0, 0), in: PixelRect(0, 0, 256, 1))
      layer.image.withWords { words in
        for alpha in UInt32(0)...255 {
          let exact = Double(below * (255 - alpha)) / 255
          #expect(words[Int(alpha)] >> 8 & 255 == UInt32(exact.rounded()))
        }
      }
    }
  }
}
