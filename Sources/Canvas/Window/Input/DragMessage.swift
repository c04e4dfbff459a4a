/// A message of the drag and drop protocol XDND, version 5.
enum DragMessage: Hashable, Sendable {
  /// `types` are atoms of at most three formats; more are in a property.
  case entered(types: [UInt], hasMoreTypes: Bool)
  /// On the root window, in pixels.
  case moved(x: Int, y: Int)
  case left
  /// `time` is the server's; 0 if it is unknown.
  case dropped(time: UInt)

  static let version: UInt = 5
  static let oldestVersion: UInt = 3
  static let kinds: [Atoms.Name] = [.xdndEnter, .xdndPosition, .xdndLeave, .xdndDrop]

  /// Parses the five numbers of a client message; fails for incompatible versions.
  init?(_ kind: Atoms.Name, _ numbers: [Int]) {
    guard numbers.count == 5 else { return nil }
    let values = numbers.map { UInt(bitPattern: $0) & 0xFFFF_FFFF }
    switch kind {
    case .xdndEnter:
      guard values[1] >> 24 >= Self.oldestVersion else { return nil }
      self = .entered(
        types: values[2...].filter { $0 != 0 }, hasMoreTypes: values[1] & 1 != 0)
    case .xdndPosition:
      // Each half is signed.
      self = .moved(
        x: Int(Int16(truncatingIfNeeded: values[2] >> 16)),
        y: Int(Int16(truncatingIfNeeded: values[2])))
    case .xdndLeave: self = .left
    case .xdndDrop: self = .dropped(time: values[2])
    default: return nil
    }
  }
}
