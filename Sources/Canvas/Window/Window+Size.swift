internal import CX11

extension Window {
  /// The preferences from the desktop's settings manager (XSETTINGS); see ``onPreferencesChange``.
  public var preferences: DesktopPreferences { desktop.preferences }

  func followSettings(_ event: XEvent) {
    let before = preferences
    guard desktop.handle(event), !connection.isLost else { return }
    followScale()
    if preferences != before { onPreferencesChange?(preferences) }
  }

  /// Applies the scale that the program or the desktop requests, and keeps the size in points.
  func followScale() {
    let wanted = preferredScale.map(ScreenScale.rounded) ?? desktop.scale ?? resourceScale ?? 1
    if wanted == scale || !isUsable { return }
    logger.info("the scale of the window has changed", metadata: ["scale": "\(wanted)"])
    let before = scale
    scale = wanted
    do {
      try apply(wantedSize.current, reason: "scale")
    } catch {
      logger.error("cannot change the scale", metadata: ["error": "\(error)"])
      scale = before
      return
    }
    if connection.isLost { return }
    setSizeHints()
    // The same size in points, if the screen is large enough and the window manager agrees.
    let pixels = wantedSize.rescale(
      to: wanted, within: connection.screenPixels, at: MonotonicClock.now)
    if let pixels {
      XResizeWindow(connection.display, id, UInt32(pixels.width), UInt32(pixels.height))
    }
  }

  func applyConfiguration() throws(DisplayError) {
    guard let pixels = configured, !isDrawing else { return }
    configured = nil
    guard wantedSize.configure(pixels, scale: scale, at: MonotonicClock.now) else { return }
    try apply(pixels, reason: "resize")
  }

  func answerResize() {
    guard
      let value = resizeSync.answer(
        awaitsFrame: causes.fullRepaintReason != nil, isVisible: visibility.isVisible),
      syncCounter != 0, !connection.isLost
    else { return }
    let (high, low) = (Int32(truncatingIfNeeded: value >> 32), UInt32(truncatingIfNeeded: value))
    XSyncSetCounter(connection.display, syncCounter, XSyncValue(hi: high, lo: low))
  }

  private func apply(_ pixels: PixelSize, reason: String) throws(DisplayError) {
    try backBuffer.resize(to: pixels, scale: scale)
    size = Size(Double(pixels.width) / scale, Double(pixels.height) / scale)
    text.scale = scale
    onResize?(size)
    content?.resize(to: size, scale: scale)
    requestFullRepaint(reason)
  }
}
