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
