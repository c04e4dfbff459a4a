/// What can become of a file descriptor.
public struct DescriptorEvents: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// There is something to read, or the end of it.
  public static let readable = DescriptorEvents(rawValue: 1)
  /// Something can be written without waiting.
  public static let writable = DescriptorEvents(rawValue: 2)
  /// The other end is gone, or the descriptor is none; told without being asked for.
  public static let failed = DescriptorEvents(rawValue: 4)
}
