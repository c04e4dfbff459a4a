import Canvas
import Controls

/// The page, and what the program lays over it; both fill the window.
final class WindowRoot: Node {
  private let page: Node
  private let overlay = HelpOverlay()

  init(page: Node) {
    self.page = page
    super.init()
    addChild(page)
    overlay.isHidden = true
    overlay.onDismiss = { [weak self] in self?.showsHelp = false }
    addChild(overlay)
  }

  /// Whether the card with all keys is shown.
  var showsHelp: Bool {
    get { !overlay.isHidden }
    set { overlay.isHidden = !newValue }
  }

  override func layout(in context: LayoutContext) {
    for child in children { child.frame = Rect(origin: .zero, size: frame.size) }
  }
}
