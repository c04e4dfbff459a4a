import Testing

@testable import Canvas

@Suite struct `Colors` {
  static func hex(_ color: Color) -> UInt32 {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 0.5)) }
  }

  @Test func `six hexadecimal digits are a color with exact levels, and other text is rejected`() {
    for text in ["#34C759", "34C759", "#34c759", "34c759"] {
      for color in [Color(text), Color("xx\(text)".dropFirst(2))] {
        #expect(color == Color(hex: 0x34C759))
      }
    }
    for text in [
      "", "#", "#34C75", "#34C7590", "##34C759", "34C75G", "+34C75", "-34C75", "0x34C7",
      " 34C759", "34C759 ", "#34 759", "#３４Ｃ７５９", "#34C75é", "red", "#fff",
    ] {
      #expect(Color(text) == nil)
    }
    #expect(
      Color(hex: 0x0080FF, alpha: 0.25) == Color(red: 0, green: 128.0 / 255, blue: 1, alpha: 0.25))
    #expect(Color.white == Color(red: 1, green: 1, blue: 1))
    #expect(Color.black == Color(red: 0, green: 0, blue: 0))
    for value: UInt32 in [0x000000, 0xFFFFFF, 0x123456, 0xE9E9EB] {
      #expect(Self.hex(Color(hex: value)) == value)
    }
  }

  private func areNear(_ a: Color, _ b: Color) -> Bool {
    zip([a.red, a.green, a.blue], [b.red, b.green, b.blue]).allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test func `opaque colors mix channel by channel, and fading keeps the hue`() {
    let mixed = Color(hex: 0x000000).mixed(with: Color(hex: 0xFF8040), by: 0.25)
    let exact = Color(red: 0.25, green: 0.25 * 128 / 255, blue: 0.25 * 64 / 255)
    #expect(areNear(mixed, exact) && mixed.alpha == 1)
    // Both ends are exact.
    let (from, to) = (Color(hex: 0xE9E9EB, alpha: 0.3), Color(hex: 0x34C759, alpha: 0.7))
    #expect([-1, 0, 1, 2].map { from.mixed(with: to, by: $0) } == [from, from, to, to])
    let faded = Color(hex: 0x34C759).mixed(with: .clear, by: 0.75)
    #expect(Self.hex(faded) == 0x34C759 && abs(faded.alpha - 0.25) < 1e-12)
    #expect(Color.clear.mixed(with: .clear, by: 0.5) == .clear)
    let color = Color(hex: 0x112233, alpha: 0.8).opacity(0.5)
    #expect(Self.hex(color) == 0x112233 && abs(color.alpha - 0.4) < 1e-12)
    #expect(Color.clear.composited(over: .white) == .white)
  }

  @Test func `a mix over a page is the mix of both colors over the page`() {
    let (from, to) = (Color(hex: 0xE04020, alpha: 0.3), Color(hex: 0x2060C0, alpha: 0.9))
    let page = Color(hex: 0xF2F2F7)
    for amount in [0, 0.1, 0.35, 0.5, 0.8, 1] {
      let mixed = from.mixed(with: to, by: amount).composited(over: page)
      let expected = from.composited(over: page).mixed(with: to.composited(over: page), by: amount)
      #expect(areNear(mixed, expected))
    }
  }

  // spec: docs/spec/rendering.md#3
  @Test(
    arguments: [
      (0x787880, 0.16, 0xFFFFFF, 0xE9E9EB), (0x787880, 0.32, 0x1C1C1E, 0x39393D),
      (0x787880, 0.32, 0x000000, 0x262629), (0x787880, 0.20, 0xFFFFFF, 0xE4E4E6),
      (0x787880, 0.36, 0x000000, 0x2B2B2E), (0x767680, 0.12, 0xFFFFFF, 0xEFEFF0),
      (0x767680, 0.24, 0x000000, 0x1C1C1F),
    ] as [(UInt32, Double, UInt32, UInt32)])
  func `translucent fills over a page have the known colors`(
    fill: UInt32, alpha: Double, page: UInt32, result: UInt32
  ) throws {
    let color = Color(hex: fill, alpha: alpha)
    let composited = color.composited(over: Color(hex: page))
    #expect(Self.hex(composited) == result && composited.alpha == 1)
    let picture = try Picture(2, 2, page: Color(hex: page)) {
      $0.fillAligned(Rect(0, 0, 2, 2), color: color)
    }
    for shift: UInt32 in [0, 8, 16] {
      let (painted, exact) = (picture[0, 0] >> shift & 0xFF, result >> shift & 0xFF)
      #expect(abs(Int(painted) - Int(exact)) <= 1)
    }
  }
}
