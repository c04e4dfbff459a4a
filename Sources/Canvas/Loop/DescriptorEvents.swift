/// The events of a file descriptor.
public struct DescriptorEvents: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Data or the end of file can be read.
  public static let readable = DescriptorEvents(rawValue: 1)
  /// Data can be written without blocking.
  public static let writable = DescriptorEvents(rawValue: 2)
  /// The other end is closed or the descriptor is invalid; reported without being requested.
  public static let failed = DescriptorEvents(rawValue: 4)
}
