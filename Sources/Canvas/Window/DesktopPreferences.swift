/// The user's preferences for appearance, motion and carets.
///
/// `nil` where the desktop has no setting.
public struct DesktopPreferences: Hashable, Sendable {
  /// Whether the user prefers a dark appearance.
  public var prefersDark: Bool?
  /// The user's accent color.
  public var accent: Color?
  /// Whether the user prefers more contrast.
  public var prefersMoreContrast: Bool?
  /// Whether the user prefers fades to movement.
  public var prefersReducedMotion: Bool?

  /// The time between two appearances of a blinking caret, in seconds; 0 if it does not blink.
  public var caretBlinkPeriod: Double?

  /// The time after which a caret ends blinking, in seconds.
  public var caretBlinkTimeout: Double?

  /// Preferences; `nil` for no setting.
  public init(
    prefersDark: Bool? = nil, accent: Color? = nil, prefersMoreContrast: Bool? = nil,
    prefersReducedMotion: Bool? = nil, caretBlinkPeriod: Double? = nil,
    caretBlinkTimeout: Double? = nil
  ) {
    (self.prefersDark, self.accent) = (prefersDark, accent)
    self.prefersMoreContrast = prefersMoreContrast
    (self.prefersReducedMotion, self.caretBlinkPeriod) = (prefersReducedMotion, caretBlinkPeriod)
    self.caretBlinkTimeout = caretBlinkTimeout
  }

  /// The preferences, with missing ones taken from a fallback.
  public func filled(from other: DesktopPreferences) -> DesktopPreferences {
    DesktopPreferences(
      prefersDark: prefersDark ?? other.prefersDark, accent: accent ?? other.accent,
      prefersMoreContrast: prefersMoreContrast ?? other.prefersMoreContrast,
      prefersReducedMotion: prefersReducedMotion ?? other.prefersReducedMotion,
      caretBlinkPeriod: caretBlinkPeriod ?? other.caretBlinkPeriod,
      caretBlinkTimeout: caretBlinkTimeout ?? other.caretBlinkTimeout)
  }
}
