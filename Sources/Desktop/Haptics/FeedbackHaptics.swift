#if Desktop
internal import CDesktop
import Canvas
import Controls
import Logging

/// Haptics by feedbackd, which drives the motor of a phone or tablet, and runs only where there is
/// one.
@MainActor
final class FeedbackHaptics: Haptics {
  private static let service = "org.sigxcpu.Feedback"

  private static let trigger = BusMethod(
    service: service, path: "/org/sigxcpu/Feedback", interface: service, name: "TriggerFeedback")

  private let applicationID: String
  private let logger: Logger
  private var connection: BusConnection?
  private var watch: Subscription?
  private var isThere = false

  /// The user can choose the feedback of an application by its ID.
  init(applicationID: String, logger: Logger) {
    self.applicationID = applicationID
    self.logger = logger
  }

  isolated deinit {
    watch?.cancel()
  }

  func connect(to connection: BusConnection) {
    self.connection = connection
    watch = connection.watch(Self.service, starting: false) { [weak self] owner in
      self?.isThere = owner != nil
      if owner == nil { self?.logger.debug("feedbackd is not running: no haptic feedback") }
    }
  }

  func impactOccurred(_ style: HapticStyle) {
    guard isThere, let connection else { return }
    let hintType = g_variant_type_new("{sv}")
    defer { g_variant_type_free(hintType) }
    // The program, the event (a rumble of 15 ms in feedbackd's default theme), hints, and the
    // duration: -1 for once.
    connection.send(
      Self.trigger,
      .tuple([
        g_variant_new_string(applicationID), g_variant_new_string("button-pressed"),
        g_variant_new_array(hintType, nil, 0), g_variant_new_int32(-1),
      ]))
  }
}
#endif
