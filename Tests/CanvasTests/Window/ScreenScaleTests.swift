import Testing

@testable import Canvas

@Suite struct `Screen scale` {
  @Test(arguments: [
    ("", 1.0), ("Xft.dpi:\t192\n", 2), ("Xft.dpi: 96", 1), ("Xft.dpi:120", 1.25),
    ("Xft.dpi: 150\n", 1.5), ("Xft.dpi: 72", 1), ("Xft.dpi: 9600", 4), ("Xft.dpi: nan", 1),
    ("Xft.dpi: many", 1), ("*Xft.dpi: 192", 1),
    ("Xft.antialias: 1\nXft.dpi: 144\nXft.rgba: none\n", 1.5),
    ("Xft.dpi: 96\nXft.dpi: 192", 2),
  ])
  func `it is what the resources ask for`(resources: String, scale: Double) {
    #expect(ScreenScale.scale(resources: resources) == scale)
  }

  @Test func `any scale becomes one in quarters from 1 to 4`() {
    #expect(ScreenScale.rounded(1.1) == 1)
    #expect(ScreenScale.rounded(1.13) == 1.25)
    #expect(ScreenScale.rounded(0) == 1)
    #expect(ScreenScale.rounded(17) == 4)
  }
}
