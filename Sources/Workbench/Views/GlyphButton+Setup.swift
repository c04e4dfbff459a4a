import Controls

extension GlyphButton {
  func setUp(_ identifier: String, key: String? = nil, action: (() -> Void)? = nil) {
    self.identifier = identifier
    keyCap = key
    onPress = action
  }
}
