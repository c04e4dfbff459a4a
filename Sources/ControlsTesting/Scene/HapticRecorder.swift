public import Controls

/// Haptics that record impacts.
@MainActor
public final class HapticRecorder: Haptics {
  /// The impacts, in order.
  public private(set) var impacts: [HapticStyle] = []

  /// Creates an empty recorder.
  public init() {}

  public func impactOccurred(_ style: HapticStyle) { impacts.append(style) }
}
