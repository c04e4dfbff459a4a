import Canvas
import Controls

/// The value of a token of a file, in which built-in tokens differ from theme to theme.
indirect enum TokenExpression: Hashable, Sendable {
  case value(TokenValue)
  case builtIn(TokenLeaf)
  case shadow(color: TokenExpression, x: TokenExpression, y: TokenExpression, blur: TokenExpression)

  /// `nil` for a shadow with parts of other types.
  func value(in design: Design) -> TokenValue? {
    switch self {
    case .value(let value): return value
    case .builtIn(let leaf): return leaf.value(in: design)
    case .shadow(let color, let x, let y, let blur):
      guard case .color(let color) = color.value(in: design),
        case .number(let x) = x.value(in: design), case .number(let y) = y.value(in: design),
        case .number(let blur) = blur.value(in: design)
      else { return nil }
      return .shadow(Shadow(offset: Point(x, y), blur: blur, color: color))
    }
  }
}
