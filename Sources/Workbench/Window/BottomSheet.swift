import Canvas
import Controls

/// The sheet with the panels of a narrow window.
final class BottomSheet: Node {
  enum Detent: CaseIterable { case closed, low, full }

  /// pt and seconds. spec: docs/spec/window.md#frame/below-900; others chosen
  private enum Metrics {
    static let lowShare = 0.42
    static let fullTop = 64.0
    /// Seconds that a drag continues after its release. chosen
    static let projection = 0.15
  }

  var onClose: (() -> Void)?
  var onDetentChange: ((Detent) -> Void)?
  var onMove: (() -> Void)?

  let card: SheetCard

  private(set) var detent = Detent.low
  /// In points from the lower edge; negative before the first layout.
  private var height = Animated(-1)
  private var dragStart: Double?
  private var isPlaced = false
  private let isAnimated: Bool

  init(_ panel: Node, label: String, animated: Bool = true) {
    isAnimated = animated
    card = SheetCard(panel, label: label)
    super.init()
    addChild(card)
    card.grabber.sheet = self
  }

  private var time: Instant { scene?.now ?? .zero }

  private func height(of detent: Detent) -> Double {
    switch detent {
    case .closed: 0
    case .low: lowHeight(in: frame.size)
    case .full: max(lowHeight(in: frame.size), frame.height - Metrics.fullTop)
    }
  }

  private func lowHeight(in size: Size) -> Double { (size.height * Metrics.lowShare).rounded() }

  /// In points; a full sheet covers the page.
  func inset(in size: Size, at time: Instant) -> Double {
    min(extent(in: size, at: time), lowHeight(in: size))
  }

  /// In points.
  func extent(in size: Size, at time: Instant) -> Double {
    if !isPlaced { return isAnimated ? 0 : lowHeight(in: size) }
    return max(height.value(at: time), 0)
  }

  func go(to detent: Detent) {
    self.detent = detent
    card.grabber.invalidate(.semantics, reason: "detent")
    dragStart = nil
    let target = height(of: detent)
    if scene?.environment.motion == .reduced {
      height.set(target)
    } else {
      height.animate(to: target, with: PanelArrangement.spring, at: time)
    }
    invalidate([.layout, .motion], reason: "sheet")
    onMove?()
    onDetentChange?(detent)
  }

  /// `distance` is in points, positive downwards.
  func drag(by distance: Double) {
    let start = dragStart ?? height.value(at: time)
    dragStart = start
    height.set(min(max(start - distance, 0), height(of: .full)))
    invalidate(.layout, reason: "sheet")
    onMove?()
  }

  /// `velocity` is in points per second.
  func dragEnded(_ velocity: Double) {
    guard dragStart != nil else { return go(to: detent == .full ? .low : .full) }
    let place = height.value(at: time) - velocity * Metrics.projection
    let nearest = Detent.allCases.min { abs(height(of: $0) - place) < abs(height(of: $1) - place) }
    go(to: nearest ?? .low)
  }

  func step(isLarger: Bool) {
    switch (detent, isLarger) {
    case (.low, true): go(to: .full)
    case (.full, false): go(to: .low)
    case (.low, false): go(to: .closed)
    default: break
    }
  }

  override func advance(to time: Instant) -> NextFrame {
    invalidate(.layout, reason: "sheet")
    onMove?()
    if !height.isSettled(at: time) { return .tick }
    if detent == .closed, isPlaced { onClose?() }
    return .idle
  }

  override func layout(in context: LayoutContext) {
    if !isPlaced, frame.height > 0 {
      isPlaced = true
      height.set(isAnimated ? 0 : height(of: detent))
      if isAnimated { go(to: detent) }
    } else if dragStart == nil, height.isSettled(at: time) {
      // The window may have another height.
      height.set(height(of: detent))
    }
    let shown = max(0, height.value(at: time))
    card.frame = Rect(
      x: 0, y: frame.height - shown, width: frame.width,
      // While the sheet closes, the card keeps its size.
      height: max(shown, height(of: .low)))
  }
}
