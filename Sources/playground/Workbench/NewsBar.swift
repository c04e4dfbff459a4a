import Canvas
import Controls

/// What has just happened, over the window's lower edge or that of the sheet: what went well for a few
/// seconds, what did not until it is dismissed, or is not so any more.
final class NewsBar: Node {
  private enum Metrics {
    /// Seconds. design: playground, Banner
    static let stay = 6.0
    /// pt. chosen
    static let margin = 20.0
    /// pt, over a sheet that leaves hardly anything free. chosen
    static let leastTop = 8.0
  }

  /// What there is of the window, from its top, pt; its own size is nothing, so that the wheel is for
  /// what lies below.
  var room = Size.zero {
    didSet { if room != oldValue { invalidate(.layout, reason: "room") } }
  }

  private var banner: Banner?
  private var end: Instant?
  /// Whether what is shown is so still.
  private var holds: (() -> Bool)?

  /// Shows news in the place of what is shown.
  ///
  /// - Parameters:
  ///   - title: what happened, in a few words.
  ///   - message: what that means; nil for nothing more.
  ///   - kind: what did not go well stays until it is dismissed.
  ///   - holds: whether it is so still, where that can change; what is not goes.
  func show(
    _ title: String, message: String? = nil, kind: Banner.Kind = .warning,
    while holds: (() -> Bool)? = nil
  ) {
    clear()
    self.holds = holds
    let banner = Banner(title, message: message, kind: kind)
    if kind == .warning {
      banner.onDismiss = { [weak self] in self?.clear() }
      end = nil
    } else {
      end = (scene?.now ?? .zero).advanced(by: Metrics.stay)
    }
    self.banner = banner
    addChild(banner)
    isHidden = false
    invalidate([.layout, .motion], reason: "news")
  }

  func clear() {
    banner?.removeFromParent()
    banner = nil
    end = nil
    holds = nil
    isHidden = true
  }

  /// Lets go of what is not so any more.
  func review() {
    if holds?() == false { clear() }
  }

  override func advance(to time: Instant) -> NextFrame {
    guard let end else { return .rest }
    if time < end { return .at(end) }
    clear()
    return .rest
  }

  override func layout(in context: LayoutContext) {
    guard let banner else { return }
    let size = banner.measure(
      Size(max(0, room.width - 2 * Metrics.margin), room.height), in: context)
    banner.frame = Rect(
      x: ((room.width - size.width) / 2).rounded(),
      y: max(Metrics.leastTop, room.height - Metrics.margin - size.height), width: size.width,
      height: size.height)
  }
}
