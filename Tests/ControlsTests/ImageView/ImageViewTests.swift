import Canvas
import Testing

@testable import Controls

@Suite struct `Image view` {
  private let image: Image

  init() throws { image = try Image.plain(40, 20) }

  /// The frame of the image in a view of 320 x 120 pt, its color, and whether it is clipped.
  private func drawn(_ view: ImageView) -> (rect: Rect, color: Color?, isClipped: Bool)? {
    _ = PlainLayout(view)
    switch view.commands.first {
    case .image(_, let rect, let color): return (rect, color, false)
    case .clip(let area, let list):
      guard area == view.bounds, case .image(_, let rect, let color) = list.commands.first
      else { return nil }
      return (rect, color, true)
    default: return nil
    }
  }

  @Test(arguments: [
    (ImageView.ContentMode.fit, Rect(x: 40, y: 0, width: 240, height: 120)),
    (.fill, Rect(x: 0, y: -20, width: 320, height: 160)),
    (.center, Rect(x: 140, y: 50, width: 40, height: 20)),
  ]) func `fits, fills or centers the image`(mode: ImageView.ContentMode, rect: Rect) {
    let shown = drawn(ImageView(image, contentMode: mode))
    #expect(shown?.rect == rect && (mode == .center || shown?.isClipped == (mode == .fill)))
  }

  @Test func `is as large as the image, or as fits`() throws {
    let unlimited = Size(.infinity, .infinity)
    for mode in ImageView.ContentMode.allCases {
      let view = ImageView(image, contentMode: mode)
      #expect(view.measured(unlimited) == Size(40, 20))
      #expect(view.measured(Size(20, .infinity)) == Size(20, mode == .fit ? 10 : 20))
    }
    #expect(ImageView(nil).measured(unlimited) == .zero && drawn(ImageView(nil)) == nil)
  }

  @Test func `is an image with a label, or decorative, and paints templates in the tint color`() {
    var template = image
    template.isTemplate = true
    let view = ImageView(template)
    #expect(drawn(view)?.color == Theme.light.label)
    let tinted = ImageView(template)
    tinted.tintColor = .white
    #expect(drawn(tinted)?.color == .white && drawn(ImageView(image))?.color == nil)
    #expect(ImageView(image).semantics == nil)
    let semantics = ImageView(image, label: "A lake").semantics
    #expect(semantics?.role == .image && semantics?.label == "A lake")
  }

  @Test func `is laid out again for an image of another size only`() throws {
    let view = ImageView(image)
    let layout = PlainLayout(Stack(.vertical) { view })
    view.image = try Image.plain(40, 20, red: 9)
    #expect(!layout.scene.needsLayout && layout.scene.needsUpdate)
    view.image = try Image.plain(10, 10)
    layout.update()
    #expect(view.frame.size == Size(10, 10))
  }
}
