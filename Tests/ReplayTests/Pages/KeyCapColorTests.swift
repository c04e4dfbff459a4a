import Canvas
import Controls
import Testing

@testable import playground

/// They fade with the theme, though the theme does not know of them.
@Suite struct `The colours of a key cap` {
  private let ends = (light: KeyCapColors(.light), dark: KeyCapColors(.dark))

  @Test func `are those of the design at rest`() {
    #expect(ends.light.cap == .white)
    #expect(ends.dark.cap == Color(hex: 0x2C2C2E))
    #expect(ends.light.border == Color(hex: 0xD1D1D6))
    #expect(ends.dark.border == Color(hex: 0x48484A))
    for appearance in Appearance.allCases {
      #expect(KeyCapColors(Theme(appearance, contrast: .more)) == KeyCapColors(Theme(appearance)))
    }
  }

  @Test(arguments: [0.001, 0.25, 0.5, 0.8, 0.999])
  func `are as far on their way as the theme is`(part: Double) {
    let colors = KeyCapColors(Theme.light.mixed(with: .dark, by: part))
    let expected = [
      ends.light.cap.mixed(with: ends.dark.cap, by: part),
      ends.light.border.mixed(with: ends.dark.border, by: part),
    ]
    for (color, mix) in zip([colors.cap, colors.border], expected) {
      for (one, other) in [(color.red, mix.red), (color.blue, mix.blue), (color.alpha, 1)] {
        #expect(abs(one - other) < 1e-12)
      }
    }
  }
}
