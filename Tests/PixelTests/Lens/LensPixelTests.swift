import ReferenceRenderer
import Testing

/// Lenses painted with drawing commands. spec: glass, Gates
@Suite struct `Lenses compared with exact pictures` {
  private static let (maximum, mean) = (24, 0.6)

  /// The limit for controls between pixels: the content of a lens has two to four pixels for each
  /// of the picture along each axis, and an edge within one of them is seen magnified. measured
  private static let maximumBetweenPixels = 48

  /// A given picture: glass_control_theme_press@scale.
  struct Given: CustomTestStringConvertible, Sendable {
    var isSwitch: Bool
    var isDark: Bool
    var press: String
    var scale: Int

    nonisolated static let all = [true, false].flatMap { isSwitch in
      [true, false].flatMap { isDark in
        ["0", "0.5", "1"].flatMap { press in
          [1, 2].map { Given(isSwitch: isSwitch, isDark: isDark, press: press, scale: $0) }
        }
      }
    }

    var testDescription: String {
      "glass_\(isSwitch ? "switch" : "slider")_\(isDark ? "dark" : "light")_p\(press)@\(scale)x"
    }

    func file() throws -> ReferencePicture {
      try ReferencePicture(png: SourceTree.control("\(testDescription).png"))
    }

    func reference() throws -> ReferenceGlass {
      ReferenceGlass(
        isSwitch ? .onSwitch : .slider(0.6), press: try #require(Double(press)), isDark: isDark)
    }
  }

  private func expectWithinGate(
    _ painted: ReferencePicture, _ expected: ReferencePicture, _ name: String,
    maximum: Int = maximum
  ) {
    let difference = PixelDifference(painted, expected)
    #expect(difference.hasSameSize)
    #expect(difference.maximum <= maximum, "\(name) at \(difference.worst)")
    #expect(difference.mean <= Self.mean, "\(name)")
  }

  @Test(arguments: Given.all)
  func `lenses are within the gate of the given pictures`(given: Given) throws {
    let scene = GlassScene(reference: try given.reference())
    expectWithinGate(
      try scene.picture(scale: Double(given.scale)), try given.file(), given.testDescription)
  }

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
      expectWithinGate(
        try GlassScene(reference: reference).picture(scale: scale),
        reference.picture(scale: scale, memory: memory),
        "\(control) \(press) \(isDark ? "dark" : "light") at \(shift) \(scale)x",
        maximum: shift == (0, 0) ? Self.maximum : Self.maximumBetweenPixels)
    }
  }
}
