/// What makes the user feel what a control does.
///
/// A scene tells its ``Scene/haptics`` of each tap that a control asks for, at most 20 a second.
@MainActor
public protocol Haptics: AnyObject {
  /// Something was hit: one tap under the finger.
  func impactOccurred(_ style: HapticStyle)
}
