import Testing

@testable import Canvas

@Suite struct `Screen scale` {
  @Test(arguments: [
    ("", nil), ("Xft.dpi:\t192\n", 2), ("Xft.dpi: 96", 1), ("Xft.dpi:120", 1.25),
    ("Xft.dpi: 150\n", 1.5), ("Xft.dpi: 72", 1), ("Xft.dpi: 600", 4), ("Xft.dpi: nan", nil),
    ("Xft.dpi: inf", nil), ("Xft.dpi: 9600", nil), ("Xft.dpi: 0", nil), ("Xft.dpi: -96", nil),
    ("Xft.dpi: 1", nil), ("Xft.dpi: many", nil), ("Xft.dpi:", nil), ("*Xft.dpi: 192", nil),
    ("Xft.antialias: 1\nXft.dpi: 144\nXft.rgba: none\n", 1.5),
    ("Xft.dpi: 96\nXft.dpi: 192", 2), ("Xft.dpi: 192\nXft.dpi: 0", nil),
  ])
  func `the scale is read from Xft.dpi in the X resources`(resources: String, scale: Double?) {
    #expect(ScreenScale.scale(resources: resources) == scale)
  }

  /// `dpi` is in 1/1024 dpi and includes the integer factor.
  @Test(
    arguments: [
      (nil, nil, nil), (98304, nil, 1.0), (147_456, nil, 1.5), (-1, nil, nil), (0, nil, nil),
      (96, nil, nil), (Int.max, nil, nil), (Int.min, nil, nil), (-1, 2, 2), (nil, 3, 3),
      (nil, 0, nil), (nil, -2, nil), (nil, 77, nil), (196_608, 2, 2), (98304, 2, 2),
      (245_760, 2, 2.5), (147_456, 1, 1.5), (9_830_400, 2, 2), (nil, 8, 4),
    ] as [(Int?, Int?, Double?)])
  func `the scale is read from XSETTINGS`(dpi: Int?, factor: Int?, scale: Double?) {
    #expect(ScreenScale.scale(dpi: dpi, factor: factor) == scale)
  }

  @Test(arguments: [
    (1.1, 1.0), (1.12, 1), (1.125, 1.25), (1.13, 1.25), (0, 1), (-2, 1), (3.9, 4), (17, 4),
    (.infinity, 1),
  ])
  func `scales are rounded to quarters from 1 to 4`(scale: Double, rounded: Double) {
    #expect(ScreenScale.rounded(scale) == rounded)
  }
}
