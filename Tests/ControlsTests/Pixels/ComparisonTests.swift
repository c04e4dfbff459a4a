import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// Tests that the comparison with the reference pictures can fail.
@Suite struct `Picture comparison` {
  private let gates = [PictureGate.roundShapes, .straightShapes]

  private func blank(_ color: UInt32 = 0x808080) -> Picture {
    Picture(width: 60, height: 50, pixels: Array(repeating: color, count: 3000))
  }

  @Test func `the first difference beyond a limit fails, in every channel`() {
    for gate in gates {
      for shift in [UInt32(0), 8, 16] {
        var picture = blank()
        picture[7, 9] -= UInt32(gate.maximum) << shift
        #expect(PictureDifference(picture, blank()).meets(gate))
        picture[7, 9] -= 1 << shift
        let difference = PictureDifference(picture, blank())
        #expect(!difference.meets(gate) && difference.maximum == gate.maximum + 1)
        #expect(difference.worst == (7, 9))
      }
      var picture = blank()
      for x in 0..<gate.count { picture[x, 3] += UInt32(gate.threshold + 1) }
      #expect(PictureDifference(picture, blank()).meets(gate))
      picture[gate.count, 3] += UInt32(gate.threshold + 1)
      let difference = PictureDifference(picture, blank())
      #expect(difference.count(above: gate.threshold) == gate.count + 1 && !difference.meets(gate))
      let allowed = Int(gate.mean * 3000)
      picture = blank()
      for index in 0..<allowed { picture.pixels[index] += 1 }
      #expect(PictureDifference(picture, blank()).meets(gate))
      picture.pixels[allowed] += 1
      #expect(!PictureDifference(picture, blank()).meets(gate))
    }
  }

  @Test func `a failure saves pictures`() throws {
    var picture = blank()
    picture[20, 5] = 0xFFFFFF
    let report = PictureDifference(picture, blank())
      .judged(by: .roundShapes, named: "comparison-tests").description
    #expect(report.contains("max 127 of 9 at (x: 20, y: 5)"))
    let folder = try #require(report.components(separatedBy: "see ").last)
    for (name, expected) in [("actual", picture), ("expected", blank())] {
      #expect(try Picture(file: "\(folder)/\(name).png") == expected)
    }
    let magnified = try Picture(file: "\(folder)/difference.png")
    #expect(magnified[20, 5] == 0xFFFFFF && magnified[21, 5] == 0)
  }
}
