import Canvas
import Controls

/// A choice of views beside a small collection that is shown in the chosen view: a list, a grid or
/// a map.
final class ViewRow: Node {
  /// In points and seconds. chosen
  private enum Metrics {
    static let sample = Size(60, 44)
    static let sampleRadius = 8.0
    static let spacing = 12.0
    static let duration = 0.25
    /// Under reduced motion. spec: docs/spec/rendering.md#5.5/6
    static let fadeDuration = 0.15
  }

  private let control: SegmentedControl
  private var before: [RoundedRectangle]
  private var after: [RoundedRectangle]
  private var progress = Transition(1)
  /// The progress at the last frame, 0...1.
  private var amount = 1.0
  /// Whether the views cross-fade, under reduced motion.
  private var isFading = false

  /// The first three segments of the control are for a list, a grid and a map.
  init(_ control: SegmentedControl) {
    self.control = control
    after = Self.views[control.selection ?? 0]
    before = after
    super.init()
    addChild(control)
    control.onChange { [weak self] index in
      if let index { self?.show(Self.views[index]) }
    }
  }

  /// The items in each view, in points from the leading edge of the sample.
  private static let views: [[RoundedRectangle]] = [
    [8.0, 19, 30].flatMap { y in [item(8, y, 6, 6, 1.5), item(19, y, 33, 6, 1.5)] },
    [8.0, 24].flatMap { y in [8.0, 24, 40].map { x in item(x, y, 12, 12, 3) } },
    [(9.0, 10.0), (20, 27), (27, 12), (35, 25), (45, 8), (46, 30)].map { x, y in
      item(x, y, 7, 7, 3.5)
    },
  ]

  private static func item(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> RoundedRectangle {
    RoundedRectangle(Rect(x: x, y: y, width: width, height: height), radius: radius)
  }

  private func show(_ view: [RoundedRectangle]) {
    guard let scene else { return }
    isFading = scene.environment.motion == .reduced
    before = isFading ? after : shown
    after = view
    progress = Transition(
      from: 0, to: 1, startTime: scene.now,
      duration: isFading ? Metrics.fadeDuration : Metrics.duration,
      curve: isFading ? .linear : .easeInOut)
    invalidate(.motion, reason: "view")
  }

  override func advance(to time: Instant) -> NextFrame {
    let now = progress.value(at: time)
    if now != amount {
      amount = now
      invalidate(.paint, reason: "view")
    }
    return progress.isSettled(at: time) ? .idle : .tick
  }

  /// The items between both views.
  private var shown: [RoundedRectangle] {
    let amount = amount
    return zip(before, after).map { before, after in
      func mixed(_ path: KeyPath<RoundedRectangle, Double>) -> Double {
        before[keyPath: path] + (after[keyPath: path] - before[keyPath: path]) * amount
      }
      return Self.item(
        mixed(\.rect.minX), mixed(\.rect.minY), mixed(\.rect.width), mixed(\.rect.height),
        mixed(\.radius))
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let height = control.measure(available, in: context).height
    return Size(available.width, max(height, Metrics.sample.height) + Metrics.spacing)
  }

  override func layout(in context: LayoutContext) {
    let width = max(0, frame.width - Metrics.sample.width - Metrics.spacing)
    let height = control.measure(Size(width, frame.height), in: context).height
    place(control, Rect(x: 0, midY: frame.height / 2, size: Size(width, height)), context)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let sample = Rect(
      x: frame.width - Metrics.sample.width, midY: frame.height / 2, size: Metrics.sample)
    let highlight = RoundedRectangle(
      context.direction.place(sample, in: frame.width), radius: Metrics.sampleRadius,
      curve: .continuous)
    func paint(_ items: [RoundedRectangle], opacity: Double = 1) {
      painter.group(opacity: opacity) {
        for item in items {
          let place = context.direction.place(item.rect.offset(by: sample.origin), in: frame.width)
          painter.fill(
            RoundedRectangle(place, radius: item.radius), color: theme.annotation)
        }
      }
    }
    painter.group(opacity: context.isEnabled ? 1 : theme.disabledOpacity) {
      painter.fill(highlight, color: theme.track(on: .elevated))
      if isFading && amount < 1 {
        paint(before, opacity: 1 - amount)
        paint(after, opacity: amount)
      } else {
        paint(shown)
      }
    }
  }
}
