import Canvas
import Controls

/// The layer of the latest banner.
///
/// Successes are dismissed after seconds, and hints too, at the latest; their time begins again
/// while they have the keyboard focus or the pointer. Warnings stay until dismissed.
final class BannerHost: Node {
  private enum Metrics {
    /// Seconds. spec: docs/spec/window.md#tools/banner
    static let stay = 6.0
    /// Seconds. chosen
    static let hintStay = 12.0
    /// pt. chosen
    static let margin = 20.0
    /// pt, above a sheet that leaves little room. chosen
    static let leastTop = 8.0
  }

  /// The window's room above the sheet.
  var room = Size.zero { didSet { changed(room, from: oldValue, .layout, "room") } }

  weak var page: Node?

  private var shown: (banner: Banner, layer: SceneLayer)?
  /// The time that is left, in seconds, and its end; `nil` for a banner that stays.
  private var stay: (seconds: Double, end: Instant)?
  private var isHovered = false
  private var holds: (() -> Bool)?

  /// Shows a banner instead of the current one; a warning that ends when `holds` is false is a
  /// hint.
  func show(
    _ title: String, message: String? = nil, kind: Banner.Kind = .warning,
    actions: [(title: String, run: () -> Void)] = [], while holds: (() -> Bool)? = nil
  ) {
    clear()
    guard let scene = page?.scene else { return }
    self.holds = holds
    let banner = Banner(title, message: message, kind: kind)
    if kind == .warning { banner.onDismiss = { [weak self] in self?.clear() } }
    if kind == .success || holds != nil {
      let seconds = kind == .success ? Metrics.stay : Metrics.hintStay
      stay = (seconds, scene.now.advanced(by: seconds))
    }
    banner.actions = actions
    addChild(banner)
    let layer = scene.present(self, modality: .none, dismissal: kind == .warning ? .escape : [])
    layer.onClose = { [weak self] in
      self?.clear()
      return true
    }
    shown = (banner, layer)
  }

  func clear() {
    shown?.layer.dismiss()
    shown?.banner.removeFromParent()
    (shown, stay, holds) = (nil, nil, nil)
  }

  func clearIfObsolete() {
    if holds?() == false { clear() }
  }

  override func advance(to time: Instant) -> NextFrame {
    guard let stay else { return .idle }
    if time < stay.end { return .at(stay.end) }
    if !isHovered && !hasKeyboardFocus {
      clear()
      return .idle
    }
    let end = time.advanced(by: stay.seconds)
    self.stay = (stay.seconds, end)
    return .at(end)
  }

  private var hasKeyboardFocus: Bool {
    scene?.isFocusVisible == true && scene?.focusedNode?.lies(in: self) == true
  }

  override func pointerEntered(_ event: PointerEvent) { isHovered = true }
  override func pointerExited(_ event: PointerEvent) { isHovered = false }

  override func layout(in context: LayoutContext) {
    guard let banner = shown?.banner else { return }
    let size = banner.measure(
      Size(max(0, room.width - 2 * Metrics.margin), room.height), in: context)
    banner.frame = Rect(
      x: ((room.width - size.width) / 2).rounded(),
      y: max(Metrics.leastTop, room.height - Metrics.margin - size.height), width: size.width,
      height: size.height)
  }
}
