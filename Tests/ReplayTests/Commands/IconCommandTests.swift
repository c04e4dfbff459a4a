import ArgumentParser
import Canvas
import Testing

@testable import Workbench
@testable import playground

@Suite struct `icon command` {
  private func file(_ arguments: String...) throws -> [UInt8] {
    try IconCommand.parse(arguments).bytes()
  }

  @Test(arguments: [8, 16, 22, 256, 512])
  func `icon writes a PNG of the requested size`(size: Int) throws {
    let picture = try Bitmap(png: file("--size", "\(size)", "--output", "icon.png"))
    #expect(picture.width == size && picture.height == size)
    // The corner is round; at the smallest size, a tenth of its pixel is covered.
    let corner = try #require(picture[0, 0])
    #expect(corner.alpha <= (size > 8 ? 0 : 32) && picture[size / 2, size / 8]?.alpha == 255)
  }

  @Test func `icon writes SVG and PDF without images`() throws {
    let text = String(decoding: try file("--output", "icon.svg"), as: UTF8.self)
    #expect(text.contains("<title>Playground</title>") && text.contains(#"viewBox="0 0 64 64""#))
    #expect(!text.contains("<image"))
    #expect(try file("--output", "-", "--format", "pdf").starts(with: Array("%PDF".utf8)))
  }

  @Test(arguments: [
    ["--size", "7", "--output", "-"], ["--size", "1025", "--output", "-"],
    ["--size", "64", "--output", "icon.svg"],
  ])
  func `icon rejects sizes out of range and a size for SVG`(arguments: [String]) {
    #expect(throws: (any Error).self) { try IconCommand.parse(arguments) }
  }
}

@Suite struct `Program version` {
  /// The first heading of an entry, such as `## Unreleased (0.2.0)` or `## 0.2.0 - 2026-08-01`.
  private static func heading() throws -> String {
    let lines = try Checkout.text("CHANGELOG.md").split(separator: "\n")
    return String(try #require(lines.first { $0.hasPrefix("## ") }).dropFirst(3))
  }

  @Test func `the version is that of the first entry of the changelog`() throws {
    let heading = try Self.heading()
    if let entry = heading.wholeMatch(of: /Unreleased \((\d+\.\d+\.\d+)\)/) {
      #expect(Version.current == "\(entry.1)-dev")
    } else {
      let entry = try #require(heading.wholeMatch(of: /(\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}/))
      #expect(Version.current == "\(entry.1)")
    }
  }

  @Test func `the command reports the version`() {
    #expect(Playground.configuration.version == Version.current)
  }
}

@Suite struct `App icon` {
  @Test func `the icon exists in all sizes of the window manager`() throws {
    let bitmaps = try AppIcon.bitmaps()
    #expect(
      bitmaps.map(\.width) == [16, 32, 48, 128] && bitmaps.map(\.height) == [16, 32, 48, 128])
    #expect(bitmaps.allSatisfy { $0.format == .transparent })
  }

  @Test func `the icon has the same colors in all sizes`() throws {
    for bitmap in try AppIcon.bitmaps() {
      func pixel(_ x: Double, _ y: Double) -> Bitmap.Pixel? {
        bitmap[Int(x / 64 * Double(bitmap.width)), Int(y / 64 * Double(bitmap.height))]
      }
      #expect(bitmap[0, 0]?.alpha == 0)
      #expect(pixel(32, 12) == Bitmap.Pixel(red: 0x1C, green: 0x1C, blue: 0x1E, alpha: 255))
      #expect(pixel(41, 32) == Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
      let track = try #require(pixel(18, 32))
      #expect(track.green > 180 && track.red < 100 && track.alpha == 255)
    }
  }
}
