public import Controls

/// Notes the taps that a scene would have the user feel.
@MainActor
public final class HapticRecorder: Haptics {
  /// All of them so far, the first one first.
  public private(set) var impacts: [HapticStyle] = []

  /// A recorder that has felt nothing.
  public init() {}

  public func impactOccurred(_ style: HapticStyle) {
    impacts.append(style)
  }
}
