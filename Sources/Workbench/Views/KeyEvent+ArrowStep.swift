import Canvas

extension KeyEvent {
  /// The step of an arrow key to the right and down; 10 with Shift.
  /// spec: docs/spec/measuring.md#references/keys
  var arrowStep: PixelOffset? {
    let step = modifiers.contains(.shift) ? 10 : 1
    return switch key {
    case .left: PixelOffset(x: -step, y: 0)
    case .right: PixelOffset(x: step, y: 0)
    case .up: PixelOffset(x: 0, y: -step)
    case .down: PixelOffset(x: 0, y: step)
    default: nil
    }
  }
}
