import Canvas
import Controls

/// The layer of the past over a stage or a page, which is empty in the present.
final class PastLayer: Node {
  /// The clock whose past is shown; `nil` for none.
  var time: PageTime? {
    didSet {
      if time === oldValue { return }
      view?.removeFromParent()
      view = nil
    }
  }

  /// The shown past, also while it fades out; `nil` in the present.
  private(set) var view: PastView?
  /// Called with a new view, which has no place yet.
  var onMake: ((PastView) -> Void)?
  /// Called when the past is there, that of another replica is there, or it is gone.
  var onChange: (() -> Void)?

  private let followsTheme: Bool

  init(followsTheme: Bool) { self.followsTheme = followsTheme }

  /// Shows the past if the clock does, or else lets it fade out.
  func update() {
    guard let time else { return }
    if time.isPast { (view ?? makeView(of: time)).show() } else { view?.fadeOut() }
  }

  private func makeView(of time: PageTime) -> PastView {
    let view = PastView(of: time, followsTheme: followsTheme)
    view.onGone = { [weak self] in
      self?.view = nil
      self?.onChange?()
    }
    view.onContent = { [weak self] in self?.onChange?() }
    self.view = view
    addChild(view)
    onMake?(view)
    return view
  }
}
