import Canvas
import Controls
import ControlsTesting
import ReferenceRenderer
import Testing

/// The gates have to reject mistakes at fractional scales, too.
@Suite struct `Gates for painting mistakes` {
  @Test(arguments: [1.0, 1.25, 1.75, 2.5, 4])
  func `the gates find mistakes in a segmented control and in a switch`(scale: Double) throws {
    // This width puts all separators between pixels at every scale.
    let segmented = SegmentedControl(["", "", "", ""], selection: 0)
    var reference = ReferenceSegmented(4, selection: 0)
    reference.width = 302.2
    try expectFound(
      [
        .circularCorners, .strongShadows, .shadowsHalfPointHigh, .noContactShadows, .narrowShapes,
        .straddlingHairlines,
      ],
      in: SceneRig(segmented, size: Size(302.2, 32), scale: scale, masks: MaskCache()), reference,
      .straightShapes)
    try expectFound(
      [.noStrokes, .shadowsHalfPointHigh, .narrowShapes, .noContactShadows],
      in: SceneRig(Switch(isOn: false), size: Size(51, 31), scale: scale, masks: MaskCache()),
      ReferenceSwitch(isOn: false), .roundShapes)
  }

  private func expectFound(
    _ mistakes: [PaintingMistake], in rig: SceneRig<some Control>,
    _ reference: some ReferenceControl, _ gate: PictureGate
  ) throws {
    let expected = reference.picture(scale: rig.scale)
    #expect(PixelDifference(try rig.referencePicture(), expected).meets(gate))
    for mistake in mistakes {
      let spoiled = try rig.referencePicture { MistakenPainter($0, mistake) }
      #expect(!PixelDifference(spoiled, expected).meets(gate), "\(mistake)")
    }
  }

  @Test(arguments: [1.0, 2, 4, 8, 16])
  func `the gate finds a shadow that is a sixth too wide`(sigma: Double) throws {
    let shape = DrawnShape(x: 70, y: 70, width: 27, height: 27, radius: 13.5)
    let painted = try shape.darkness(margin: 70) { painter in
      MistakenPainter(painter, .wideBlur).drawShadow(
        Shadow(offset: .zero, blur: 2 * sigma, color: .black), of: shape.ours)
    }
    let difference = CoverageDifference(
      painted.values,
      shape.reference.blurred(sigma: sigma).values(width: painted.width, height: painted.height))
    let bound = `Shadows compared with exact blurs`.gate(sigma)
    #expect(difference.maximum / 255 > bound.maximum || difference.mean > bound.mean)
  }
}
