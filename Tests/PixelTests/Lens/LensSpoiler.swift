import Canvas

/// A painter that changes lenses and forwards all else, to check that comparisons can fail.
nonisolated final class LensSpoiler: ForwardingPainter {
  let painter: any Painter
  private let change: (inout Lens) -> Void

  init(_ painter: any Painter, change: @escaping (inout Lens) -> Void) {
    self.painter = painter
    self.change = change
  }

  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    var lens = lens
    change(&lens)
    painter.lens(shape, lens, content: content)
  }
}
