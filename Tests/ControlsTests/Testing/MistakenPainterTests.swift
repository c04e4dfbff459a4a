import Canvas
import Controls
import ControlsTesting
import Testing

private final class Sampler: Node {
  override func paint(with painter: any Painter, in context: PaintContext) {
    let box = RoundedRectangle(
      Rect(x: 4, y: 4, width: 40, height: 24), radius: 8, curve: .continuous)
    let inner = RoundedRectangle(Rect(x: 8, y: 20, width: 20, height: 20), radius: 4)
    let shade = Color(hex: 0, alpha: 0.5)
    painter.drawShadow(Shadow(offset: Point(0, 3), blur: 8, color: shade), of: box)
    painter.drawShadow(Shadow(offset: Point(0, 1), blur: 1, color: shade), of: box)
    painter.fill(box, color: Color(hex: 0x3366CC))
    painter.drawShadow(
      Shadow(offset: Point(0, 2), blur: 4, color: shade), of: inner, within: box)
    painter.strokeInside(box, width: 1, color: .white)
    painter.fillAligned(Rect(x: 30.5, y: 6, width: 1, height: 16), color: .white)
  }
}

@Suite struct `Mistaken painter` {
  @Test(arguments: PaintingMistake.allCases)
  func `paints a different picture`(mistake: PaintingMistake) throws {
    let rig = SceneRig(Sampler(), size: Size(48, 40))
    let right = try rig.picture()
    let spoiled = try rig.picture { MistakenPainter($0, mistake) }
    #expect(!PictureDifference(spoiled, right).meets(.rounding))
    #expect(try rig.picture() == right)
  }
}
