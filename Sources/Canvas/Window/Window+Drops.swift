internal import CX11

extension Window {
  /// Called with the addresses (URIs, such as `file:///home/me/a.json`) of files that the user drops
  /// on the window from another program; nil to take none, which that program then shows.
  ///
  /// The files stay where they are: what is dropped is copied, if anything. Nothing is taken while a
  /// modal window lies over this one.
  public var onDrop: (([String]) -> Void)? {
    get { drags.onDrop }
    set { drags.onDrop = newValue }
  }

  func handleDrag(_ message: XClientMessageEvent) {
    switch drags.read(message, isBlocked: !modalWindows.isEmpty) {
    case .over(let x, let y, let contents):
      collector.add(
        DragEvent(at: Point(x / scale, y / scale), time: eventTime, contents: contents))
    case .left: collector.dragLeft(time: eventTime)
    case nil: break
    }
  }

  /// What was dropped has come; with a modal window that came meanwhile it is nobody's.
  func handleDrop(_ event: XSelectionEvent) {
    guard let addresses = drags.receive(event), modalWindows.isEmpty else { return }
    onDrop?(addresses)
  }
}
