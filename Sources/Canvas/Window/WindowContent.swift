/// What a window shows and whom it tells about input.
///
/// The window calls ``handle(_:)`` for each event, then, when ``needsUpdate`` says so,
/// ``update(for:)`` once and ``paint(_:with:)`` for each rectangle that came back.
@MainActor
public protocol WindowContent: AnyObject {
  /// Whether a frame would show anything new: something changed or something moves.
  var needsUpdate: Bool { get }

  /// What the pointer looks like where it is; asked for after each event and each frame.
  var cursor: Cursor { get }

  /// Comes before everything else.
  ///
  /// - Parameters:
  ///   - text: measures what the content's painter will draw.
  ///   - clock: tells the content's time between events and frames.
  ///   - changed: to be called when ``needsUpdate`` may have become true by something else than what
  ///     the window calls. The window's loop may be asleep, or have asked the window already.
  func attach(
    text: any TextMeasuring, clock: @escaping () -> Instant, changed: @escaping () -> Void)

  /// The window has a new size (pt) or a new scale (pixels a point).
  func resize(to size: Size, scale: Double)

  /// Something was done to the window; comes before the frame that shows what comes of it.
  func handle(_ event: InputEvent)

  /// Brings the content to the moment the frame is for.
  func update(for frame: FrameTime) -> FrameUpdate

  /// Paints everything that touches a rectangle; the painter is clipped to it.
  func paint(_ rect: PixelRect, with painter: any Painter)
}

extension WindowContent {
  public var cursor: Cursor { .arrow }
}

/// What a frame changed.
public struct FrameUpdate: Hashable, Sendable {
  /// The pixels to paint and show.
  public var damage: Region

  /// How to come by a part of the damage without painting it: what was scrolled is moved.
  ///
  /// For those who keep the pixels of the last frame; others paint all of the damage.
  public var move: PixelMove?

  /// When another frame is wanted, if nothing happens before.
  public var next: NextFrame

  /// Why the whole window is damaged, if it is.
  public var fullRepaintReason: String?

  /// What a frame changed, and when the next one is wanted.
  public init(
    damage: Region, move: PixelMove? = nil, next: NextFrame, fullRepaintReason: String? = nil
  ) {
    self.damage = damage
    self.move = move
    self.next = next
    self.fullRepaintReason = fullRepaintReason
  }

  /// Whether another frame is wanted at all.
  public var isAnimating: Bool { next != .rest }
}
