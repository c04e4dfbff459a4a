import Canvas
import Testing

@testable import playground

@Suite struct `icon command` {
  private func file(_ arguments: String...) throws -> [UInt8] {
    try IconCommand.parse(arguments).bytes()
  }

  @Test(arguments: [8, 16, 22, 256, 512])
  func `icon writes a PNG of the requested size`(size: Int) throws {
    let picture = try Bitmap(png: file("--size", "\(size)", "--output", "icon.png"))
    // The corner is round; at the smallest size, a tenth of its pixel is covered.
    let corner = try #require(picture[0, 0])
    #expect(picture.width == size && picture.height == size && corner.alpha <= (size > 8 ? 0 : 32))
    #expect(picture[size / 2, size / 8]?.alpha == 255)
  }

  @Test func `icon writes SVG and PDF without images`() throws {
    let text = String(decoding: try file("--output", "icon.svg"), as: UTF8.self)
    #expect(text.contains("<title>Playground</title>") && text.contains(#"viewBox="0 0 64 64""#))
    #expect(!text.contains("<image"))
    #expect(try file("--output", "-", "--format", "pdf").starts(with: Array("%PDF".utf8)))
  }

  @Test(arguments: ["--size 7 --output -", "--size 1025 --output -", "--size 64 --output a.svg"])
  func `icon rejects sizes out of range and a size for SVG`(arguments: String) {
    #expect(throws: (any Error).self) { try IconCommand.parse(arguments.words) }
  }
}

@Suite struct `Program version` {
  @Test func `the version is that of the first entry of the changelog`() throws {
    let lines = try Checkout.text("CHANGELOG.md").split(separator: "\n")
    let heading = try #require(lines.first { $0.hasPrefix("## ") })
    let entry = heading.wholeMatch(of: /## Unreleased \((\d+\.\d+\.\d+)\)/)?.1
    let released = heading.wholeMatch(of: /## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}/)?.1
    #expect(Version.current == (entry.map { "\($0)-dev" } ?? released.map { "\($0)" }))
    #expect(Playground.configuration.version == Version.current)
  }
}

@Suite struct `App icon` {
  @Test func `the icon exists in all sizes of the window manager, with the same colors`() throws {
    let bitmaps = try AppIcon.bitmaps()
    #expect(bitmaps.map(\.width) == [16, 32, 48, 128])
    for bitmap in bitmaps {
      func pixel(_ x: Double, _ y: Double) -> Bitmap.Pixel? {
        bitmap[Int(x / 64 * Double(bitmap.width)), Int(y / 64 * Double(bitmap.height))]
      }
      #expect(bitmap.format == .transparent && bitmap.height == bitmap.width)
      #expect(bitmap[0, 0]?.alpha == 0)
      #expect(pixel(32, 12) == Bitmap.Pixel(red: 0x1C, green: 0x1C, blue: 0x1E, alpha: 255))
      #expect(pixel(41, 32) == Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
      let track = try #require(pixel(18, 32))
      #expect(track.green > 180 && track.red < 100 && track.alpha == 255)
    }
  }
}
