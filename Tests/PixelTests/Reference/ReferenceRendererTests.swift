import Canvas
import ReferenceRenderer
import Testing

/// Agreement with the given files shows that the reference renderer is right for other cases, too.
@Suite struct `Reference renderer` {
  @Test(arguments: [
    ("circle_27@1x", 27.0, 27.0, 13.5, false, 1.0), ("capsule_51x31@1x", 51, 31, 15.5, false, 1),
    ("cont_120x32_r9@1x", 120, 32, 9, true, 1), ("cont_96x28_r7@2x", 96, 28, 7, true, 2),
  ])
  func `the reference renderer and the painter agree with the given shapes`(
    name: String, width: Double, height: Double, radius: Double, isContinuous: Bool, scale: Double
  ) throws {
    let shape = DrawnShape(
      x: 4, y: 4, width: width, height: height, radius: radius, isContinuous: isContinuous,
      scale: scale)
    let file = try ReferencePicture(png: SourceTree.shape("exact_shape_\(name).png"))
    let ours = shape.reference.coverage().values(width: file.width, height: file.height)
    // A sample of the files is 1/256 of a pixel. At an almost horizontal edge, a whole row of 16 is
    // in or out.
    let exact = CoverageDifference(ours, file.darkness)
    #expect(exact.maximum <= 4.5 && abs(exact.area) <= 0.2)
    let painted = try shape.darkness(margin: 4) { $0.fill(shape.ours, color: .black) }
    try #require((painted.width, painted.height) == (file.width, file.height))
    // spec: docs/spec/rendering.md#1.5/tolerance-0.1
    let difference = CoverageDifference(painted.values, file.darkness)
    #expect(difference.maximum <= 8 && difference.meanOverEdge <= 2.5)
    #expect(abs(difference.area) <= 0.4)
  }

  @Test(arguments: [
    ("capsule31x27", 31.0, 27.0, 13.5, false, [1.0, 8]), ("circle27", 27, 27, 13.5, false, [1, 8]),
    ("circle28", 28, 28, 14, false, [1, 4]), ("pill96x28r7c", 96, 28, 7, true, [1, 8]),
  ])
  func `the reference renderer and the painter agree with the given shadows`(
    name: String, width: Double, height: Double, radius: Double, isContinuous: Bool, blurs: [Double]
  ) throws {
    let shape = DrawnShape(
      x: 24, y: 24, width: width, height: height, radius: radius, isContinuous: isContinuous)
    for blur in blurs {
      let file = try GrayMap(
        pgm: SourceTree.shape("exact_shadowmask_\(name)_blur\(Int(blur))@1x.pgm"))
      let ours = shape.reference.blurred(sigma: blur / 2)
        .values(width: file.width, height: file.height)
      #expect(CoverageDifference(ours, file.values).maximum / 255 <= 0.005)
      let painted = try shape.darkness(margin: 24) {
        $0.drawShadow(Shadow(offset: .zero, blur: blur, color: .black), of: shape.ours)
      }
      try #require((painted.width, painted.height) == (file.width, file.height))
      let gate = `Shadows compared with exact blurs`.gate(blur / 2)
      let difference = CoverageDifference(painted.values, file.values)
      #expect(difference.maximum / 255 <= gate.maximum && difference.mean <= gate.mean)
    }
  }
}
