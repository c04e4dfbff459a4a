internal import CX11

extension Window {
  /// What the desktop's settings manager (XSETTINGS) says the user prefers; see
  /// ``onPreferencesChange``.
  public var preferences: DesktopPreferences { desktop.preferences }

  /// What the window manager, and whatever else tells programs apart, knows the program by.
  package var className: String { configuration.className }

  /// The desktop's resources changed; they may ask for another scale.
  func resourcesChanged() {
    resourceScale = connection.currentResourceScale
    if connection.isLost { return }
    followScale()
  }

  /// A settings manager may have come, gone or changed its mind.
  func followSettings(_ event: XEvent) {
    let before = preferences
    guard desktop.handle(event), !connection.isLost else { return }
    followScale()
    if preferences != before { onPreferencesChange?(preferences) }
  }

  /// Takes on the scale that the program or the desktop asks for, in the same size in points.
  func followScale() {
    let wanted =
      preferredScale.map(ScreenScale.rounded) ?? desktop.scale ?? resourceScale ?? 1
    if wanted == scale || !isUsable { return }
    logger.info("the window has another scale", metadata: ["scale": "\(wanted)"])
    let before = scale
    scale = wanted
    do {
      let pixels = wantedSize.current
      try take(width: pixels.width, height: pixels.height, reason: "scale")
    } catch {
      logger.error("the scale cannot be changed", metadata: ["error": "\(error)"])
      scale = before
      return
    }
    if connection.isLost { return }
    setSizeHints()
    // The same size in points, if the screen has room for it and the window manager lets it.
    if let pixels = wantedSize.rescale(to: wanted, within: connection.screenPixels) {
      connection.resize(id, width: pixels.width, height: pixels.height)
    }
  }
}
