internal import CX11

extension Window {
  /// Called with the URIs of files, such as `file:///home/me/a.json`, that the user drops on the
  /// window; `nil` refuses drops.
  ///
  /// Files are offered for copying only. Drops are refused while a modal window is open.
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

  /// Handles a received drop, unless a modal window has opened meanwhile.
  func handleDrop(_ event: XSelectionEvent) {
    guard let addresses = drags.receive(event), modalWindows.isEmpty else { return }
    onDrop?(addresses)
  }
}
