import Canvas

extension Scene {
  /// Applies the user's preferences: theme, motion and the blinking of carets.
  ///
  /// The theme is the classic or glass one of the scene's design, with the user's appearance,
  /// contrast and accent color. Preferences without a setting are light, normal contrast, the
  /// system's blue, and full motion.
  ///
  /// - Parameters:
  ///   - preferences: The preferences, such as ``/Canvas/Window/preferences``.
  ///   - animated: Whether the theme cross-fades; see ``setTheme(_:animated:)``.
  ///   - adjust: Changes the theme before it applies, for the app's own colors.
  public func apply(
    _ preferences: DesktopPreferences, animated: Bool = true,
    adjusting adjust: (inout Theme) -> Void = { _ in }
  ) {
    environment.motion = preferences.prefersReducedMotion == true ? .reduced : .full
    environment.caretBlink = CaretBlink(preferences)
    let appearance: Appearance = preferences.prefersDark == true ? .dark : .light
    let contrast: Contrast = preferences.prefersMoreContrast == true ? .more : .normal
    var theme: Theme =
      environment.metrics.glassThumbs.contains(true)
      ? .glass(appearance, contrast: contrast, accent: preferences.accent)
      : Theme(appearance, contrast: contrast, accent: preferences.accent)
    adjust(&theme)
    setTheme(theme, animated: animated)
  }
}
