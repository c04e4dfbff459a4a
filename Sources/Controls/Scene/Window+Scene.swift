import Canvas

extension Window {
  /// The scene that the window shows; `nil` if it shows none or something else.
  public var scene: Scene? {
    get { content as? Scene }
    set {
      newValue?.clipboard = self
      content = newValue
    }
  }
}
