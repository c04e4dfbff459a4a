import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Key cap colors` {
  private let ends = (light: KeyCapColors(.light), dark: KeyCapColors(.dark))

  @Test func `key caps have the colors of the design in both themes`() {
    #expect(ends.light.cap == .white && ends.dark.cap == Color(hex: 0x2C2C2E))
    #expect(ends.light.border == Color(hex: 0xD1D1D6))
    #expect(ends.dark.border == Color(hex: 0x48484A))
    for appearance in Appearance.allCases {
      #expect(KeyCapColors(Theme(appearance, contrast: .more)) == KeyCapColors(Theme(appearance)))
    }
  }

  @Test(arguments: [0.001, 0.25, 0.5, 0.8, 0.999])
  func `key cap colors are mixed in step with a theme fade`(part: Double) {
    let colors = KeyCapColors(Theme.light.mixed(with: .dark, by: part))
    // Red and blue of both themes, 0...255.
    for (color, light, dark) in [
      (colors.cap, (255.0, 255.0), (44.0, 46.0)), (colors.border, (209, 214), (72, 74)),
    ] {
      #expect(abs(color.red * 255 - (light.0 + (dark.0 - light.0) * part)) < 1e-9)
      #expect(abs(color.blue * 255 - (light.1 + (dark.1 - light.1) * part)) < 1e-9)
      #expect(color.alpha == 1)
    }
  }
}
