import Canvas

/// The superclass of ``TextField`` and of fields for other values: a line of text that is edited.
/// spec: docs/spec/text-input.md
public class TextEntry: BehaviorControl<TextFieldBehavior> {
  /// The text that an empty field shows.
  public var placeholder = "" {
    didSet { changed(placeholder, from: oldValue, [.paint, .semantics], "placeholder") }
  }

  /// The symbol at the leading end; `nil` for none.
  public var symbol: Symbol? {
    didSet { changed(symbol, from: oldValue, [.layout, .paint], "symbol") }
  }

  /// Whether a field with text has a button that clears it.
  public var hasClearButton = false {
    didSet { changed(hasClearButton, from: oldValue, [.layout, .paint], "clear button") }
  }

  /// The reason for which the text cannot be used, shown as a help tag of the red text; `nil` for
  /// none.
  public var error: String? {
    didSet { changed(error, from: oldValue, [.paint, .semantics], "error") }
  }

  /// The sizes and colors.
  public var style = TextFieldStyle() {
    didSet { changed(style, from: oldValue, [.layout, .paint], "style") }
  }

  /// Called after the field has lost the focus.
  package var onEnd: (() -> Void)?
  /// The node that gets the focus after Return and Escape, for a field that is shown only while it
  /// has the focus; `nil` for a field that stays.
  package weak var nextFocus: Node?

  /// The result of a search text, for assistive technology; `nil` for none.
  package var result: String? { didSet { changed(result, from: oldValue, .semantics, "result") } }

  /// The list in which the last key moved, so that screen readers say its row; `nil` for none.
  package weak var movedList: Node? {
    didSet {
      if movedList === oldValue { return }
      for node in [self, movedList, oldValue] { node?.invalidate(.semantics, reason: "list") }
    }
  }

  private var growth = 1.0

  init(text: String, label: String) {
    super.init(behavior: TextFieldBehavior(text: text), label: label)
    frame.size = Size(style.width, style.height)
  }

  /// The caret and the selection, in UTF-8 bytes of the text.
  public var selection: TextSelection { behavior.selection }

  /// Selects a range of UTF-8 bytes of the text; its ends move out of grapheme clusters.
  public func select(_ range: Range<Int>) {
    let selection = TextSelection(anchor: range.lowerBound, caret: range.upperBound)
    change(reason: "selection") { behavior, time, actions in
      _ = behavior.perform(.selectText(selection), at: time, actions: &actions)
    }
  }

  // MARK: For subclasses

  /// The text may have changed.
  func textChanged() {}

  /// Shows the text of a value, which has no error.
  func show(_ text: String) {
    change(reason: "value") { behavior, _, _ in behavior.setText(text) }
    error = nil
  }

  // MARK: Places

  private var shownStyle: TextFieldStyle {
    (parent is FormRow ? style.inRow : style).grown(by: growth)
  }

  private func textFrame(_ direction: LayoutDirection) -> Rect {
    shownStyle.textFrame(
      in: frame.size, hasSymbol: symbol != nil, hasClearButton: hasClearButton, direction)
  }

  /// The button, while there is text.
  private func clearButton(_ direction: LayoutDirection) -> Rect? {
    hasClearButton && !behavior.text.isEmpty
      ? shownStyle.clearButton(in: frame.size, direction) : nil
  }

  private var direction: LayoutDirection { scene?.environment.direction ?? .leftToRight }

  /// Text is from left to right and from right to left in either direction of the layout.
  public override var axis: AxisMapping { .leftToRight }
  public override var behaviorFrame: Rect { textFrame(direction) }

  public override func stateChanged() {
    guard behavior.edited.needsLine, let scene else { return }
    setLine(with: scene.layoutContext(textScale: effectiveTextScale).text)
    textChanged()
  }

  private func setLine(with text: any TextMeasuring) {
    behavior.setLine(text.caretLine(of: Text(behavior.shownText, font: style.font)))
  }

  // MARK: Keyboard and text

