import Controls
import Glibc
import Support

/// A spring of the design tokens.
package struct SpringToken: Hashable {
  package let name: String
  package let spring: Spring

  /// The springs of a design, in the order of its tokens.
  package static func all(
    of design: Design, _ tokens: [Token] = Design.tokens
  ) -> [SpringToken] {
    tokens.compactMap { token in
      guard case .spring(let spring) = design[token] else { return nil }
      return SpringToken(name: token.name, spring: spring)
    }
  }

  /// The token whose response and damping ratio are nearest, the first one of equal tokens; `nil`
  /// if either is more than 10 % off.
  package static func nearest(to spring: Spring, among tokens: [SpringToken]) -> SpringToken? {
    func distances(_ token: SpringToken) -> (response: Double, ratio: Double) {
      (
        abs(spring.response / token.spring.response - 1),
        abs(spring.dampingRatio / token.spring.dampingRatio - 1)
      )
    }
    let near = tokens.filter {
      let distances = distances($0)
      return distances.response <= 0.1 && distances.ratio <= 0.1
    }
    return near.min {
      let (one, other) = (distances($0), distances($1))
      return hypot(one.response, one.ratio) < hypot(other.response, other.ratio)
    }
  }

  package var json: JSON {
    .object([
      .init("token", name), .init("response", .measured(spring.response)),
      .init("damping", .measured(spring.dampingRatio)),
    ])
  }
}
