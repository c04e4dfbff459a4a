/// An event that a window delivers to its content.
public enum InputEvent: Hashable, Sendable {
  /// An event of a pointing device.
  case pointer(PointerEvent)
  /// A key press or release.
  case key(KeyEvent)
  /// A scroll by wheel or touchpad.
  case scroll(ScrollEvent)
  /// The window got the keyboard focus.
  case focusGained(time: Instant)
  /// The window lost the keyboard focus; gestures in progress are canceled.
  case focusLost(time: Instant)
  /// The window was unmapped; releases of held buttons never arrive.
  case unmapped(time: Instant)
  /// The window was mapped.
  case mapped(time: Instant)
  /// Another client grabbed the pointer, or its button turned out to be released.
  case gestureLost(time: Instant, pointer: PointerID = .primary)
  /// Text for the focused node that no key types: pasted, or composed by an input method.
  case text(String, time: Instant)
  /// Text that an input method composes for the focused node.
  case preedit(Preedit, time: Instant)
  /// A drag from another program is over the window.
  case dragOver(DragEvent)
  /// The drag left the window, was dropped, or ended.
  case dragLeft(time: Instant)

  /// The time of the event.
  public var time: Instant {
    switch self {
    case .pointer(let event): event.time
    case .key(let event): event.time
    case .scroll(let event): event.time
    case .dragOver(let event): event.time
    case .focusGained(let time), .focusLost(let time), .unmapped(let time), .mapped(let time),
      .gestureLost(let time, _), .dragLeft(let time), .text(_, let time), .preedit(_, let time):
      time
    }
  }
}

/// A drag from another program over a position, in points of the window or of the receiving node.
///
/// Content can only observe it; the window handles drops, see ``Window/onDrop``.
public struct DragEvent: Hashable, Sendable {
  /// The position, in points.
  public var position: Point
  /// The time.
  public var time: Instant
  /// The kinds of data.
  public var contents: DragContents

  /// A drag at a position.
  public init(at position: Point, time: Instant, contents: DragContents = []) {
    (self.position, self.time, self.contents) = (position, time, contents)
  }
}

/// The kinds of data that a drag can be dropped as.
public struct DragContents: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text.
  public static let text = DragContents(rawValue: 1)
  /// Files, by their URLs.
  public static let files = DragContents(rawValue: 2)
}

/// Text that an input method composes; its offsets count code points.
public struct Preedit: Hashable, Sendable {
  /// The text; an empty one ends the composition.
  public let text: String
  /// The number of code points before the caret.
  public let caret: Int
  /// The underlined parts, usually the whole text.
  public let underlined: RangeSet<Int>
  /// The highlighted parts, usually the segment that is being converted.
  public let highlighted: RangeSet<Int>

  /// Creates a text; `nil` underlines all of it, and offsets outside of it are clamped.
  public init(
    _ text: String, caret: Int, underlined: RangeSet<Int>? = nil,
    highlighted: RangeSet<Int> = RangeSet()
  ) {
    let whole = Self.whole(text)
    self.text = text
    self.caret = min(max(caret, 0), text.unicodeScalars.count)
    self.underlined = underlined?.intersection(whole) ?? whole
    self.highlighted = highlighted.intersection(whole)
  }

  package static func whole(_ text: String) -> RangeSet<Int> {
    RangeSet(0..<text.unicodeScalars.count)
  }
}
