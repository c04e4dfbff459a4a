import Canvas

/// A recorded picture of a node or several nodes, in coordinates of the scene.
final class LayerPicture: Node {
  private let list: DisplayList

  init(_ list: DisplayList, frame: Rect) {
    self.list = list
    super.init()
    self.frame = frame
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    list.replay(on: painter, at: .zero - frame.origin, text: context.text)
  }
}
