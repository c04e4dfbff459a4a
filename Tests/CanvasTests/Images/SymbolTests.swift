import Testing

@testable import Canvas
@testable import Controls

@Suite struct `Symbols` {
  static let all = Symbol.all

  static let round = [Symbol.sunMin, .sunMax, .grid, .plus, .cross]

  static func picture(of symbol: Symbol, scale: Double) throws -> Picture {
    let side = Int(28 * scale)
    return try Picture(side, side, scale: scale) {
      symbol.paint(with: $0, at: Point(4, 4), size: 20, color: .black)
    }
  }

  @Test func `symbols have unique names and paths and are found by name`() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    #expect(Set(Self.all.map(\.path)).count == Self.all.count && Self.all.count >= 30)
    for symbol in Self.all { #expect(Symbol(named: symbol.name) == symbol) }
    for name in ["", "no.such.symbol"] { #expect(Symbol(named: name) == nil) }
  }

  @Test(arguments: round, [1, 2, 3])
  func `a round symbol is symmetric`(symbol: Symbol, scale: Double) throws {
    let picture = try Self.picture(of: symbol, scale: scale)
    let last = picture.width - 1
    for y in 0...last {
      for x in 0...last {
        for other in [picture[last - x, y], picture[x, last - y], picture[y, x]] {
          #expect(abs(Int(picture[x, y] & 0xFF) - Int(other & 0xFF)) <= 1)
        }
      }
    }
  }

  @Test(arguments: all)
  func `symbols lie in their square, with similar sizes and weights`(symbol: Symbol) throws {
    let bounds = symbol.path.controlBounds
    #expect(bounds.minX >= 0 && bounds.minY >= 0)
    #expect(bounds.maxX <= Symbol.designSize && bounds.maxY <= Symbol.designSize)
    #expect(max(bounds.width, bounds.height) >= 11)
    #expect(max(abs(bounds.midX - 10), abs(bounds.midY - 10)) <= 1)
    let area = abs(symbol.path.signedArea)
    #expect(area > 20 && area <= 150)
    // Ink and area differ if parts overlap, cross, or run in the wrong direction.
    for scale in [1.0, 4] {
      let ink = try Self.picture(of: symbol, scale: scale).darkness.reduce(0, +)
      #expect(abs(ink / (scale * scale) - area) < 0.2)
    }
  }
}