  public override var wantsCommands: Bool { true }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard let command = TextCommand(event), behavior.canRun(command) else { return false }
    movedList = nil
    if command == .copy || command == .cut { copySelection(to: .clipboard) }
    if command == .submit { commit() }
    handle(.key(event), at: now)
    switch command {
    case .paste: scene?.paste(from: .clipboard, into: self)
    case .cancel: endFocus()
    case .submit where nextFocus != nil: endFocus()
    case .move(_, extends: true), .selectAll: copySelection(to: .primary)
    default: break
    }
    showNote()
    return true
  }

  /// The app already knows a text that each change reports, such as that of a filter.
  override var hasPendingEdit: Bool { !behavior.reportsText && behavior.isEdited }

  private func endFocus() {
    guard let scene else { return }
    let next = nextFocus
    scene.endFocus()
    if let next, scene.focusedNode == nil { scene.setFocus(next, isVisible: true) }
  }

  public override func textInserted(_ text: String) -> Bool {
    movedList = nil
    change(reason: "text") { behavior, time, actions in behavior.insert(text, time, &actions) }
    showNote()
    return true
  }

  public override func preeditChanged(_ preedit: Preedit) {
    change(reason: "preedit") { behavior, time, actions in
      behavior.setPreedit(preedit, time, &actions)
    }
  }

  override var textInput: TextInput? {
    let area = behaviorFrame
    let x = area.minX + behavior.lineX + behavior.line.x(of: behavior.shownCaret)
    let caret = Rect(x: x, y: area.minY, width: TextFieldStyle.caretRoom, height: area.height)
    return TextInput(caret: caret, isComposing: behavior.preedit != nil)
  }

  public override func focusChanged(_ isFocused: Bool) {
    if !isFocused {
      if note != nil { scene?.helpTagNode.end(at: now) }
      commit()
    }
    change(reason: "focus") { behavior, time, actions in
      if isFocused {
        // A selection that the app made stays.
        behavior.gainFocus(selectsAll: behavior.drag == nil && behavior.selection.isEmpty, time)
      } else {
        behavior.loseFocus(time, &actions)
      }
    }
    if isFocused { return }
    resumeModels()
    onEnd?()
  }

  override func windowFocusChanged(_ isActive: Bool) {
    change(reason: "window") { behavior, time, actions in
      if !isActive { behavior.commitPreedit(time, &actions) }
      behavior.isInActiveWindow = isActive
      behavior.lastChange = time
    }
  }

  private func copySelection(to selection: ClipboardSelection) {
    if behavior.selection.isEmpty { return }
    scene?.textClipboard?.copyToClipboard(
      behavior.text.slice(behavior.selection.range), in: selection)
  }

  // MARK: Pointer

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    if clearButton(direction)?.outset(by: style.gap).contains(event.position) == true {
      change(reason: "clear") { behavior, time, actions in
        behavior.replace(0..<behavior.text.utf8.count, with: "", .other, time, &actions)
      }
      return true
    }
    return super.pointerPressed(event)
  }

  public override func pointerReleased(_ event: PointerEvent) {
    super.pointerReleased(event)
    copySelection(to: .primary)
  }

  public override func middlePressed(_ event: PointerEvent) -> Bool {
    scene?.setFocus(self, isVisible: false)
    let x = event.position.x - behaviorFrame.minX
    change(reason: "middle button") { behavior, time, actions in
      behavior.placeCaret(at: x, time, &actions)
    }
    scene?.paste(from: .primary, into: self)
    return true
  }

  public override func cursor(at point: Point) -> Cursor? {
    if cursor != nil || !isEffectivelyEnabled { return cursor }
    return clearButton(direction)?.contains(point) == true ? .pointingHand : .iBeam
  }

  // MARK: Node

  public override func environmentChanged(_ environment: SceneEnvironment) {
    super.environmentChanged(environment)
    behavior.blink = environment.caretBlink
    if behavior.isFocused { invalidate(.motion, reason: "blinking") }
  }

  /// The reason for an error, or that the text was cut, in place of another help tag.
  public override func helpTag(at point: Point) -> HelpTag? {
    note.map { HelpTag($0, frame: bounds) } ?? super.helpTag(at: point)
  }

  /// Says while the user types what is wrong, wherever the pointer is.
  private func showNote() {
    // In a view, the outer scene shows help tags.
    guard behavior.isFocused, let scene, scene.host == nil else { return }
    if let note {
      scene.helpTagNode.pin(HelpTag(note, frame: bounds), of: self, in: scene)
    } else {
      scene.helpTagNode.end(at: now)
    }
  }

  private var note: String? {
    error ?? (behavior.wasCut ? "The text was too long and was cut at 64 KiB." : nil)
  }

  override var semanticsFocus: Node { movedList ?? self }

  public override var semantics: Semantics? {
    var semantics = Semantics(
      role: .entry, label: label, value: .text(behavior.text), actions: .setText,
      help: note ?? result ?? helpTag)
    semantics.text = TextSemantics(
      text: behavior.shownText, placeholder: placeholder, selection: behavior.shownSelection,
      line: behavior.line, lineX: behaviorFrame.minX + behavior.lineX, width: frame.width)
    return semantics
  }

  public override func perform(_ action: SemanticsAction) -> Bool {
    guard super.perform(action) else { return false }
    // Nobody is going to leave the field.
    if case .replaceText = action, !behavior.isFocused {
      commit()
      scene?.deliverActions()
    }
    return true
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let style = style.grown(by: context.growth)
    return Size(min(style.width * context.growth, available.width), style.height)
  }

  public override func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  public override func layout(in context: LayoutContext) {
    growth = context.growth
    let isMirrored = context.direction == .rightToLeft
    behavior.isAtRight = shownStyle.isTrailing != isMirrored
    behavior.width = textFrame(context.direction).width
    setLine(with: context.text)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    state.paint(
      in: bounds, shownStyle,
      TextFieldState.Decoration(
        placeholder: placeholder, symbol: symbol, isError: error != nil,
        clearButton: clearButton(context.direction), textFrame: textFrame(context.direction)),
      with: painter, context: context)
  }
}
