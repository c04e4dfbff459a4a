import ReferenceRenderer
import Testing

/// Lenses painted with drawing commands; ControlsTests compare controls with given pictures. spec:
/// glass, Gates
@Suite struct `Lenses compared with exact pictures` {
  /// The limit for controls between pixels is higher: the content of a lens has two to four pixels
  /// for each of the picture along each axis, and an edge within one of them is seen magnified.
  /// measured
  private static let (maximum, maximumBetweenPixels, mean) = (24, 48, 0.6)

  /// Each control is at each of the positions at two of the scales.
  @Test(arguments: [1, 1.5, 2, 2.25, 3, 4].enumerated().map { ($0, $1) })
  func `lenses are within the limits at every scale and sub-pixel position`(
    index: Int, scale: Double
  ) throws {
    let memory = ReferenceMemory()
    let controls: [(ReferenceGlass.Control, press: Double)] = [
      (.onSwitch, 0.3), (.onSwitch, 0.8), (.onSwitch, 1), (.slider(0.37), 0.3),
      (.slider(0.37), 0.8), (.slider(0.37), 1), (.slider(0), 1), (.slider(1), 1),
    ]
    let positions = [((0.0, 0.0), isDark: true), ((0.3, 0.55), false), ((0.47, 0.21), true)]
    for (offset, (control, press)) in controls.enumerated() {
      let (shift, isDark) = positions[(index + offset) % positions.count]
      var reference = ReferenceGlass(control, press: press, isDark: isDark)
      (reference.shiftX, reference.shiftY) = shift
      let difference = PixelDifference(
        try GlassScene(reference: reference).picture(scale: scale),
        reference.picture(scale: scale, memory: memory))
      let name = "\(control) \(press) \(isDark ? "dark" : "light") at \(shift) \(scale)x"
      let maximum = shift == (0, 0) ? Self.maximum : Self.maximumBetweenPixels
      #expect(difference.hasSameSize && difference.mean <= Self.mean, "\(name)")
      #expect(difference.maximum <= maximum, "\(name) at \(difference.worst)")
    }
  }
}
