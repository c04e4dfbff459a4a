import Controls

extension GlyphButton {
  /// Sets the identifier for scripts and tests, the key that does the same, and the action.
  func setUp(_ identifier: String, key: String? = nil, action: (() -> Void)? = nil) {
    self.identifier = identifier
    keyCap = key
    onPress = action
  }
}
