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

  static func ink(_ picture: Picture) -> Double { picture.darkness.reduce(0, +) }

  @Test(arguments: all)
  func `a symbol lies within its square`(symbol: Symbol) {
    let bounds = symbol.path.controlBounds
    #expect(bounds.minX >= 0 && bounds.minY >= 0)
    #expect(bounds.maxX <= Symbol.designSize && bounds.maxY <= Symbol.designSize)
  }

  @Test func `symbols have unique names and paths and are found by name`() {
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
    #expect(Set(Self.all.map(\.path)).count == Self.all.count)
    #expect(Self.all.count >= 30)
    for symbol in Self.all { #expect(Symbol(named: symbol.name) == symbol) }
    #expect(Symbol(named: "") == nil)
    #expect(Symbol(named: "no.such.symbol") == nil)
  }

  @Test(arguments: round, [1, 2, 3])
  func `a round symbol is symmetric`(
    symbol: Symbol, scale: Double
  )
    throws
  {
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

  /// The two differ if parts overlap, cross, or run in the wrong direction.
  @Test(arguments: all)
  func `the ink of a symbol equals the area of its outline`(symbol: Symbol) throws {
    let area = abs(symbol.path.signedArea)
    #expect(area > 20)
    for scale in [1.0, 4] {
      let ink = Self.ink(try Self.picture(of: symbol, scale: scale)) / (scale * scale)
      #expect(abs(ink - area) < 0.2)
    }
  }

  @Test(arguments: all)
  func `symbols have similar sizes and weights`(symbol: Symbol) throws {
    let bounds = symbol.path.controlBounds
    #expect(max(bounds.width, bounds.height) >= 11)
    #expect(max(abs(bounds.midX - 10), abs(bounds.midY - 10)) <= 1)
    let area = abs(symbol.path.signedArea)
    #expect(area <= 150)
  }
}
