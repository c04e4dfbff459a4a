import Canvas
import Controls
import Testing

@Suite struct `A label` {
  /// Where a label of 100 pt puts its text, pt from the left, and how wide the text is.
  private func place(
    _ alignment: Label.Alignment, _ direction: LayoutDirection
  ) throws -> (x: Double, width: Double) {
    let text = TextEngine()
    let label = Label("Wi-Fi", font: Font(size: 15), alignment: alignment, width: 100)
    let scene = Scene(
      Stack(.vertical) { label }, environment: SceneEnvironment(direction: direction), text: text)
    scene.resize(to: Size(100, 40), scale: 1)
    _ = scene.update(for: FrameTime(target: .zero, interval: 1.0 / 60, number: 0))
    let recorder = RecordingPainter()
    scene.paint(PixelRect(x: 0, y: 0, width: 100, height: 40), with: recorder)
    let origins = recorder.list.commands.compactMap { command -> Double? in
      if case .text(_, let origin, _) = command { origin.x } else { nil }
    }
    let width = text.size(of: Text("Wi-Fi", font: Font(size: 15))).width
    return (try #require(origins.first), width)
  }

  @Test func `begins where reading begins, or ends where it ends`() throws {
    #expect(try place(.leading, .leftToRight).x == 0)
    let trailing = try place(.trailing, .leftToRight)
    #expect(trailing.x == 100 - trailing.width)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `stands in the middle`(_ direction: LayoutDirection) throws {
    let center = try place(.center, direction)
    #expect(center.x == (100 - center.width) / 2)
  }

  @Test func `is mirrored from right to left`() throws {
    let leading = try place(.leading, .rightToLeft)
    #expect(leading.x == 100 - leading.width)
    #expect(try place(.trailing, .rightToLeft).x == 0)
  }
}
