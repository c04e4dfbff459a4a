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
  case dropped

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
    case .drop: self = .dropped
    }
  }

  /// The answer to ``moved(x:y:)``: nothing is accepted here, by no action; and each further place is
  /// to be told, as it can have something happen.
  static func status(from window: UInt) -> [Int] {
    let wantsEveryPlace = 2
    return [Int(bitPattern: window), wantsEveryPlace, 0, 0, 0]
  }

  /// The answer to ``dropped``: nothing was taken.
  static func finished(by window: UInt) -> [Int] { [Int(bitPattern: window), 0, 0, 0, 0] }
}
