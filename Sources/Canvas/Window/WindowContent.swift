/// The content of a window, which receives its input.
///
/// The window calls ``handle(_:)`` for each event, then, if ``needsUpdate`` is true,
/// ``update(for:)`` once, ``paint(_:with:)`` for each damaged rectangle, and ``didShowFrame()``.
@MainActor
public protocol WindowContent: AnyObject {
  /// Whether a frame would show a change.
  var needsUpdate: Bool { get }
  /// The cursor at the pointer's position; queried after each event and frame.
  var cursor: Cursor { get }

  /// The text that is edited, beside which input methods show their candidates; `nil` for none.
  ///
  /// Queried after each event and frame. An input method drops what it composes once the content
  /// does not show it any more.
  var textInput: TextInput? { get }

  /// Attaches the content to a window, before any other call.
  ///
  /// `text` measures the text that the content's painter will draw, and `clock` returns the
  /// content's time between events and frames. `changed` is to be called when ``needsUpdate`` may
  /// have become true without a call of the window's.
  func attach(
    text: any TextMeasuring, clock: @escaping () -> Instant, changed: @escaping () -> Void)

  /// Follows a change of the window's size in points or of its scale in pixels per point.
  func resize(to size: Size, scale: Double)

  /// Handles an event, before the frame that shows its effects.
  func handle(_ event: InputEvent)

  /// Updates the content to the time of a frame.
  func update(for frame: FrameTime) -> FrameUpdate

  /// Paints everything within a rectangle, to which the painter is clipped.
  func paint(_ rect: PixelRect, with painter: any Painter)

  /// Called after the damage of a frame was painted and sent, for work that must not delay it.
  func didShowFrame()

  /// Called after the window was closed.
  func windowClosed()
}

extension WindowContent {
  public var cursor: Cursor { .arrow }
  public var textInput: TextInput? { nil }
  public func didShowFrame() {}
  public func windowClosed() {}
}

/// The changes of a frame.
public struct FrameUpdate: Hashable, Sendable {
  /// The pixels that changed.
  public var damage: Region
  /// A part of the damage that can be moved instead of painted, because it was scrolled.
  public var move: PixelMove?
  /// The time of the next frame, unless something happens before.
  public var next: NextFrame
  /// The reason for damaging the whole window; `nil` otherwise.
  public var fullRepaintReason: String?

  /// The changes of a frame, and the time of the next one.
  public init(
    damage: Region, move: PixelMove? = nil, next: NextFrame, fullRepaintReason: String? = nil
  ) {
    (self.damage, self.move, self.next) = (damage, move, next)
    self.fullRepaintReason = fullRepaintReason
  }

  /// Whether another frame is needed.
  public var isAnimating: Bool { next != .idle }
}

/// The text that a window's content edits, for input methods.
public struct TextInput: Hashable, Sendable {
  /// The caret, in points of the window.
  public var caret: Rect
  /// Whether the text shows what an input method composes.
  public var isComposing: Bool

  /// The text with a caret, in points of the window.
  public init(caret: Rect, isComposing: Bool = false) {
    (self.caret, self.isComposing) = (caret, isComposing)
  }
}

/// Pixels that moved without changing: a scrolled area.
public struct PixelMove: Hashable, Sendable {
  /// The area that contains the movement, in pixels; pixels that leave it are lost.
  public var area: PixelRect

  /// The distance that pixels move down, in pixels; negative distances move up.
  public var distance: Int
  /// The pixels to repaint after the move.
  public var damage: Region

  /// Creates a move within an area.
  public init(area: PixelRect, distance: Int, damage: Region) {
    (self.area, self.distance, self.damage) = (area, distance, damage)
  }
}

/// The time of a frame; all animations are sampled for its target.
public struct FrameTime: Hashable, Sendable {
  /// The moment at which the frame is shown, on the content's clock.
  public var target: Instant

  /// The time to send the last large frame, in seconds; 0 if unknown or memory is shared.
  public var sendingDuration: Double

  /// A frame time; the duration is in seconds.
  public init(target: Instant, sendingDuration: Double = 0) {
    (self.target, self.sendingDuration) = (target, sendingDuration)
  }
}

/// The next time that something needs a frame, in the order in which frames are made.
public enum NextFrame: Hashable, Comparable, Sendable {
  /// The next frame: an animation runs.
  case tick
  /// A moment; nothing changes before.
  case at(Instant)
  /// No frame until something changes.
  case idle

  /// The earlier of two.
  public func sooner(_ other: NextFrame) -> NextFrame { min(self, other) }

  /// Whether a frame at a moment shows a change.
  public func isDue(at time: Instant) -> Bool { self <= .at(time) }
}
