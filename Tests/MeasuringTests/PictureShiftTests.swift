import Canvas
import Controls
import ControlsTesting
import Measuring
import Testing

@MainActor @Suite struct `Shift of a picture` {
  private func pictures(movedBy offset: Point) throws -> (Bitmap, Bitmap) {
    let rig = SceneRig(Switch(isOn: true, label: "Wi-Fi"), scale: 2)
    let picture = try rig.bitmap()
    // Pixels are half a point.
    rig.controlFrame.origin = rig.controlFrame.origin + offset * 0.5
    return (picture, try rig.bitmap())
  }

  private nonisolated static let offsets = [
    (0.2, 0.2), (0.4, 0), (-0.1, -0.1), (0, 0.5), (1.3, -2.0),
  ]

  @Test(arguments: offsets)
  func `of a control is exact to 0.05 px, in both orders`(x: Double, y: Double) throws {
    let offset = Point(x, y)
    let (picture, moved) = try pictures(movedBy: offset)
    let difference = try BitmapDifference(picture, moved)
    for (shift, expected) in [
      (difference.shift(of: picture, to: moved), offset),
      (difference.shift(of: moved, to: picture), offset * -1),
    ] {
      let shift = try #require(shift)
      #expect(abs(shift.x - expected.x) < 0.05 && abs(shift.y - expected.y) < 0.05, "\(shift)")
    }
    #expect(difference.shift(of: moved, to: moved)?.x == 0)
  }

  @Test func `a difference takes any count, level and tolerance`() throws {
    let (picture, moved) = try pictures(movedBy: Point(1, 0))
    let difference = try BitmapDifference(picture, moved, tolerance: .max)
    #expect(difference.different == 0 && difference.count(above: .min) == difference.counted)
    #expect(difference.regions(-1).isEmpty)
  }
}

@Suite struct `Springs that never settle` {
  @Test(arguments: [Double.nan, 0, -1, .infinity], SpringDialect.allCases)
  func `are refused in every dialect`(number: Double, dialect: SpringDialect) {
    for spring in [
      Spring(response: number, dampingRatio: 1), Spring(response: 0.3, dampingRatio: number),
      Spring(response: number, dampingRatio: number),
    ] {
      #expect(throws: (any Error).self) { try SpringExport(spring).text(in: dialect) }
    }
    var export = SpringExport(Spring(response: 0.3, dampingRatio: 0.75))
    export.rate = number
    #expect(throws: (any Error).self) { try export.text(in: dialect) }
  }
}
