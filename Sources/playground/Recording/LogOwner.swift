import Canvas
import Controls

/// The app's answer to changes of a log's controls.
enum LogOwner: Hashable {
  case accepts
  case refuses
  case acceptsLater(after: Double)

  /// In seconds. chosen
  static let longestDelay = 1000.0

  init(_ fields: inout JSONFields) throws {
    let reason = "owner has to be accepts, refuses, or seconds from 0 to \(Int(Self.longestDelay))"
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

  /// `nil` for the default.
  var json: JSON? {
    switch self {
    case .accepts: nil
    case .refuses: .string("refuses")
    case .acceptsLater(let delay): .number(delay)
    }
  }
}
