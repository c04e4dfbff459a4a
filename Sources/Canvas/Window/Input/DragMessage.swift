/// What another program says of what it drags, by the protocol XDND, version 5.
///
/// The numbers are those of a client message: the source's window first, whatever is said.
enum DragMessage: Hashable, Sendable {
  /// It came over the window.
  ///
  /// - types: atoms of what it could be taken as; three at most, more stand in a property.
  case entered(types: [UInt], hasMoreTypes: Bool)
  /// It is over a place of the root window, px.
  case moved(x: Int, y: Int)
  case left
  /// It was let go, at a moment of the server's clock; 0 for one that is not told.
  case dropped(time: UInt)

  /// What this program speaks.
  static let version: UInt = 5

  /// Before this the messages were others.
  static let oldestVersion: UInt = 3

  enum Kind: Hashable, Sendable {
    case enter, position, leave, drop
  }

  /// - Parameters:
  ///   - kind: by the message's type.
  ///   - numbers: the five of the message.
  /// - Returns: nil for what is said by a version that this one cannot talk to.
  init?(_ kind: Kind, _ numbers: [Int]) {
    guard numbers.count == 5 else { return nil }
    let values = numbers.map { UInt(bitPattern: $0) & 0xFFFF_FFFF }
    switch kind {
    case .enter:
      guard values[1] >> 24 >= Self.oldestVersion else { return nil }
      self = .entered(
        types: values[2...].filter { $0 != 0 }, hasMoreTypes: values[1] & 1 != 0)
    case .position:
      // Each half is signed.
      self = .moved(
        x: Int(Int16(truncatingIfNeeded: values[2] >> 16)),
        y: Int(Int16(truncatingIfNeeded: values[2])))
    case .leave: self = .left
    case .drop: self = .dropped(time: values[2])
    }
  }

  /// The answer to ``moved(x:y:)``; each further place is to be told, as it can have something happen.
  ///
  /// - Parameters:
  ///   - window: the one that it is over.
  ///   - action: what a drop would do; nil if it would not be taken.
  static func status(from window: UInt, by action: UInt?) -> [Int] {
    let wantsEveryPlace = 2
    let isAccepted = action == nil ? 0 : 1
    return [
      Int(bitPattern: window), wantsEveryPlace | isAccepted, 0, 0, Int(bitPattern: action ?? 0),
    ]
  }

  /// The answer to ``dropped(time:)``.
  ///
  /// - Parameters:
  ///   - window: the one that it was dropped on.
  ///   - action: what was done; nil if nothing was taken.
  static func finished(by window: UInt, by action: UInt?) -> [Int] {
    [
      Int(bitPattern: window), action == nil ? 0 : 1, Int(bitPattern: action ?? 0), 0, 0,
    ]
  }
}
