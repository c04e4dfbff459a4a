import Canvas

/// The logic of a text field: keys, presses and text go in, the edited line comes out.
///
/// The places of the caret come from outside: after each change the owner calls
/// ``setLine(_:)`` with the line of ``shownText``. Offsets are in UTF-8 bytes.
/// spec: docs/spec/text-input.md#behavior
public struct TextFieldBehavior: ControlBehavior, Sendable {
  /// The longest text, in bytes of UTF-8; longer ones are cut.
  /// spec: docs/spec/text-input.md#behavior/pasted-line-breaks-control
  public static let longestText = 64 * 1024

  var edited = EditedText()
  /// Whether the last text was too long, and cut.
  public internal(set) var wasCut = false

  var history = TextHistory()
  /// The text when the editing began, which Escape restores.
  var originalText = ""
  /// Whether the user has changed the text since the editing began.
  var hasBegun = false
  /// Whether the field has the keyboard focus.
  public internal(set) var isFocused = false
  /// Whether the window has the keyboard focus.
  var isInActiveWindow = true

  /// The width for the text, in points.
  var width = 0.0 { didSet { if width != oldValue { showCaret() } } }
  /// Whether a text that fits is at the right.
  var isAtRight = false { didSet { if isAtRight != oldValue { showCaret() } } }
  /// The scroll offset of a text that does not fit, in points.
  private(set) var scroll = 0.0

  public var motion = MotionPreference.full
  var blink = CaretBlink()
  /// The time of the last change of text or caret.
  var lastChange = Instant.zero
  /// Whether each change of the text is reported.
  var reportsText = true

  /// The behavior of a field with a text.
  public init(text: String = "") { setText(text) }

  /// The text, without line breaks and control characters.
  public var text: String { edited.text }
  /// The caret and the selection.
  public var selection: TextSelection { edited.selection }
  /// The text with what is being composed.
  public var shownText: String { edited.shown }

  var preedit: EditedText.ComposedText? { edited.composed }
  var line: CaretLine { edited.line }
  var drag: Drag? {
    get { edited.drag }
    set { edited.drag = newValue }
  }

  public var isPressed: Bool { drag != nil || hasBegun }

  /// Replaces the text on behalf of the app, and puts the caret at the end.
  ///
  /// Line breaks become spaces, control characters are dropped, and a text above
  /// ``longestText`` is cut. The same text again changes nothing, so that a model may set it.
  public mutating func setText(_ newText: String) {
    let (accepted, isCut) = Self.cut(Self.accepted(newText), to: Self.longestText)
    if accepted.isIdentical(to: text) { return }
    edited.replace(0..<text.utf8.count, with: accepted)
    wasCut = isCut
    history = TextHistory()
    if !isFocused { originalText = accepted }
  }

  /// Selects a range; ends that are not between two grapheme clusters move to the one before.
  ///
  /// Composed text is dropped; ``perform(_:at:actions:)`` makes it part of the text first.
  public mutating func select(anchor: Int, caret: Int) {
    edited.select(TextSelection(anchor: anchor, caret: caret))
    history.close()
    showCaret()
  }

  /// Takes over the places of the caret in ``shownText``.
  public mutating func setLine(_ line: CaretLine) {
    edited.setLine(line)
    showCaret()
  }

  // MARK: Places

  /// The caret in ``shownText``.
  var shownCaret: Int { selection.caret + (preedit?.caret ?? 0) }

  /// The places that become visible, the most important one last, in ``shownText``.
  ///
  /// Some input methods keep the caret at the start of what they compose.
  private var revealed: [Int] {
    guard let preedit else { return [selection.caret] }
    let converted = preedit.highlighted.last.map { [$0.upperBound, $0.lowerBound] }
    let places = converted.map { [preedit.caret] + $0 } ?? [preedit.text.utf8.count, preedit.caret]
    return places.map { selection.caret + $0 }
  }

  /// The caret and the selection in ``shownText``.
  var shownSelection: TextSelection {
    preedit == nil ? selection : TextSelection(caret: shownCaret)
  }

  /// The distance of the left end of the line from the left end of the field's text, in points.
  var lineX: Double {
    let rest = width - line.width - TextFieldStyle.caretRoom
    return rest < 0 ? -scroll : isAtRight ? rest : 0
  }

  /// Scrolls a text that does not fit, so that the caret is visible, or its beginning.
  mutating func showCaret() {
    let most = max(0, line.width + TextFieldStyle.caretRoom - width)
    if isFocused || drag != nil {
      for offset in revealed {
        let x = line.x(of: offset)
        scroll = min(max(scroll, x + TextFieldStyle.caretRoom - width), x)
      }
    } else {
      scroll = line.isRightToLeft ? most : 0
    }
    scroll = min(max(scroll, 0), most)
  }

  // MARK: Behavior

  public func state(at time: Instant) -> TextFieldState {
    let caret = shownCaret
    let isActive = isFocused && isInActiveWindow
    let isBlinking = isActive && motion == .full && drag == nil
    func spans(_ ranges: [Range<Int>]?) -> [ClosedRange<Double>] {
      (ranges ?? []).flatMap {
        line.spans(of: selection.caret + $0.lowerBound..<selection.caret + $0.upperBound)
      }
    }
    return TextFieldState(
      text: shownText, lineX: lineX,
      selected: preedit == nil && !selection.isEmpty
        ? line.spans(of: selection.range) : spans(preedit?.highlighted),
      underlined: spans(preedit?.underlined), isActive: isActive, isFocused: isFocused,
      caretX: isActive && selection.isEmpty
        && (!isBlinking || blink.isVisible(at: time, since: lastChange)) ? line.x(of: caret) : nil,
      wasCut: wasCut)
  }

  /// A caret at rest wakes for its blinking only, and not at all after its timeout.
  public func nextFrame(after time: Instant) -> NextFrame {
    if let moment = nextScroll { return .at(moment) }
    guard isFocused, isInActiveWindow, motion == .full, drag == nil, selection.isEmpty else {
      return .idle
    }
    return blink.nextFrame(after: time, since: lastChange)
  }

  public mutating func advance(to time: Instant, actions: inout [ControlAction]) {
    scrollByDrag(to: time)
  }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    switch event {
    case .pointer(let event):
      switch event.phase {
      case .pressed: press(event, time, &actions)
      case .moved: move(to: event.position.x, time)
      case .released: drag = nil
      case .exited: break
      }
    case .key(let event):
      if event.phase == .down, let command = TextCommand(event) { run(command, time, &actions) }
    case .cancel: drag = nil
    case .scroll: break
    }
  }

  /// Sets a text, replaces a part of it, or selects.
  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    switch action {
    case .setText(let newText):
      replace(0..<text.utf8.count, with: newText, .other, time, &actions)
      endEditing(&actions)
    case .replaceText(let range, let inserted):
      guard shownText.hasBoundaries(at: range) else { return false }
      commitPreedit(time, &actions)
      replace(range, with: inserted, .other, time, &actions)
      if !isFocused { endEditing(&actions) }
    case .selectText(let wanted):
      commitPreedit(time, &actions)
      lastChange = time
      select(anchor: wanted.anchor, caret: wanted.caret)
    default: return false
    }
    return true
  }
}
