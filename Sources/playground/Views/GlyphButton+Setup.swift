import Controls

extension GlyphButton {
  /// Sets what tests, help tags and users know the button by, and what it does.
  ///
  /// - Parameters:
  ///   - identifier: the name that scripts and tests find it by.
  ///   - key: the key that does the same.
  ///   - action: called when the user presses it.
  func setUp(_ identifier: String, key: String? = nil, action: (() -> Void)? = nil) {
    self.identifier = identifier
    keyCap = key
    onPress = action
  }
}
