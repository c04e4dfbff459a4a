import Canvas
import Controls

/// The layer of the latest banner.
///
/// Successes are dismissed after seconds, and hints too, at the latest. Warnings stay until
/// dismissed.
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
  private var end: Instant?
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
      let stay = kind == .success ? Metrics.stay : Metrics.hintStay
      end = scene.now.advanced(by: stay)
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
    (shown, end, holds) = (nil, nil, nil)
  }

  func clearIfObsolete() {
    if holds?() == false { clear() }
  }

  override func advance(to time: Instant) -> NextFrame {
    guard let end else { return .idle }
    if time < end { return .at(end) }
    clear()
    return .idle
  }

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
