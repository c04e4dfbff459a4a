import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// Tests that the comparison with the reference pictures can fail.
///
/// spec: rendering, 2.4, Mutation check
@Suite struct `Picture comparison` {
  private let gates = [PictureGate.roundShapes, .straightShapes]

  private func blank(_ color: UInt32 = 0x808080) -> Picture {
    Picture(width: 60, height: 50, pixels: Array(repeating: color, count: 3000))
  }

  @Test func `a picture has no difference to itself`() {
    let difference = PictureDifference(blank(), blank())
    #expect(difference.maximum == 0 && difference.mean == 0)
    for gate in gates { #expect(difference.meets(gate)) }
  }

  @Test(arguments: [UInt32(0), 8, 16])
  func `one pixel that is one level beyond the limit fails, in every channel`(shift: UInt32) {
    for gate in gates {
      var picture = blank()
      picture[7, 9] -= UInt32(gate.maximum) << shift
      #expect(PictureDifference(picture, blank()).meets(gate))
      picture[7, 9] -= 1 << shift
      let difference = PictureDifference(picture, blank())
      #expect(!difference.meets(gate) && difference.maximum == gate.maximum + 1)
      #expect(difference.worst == (7, 9))
    }
  }

  @Test func `one pixel too many above the threshold fails`() {
    for gate in gates {
      var picture = blank()
      for x in 0..<gate.count { picture[x, 3] += UInt32(gate.threshold + 1) }
      #expect(PictureDifference(picture, blank()).meets(gate))
      picture[gate.count, 3] += UInt32(gate.threshold + 1)
      let difference = PictureDifference(picture, blank())
      #expect(difference.count(above: gate.threshold) == gate.count + 1)
      #expect(!difference.meets(gate))
    }
  }

  @Test func `too many small differences fail`() {
    for gate in gates {
      let allowed = Int(gate.mean * 3000)
      var picture = blank()
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

  private func passes<Subject: Control>(
    _ control: Subject, _ name: String, _ gate: PictureGate,
    _ mistake: PaintingMistake
  ) throws -> Bool {
    let rig = SceneRig(control)
    let picture = try rig.picture { MistakenPainter($0, mistake) }
    return PictureDifference(picture, try Fixture.picture(name)).meets(gate)
  }

  @Test(
    .spec("segmented/appearance/corner-curve"),
    arguments: [
      PaintingMistake.circularCorners, .doubledBlur, .noContactShadows, .noShadows,
      .unclippedShadows, .shadowsPointHigh, .narrowShapes,
    ])
  func `a segmented control with a painting mistake fails`(mistake: PaintingMistake) throws {
    let control = SegmentedControl(segments: 3, selection: 1)
    #expect(try !passes(control, "exact_seg3_light_sel1@1x", .straightShapes, mistake))
  }

  @Test(arguments: [
    PaintingMistake.doubledBlur, .noContactShadows, .noShadows, .shadowsPointHigh, .narrowShapes,
  ])
  func `a switch with a painting mistake fails`(mistake: PaintingMistake) throws {
    #expect(try !passes(Switch(isOn: true), "exact_switch_light_on@1x", .roundShapes, mistake))
  }

  @Test(arguments: [PaintingMistake.doubledBlur, .noShadows, .shadowsPointHigh, .narrowShapes])
  func `a slider with a painting mistake fails`(mistake: PaintingMistake) throws {
    #expect(try !passes(Slider(value: 0.5), "exact_slider_light_050@1x", .roundShapes, mistake))
  }
}
