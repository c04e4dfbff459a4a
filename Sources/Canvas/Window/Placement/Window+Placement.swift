internal import CX11

extension Window {
  /// Requests a size in points; the window manager may choose another one.
  ///
  /// ``size`` changes when the display has resized the window; that of a window that is not shown
  /// yet changes at once. Sizes that are not above 0 are ignored, and huge ones are limited.
  public func resize(to size: Size) {
    guard isUsable, size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0,
      let pixels = wantedSize.ask(for: size, scale: scale)
    else { return }
    XResizeWindow(connection.display, id, UInt32(pixels.width), UInt32(pixels.height))
    if phase == .new {
      // No window manager takes part yet.
      configured = pixels
      do {
        try applyConfiguration()
      } catch {
        logger.error("cannot change the size", metadata: ["error": "\(error)"])
      }
      setSizeHints()
    }
    wakeLoop()
  }

  /// Whether a requested size has not arrived; a window manager can refuse it without an answer.
  package var awaitsSize: Bool { wantedSize.isAwaited }

  /// The current position and size.
  public var placement: WindowPlacement {
    let isShown = phase == .running || phase == .closing
    return WindowPlacement(
      position: (isShown ? positionOnScreen : nil) ?? restoredPosition, size: size)
  }

  private var positionOnScreen: Point? {
    connection.screenOrigin(of: id).map { Point(Double($0.x), Double($0.y)) }
  }

  /// Requests a position and size, limited to the screen; the window manager may choose others.
  public func restore(_ placement: WindowPlacement) {
    guard isUsable else { return }
    let placement = placement.fitted(to: connection.screenPixels, scale: scale)
    resize(to: placement.size)
    guard let position = placement.position else { return wakeLoop() }
    restoredPosition = position
    setSizeHints()
    XMoveWindow(connection.display, id, Int32(position.x), Int32(position.y))
    wakeLoop()
  }

  /// Restores the position and size that the window had under a name, and keeps them when it
  /// closes.
  ///
  /// They are kept in the file `NAME.placement`. A missing or broken file is ignored, and a
  /// placement outside of the screen is moved into it. The placement of a window that closes in
  /// fullscreen is not kept, nor that of a program that a signal ends, as at the end of a session,
  /// without ``close(onSignals:)``. Call this before ``show()``.
  ///
  /// - Parameters:
  ///   - name: A name for the window that can be part of a file name.
  ///   - folder: An absolute path; `nil` for the folder with the window's class name in
  ///     `$XDG_STATE_HOME`, which is `~/.local/state` by default.
  public func rememberPlacement(as name: String, in folder: String? = nil) {
    guard let folder = folder ?? UserFolder.state(of: className) else { return }
    let file = PlacementFile(path: "\(folder)/\(name).placement")
    if let placement = file.read() { restore(placement) }
    keepPlacement = { [logger] placement in
      if file.write(placement) { return }
      logger.warning("the placement of the window is not saved", metadata: ["file": "\(file.path)"])
    }
  }

  /// Frames without a move after which a window is no longer being moved. chosen
  private static let framesAfterMove = 30

  /// Asks for the position of a window that has moved, unless it is being moved, because each
  /// answer takes time; after a signal, nothing may wait for the server.
  func notePosition() {
    guard let frameOfMove, keepPlacement != nil, !isFullscreen,
      hasSettled || statistics.frames - frameOfMove >= Self.framesAfterMove
    else { return }
    self.frameOfMove = nil
    lastPosition = positionOnScreen ?? lastPosition
  }

  func finishPlacement() {
    guard let keepPlacement, !isFullscreen else { return }
    var last = WindowPlacement(position: lastPosition ?? restoredPosition, size: size)
    // After a signal or a failure, nothing waits for the server.
    if failure == nil && !SignalWatch.isEndRequested { SignalWatch.inDisplay { last = placement } }
    // A large scale can leave less room.
    last.size = wantedSize.points
    keepPlacement(last)
  }
}
