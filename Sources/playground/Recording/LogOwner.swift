import Canvas
import Controls

/// What the owner of a log's controls says to changes, as the header has it.
enum LogOwner: Hashable {
  /// Nobody asks it.
  case accepts
  case refuses
  /// It accepts, so many seconds after it was asked.
  case acceptsLater(after: Double)

  /// The longest that it takes, s. chosen
  static let longestDelay = 1000.0

  init(_ fields: inout JSONFields) throws {
    let reason =
      "owner has to be accepts, refuses, or seconds from 0 to \(Int(Self.longestDelay))"
    switch fields.take("owner") {
    case nil, .null, .string("accepts"): self = .accepts
    case .string("refuses"): self = .refuses
    case let delay?:
      guard let seconds = delay.number, (0...Self.longestDelay).contains(seconds) else {
        throw fields.failure(reason)
      }
      self = .acceptsLater(after: seconds)
    }
  }

  /// As a header has it; nil for what need not be said.
  var json: JSON? {
    switch self {
    case .accepts: nil
    case .refuses: .string("refuses")
    case .acceptsLater(let delay): .number(delay)
    }
  }
}
