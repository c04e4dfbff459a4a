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

final class PastBadge: Node {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 13, weight: .medium, figures: .tabular)
    static let height = 26.0
    static let padding = 10.0
    static let icon = 16.0
    static let gap = 6.0
    static let backgroundOpacity = 0.16
  }

  /// In seconds.
  var age = 0.0 { didSet { changed(age, from: oldValue, [.layout, .paint], "age") } }

  private var string: String { Self.text(age: age) }

  /// `age` is in seconds.
  static func text(age: Double) -> String {
    let text = age.text(places: 2)
    return text == "0.00" ? "Paused" : text + " s ago"
  }

  override var semantics: Semantics? { Semantics(role: .staticText, label: string) }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = context.text.size(of: Text(string, font: Metrics.font))
    return Size(2 * Metrics.padding + Metrics.icon + Metrics.gap + size.width, Metrics.height)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let colors = context.theme.tools
    painter.fill(.capsule(bounds), color: colors.past.opacity(Metrics.backgroundOpacity))
    painter.draw(
      Symbol.past, from: Metrics.padding, in: bounds, size: Metrics.icon, color: colors.pastText,
      context)
    painter.draw(
      Text(string, font: Metrics.font), from: Metrics.padding + Metrics.icon + Metrics.gap,
      in: bounds, color: colors.pastText, context)
  }
}
