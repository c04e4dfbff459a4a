internal import CX11
import Glibc
import Logging

/// The user's input method, which composes text from the key presses of a window.
///
/// It opens with the first press, because Xlib then reads the table of compose sequences, which
/// takes some milliseconds. Without one, keys type the characters of their symbols.
final class InputMethod {
  /// The code of presses with which an input method sends composed text.
  static let composedCode: UInt32 = 0

  private let connection: DisplayConnection
  private let window: UInt
  private let logger: Logger
  private var isOpened = false
  private var method: XIM?
  private var context: XIC?
  /// The user's locale, with whose encoding Xlib counts the characters of what is composed.
  private var locale: locale_t?
  /// Whether the input method shows in the content what it composes.
  private var composes = false
  private var composition = Composition()
  private var hasChanged = false
  /// Whether the input method still has to drop what it composes.
  private var needsReset = false
  /// The place below the caret, in pixels; `nil` without a caret.
  private var place: (x: Int16, y: Int16)?
  /// The last place that was told to the input method.
  private var spot: (x: Int16, y: Int16)?

  /// Whether the window has the keyboard focus.
  var isFocused = false {
    didSet {
      if isFocused == oldValue { return }
      tellFocus()
      if !isFocused { endSequence() }
    }
  }

  /// Whether the content edits text; other keys are none of the business of another program.
  private var isEditing = true { didSet { if isEditing != oldValue { tellFocus() } } }
  /// Whether another program composes, and not Xlib.
  private var isServed = false
  private var answers = AnswerWatch()

  init(connection: DisplayConnection, window: UInt, logger: Logger) {
    (self.connection, self.window, self.logger) = (connection, window, logger)
  }

  /// Passes an event to the input method; returns whether nobody else may handle it.
  func handle(_ event: inout XEvent) -> Bool {
    if event.type == KeyPress && !isOpened { open() }
    if method == nil { return false }
    let isKey = event.type == KeyPress || event.type == KeyRelease
    if isKey && answers.isHung { return connection.isLost }
    let isFiltered = filter(&event)
    if isServed && isFiltered { noteFiltered(isKey: isKey, isPress: event.type == KeyPress) }
    return isFiltered || connection.isLost
  }

  private func filter(_ event: inout XEvent) -> Bool {
    let before = uselocale(locale)
    defer { uselocale(before) }
    return XFilterEvent(&event, UInt(None)) != 0
  }

  private func noteFiltered(isKey: Bool, isPress: Bool) {
    if !isKey {
      if answers.isHung { logger.notice("the input method answers again") }
      return answers.answer()
    }
    // An input method that draws in a window of its own answers only at the end of a word.
    if isPress, answers.press(at: MonotonicClock.now, isAnsweredSoon: composes) {
      logger.warning("the input method does not answer; keys go on without it")
      change { $0 = Composition() }
    }
  }

  /// The text of a press; `nil` without an input method.
  func text(of event: inout XKeyEvent) -> String? {
    guard let context else { return nil }
    var (status, symbol): (Int32, KeySym) = (0, 0)
    var bytes = [CChar](repeating: 0, count: 64)
    var count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &symbol, &status)
    if status == XBufferOverflow {
      bytes = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(context, &event, &bytes, count, &symbol, &status)
    }
    guard status == XLookupChars || status == XLookupBoth else { return "" }
    return String(
      decoding: bytes.prefix(Int(count)).lazy.map(UInt8.init(truncatingIfNeeded:)), as: UTF8.self)
  }

  /// Ends the input method, before the window is destroyed.
  func close() {
    // Like the rest of the ending, it does not wait for the server after a signal.
    if connection.isLost || SignalWatch.isEndRequested { return }
    if let context { XDestroyIC(context) }
    if let method { XCloseIM(method) }
    (method, context) = (nil, nil)
    if let locale { freelocale(locale) }
    locale = nil
  }

  /// Forgets a dead key or the beginning of a compose sequence: the next key is for another place.
  func endSequence() {
    // Another program learns of the focus and of what it composes otherwise.
    guard !isServed, let context, !connection.isLost else { return }
    if let rest = Xutf8ResetIC(context) { XFree(rest) }
  }

  // MARK: Composition

  /// The text that is composed if it has changed since the last call.
  func takeChange() -> Composition? {
    defer { hasChanged = false }
    // This belongs to the text that is dropped.
    if needsReset { composition = Composition() }
    return hasChanged && !needsReset ? composition : nil
  }

  /// Forgets what is composed, because it has become text; `false` if nothing is composed.
  func endComposition() -> Bool {
    if composition.isEmpty { return false }
    composition = Composition()
    return true
  }

  /// Moves the input method's window beside the caret, and drops what the content does not show
  /// any more, for example since a press has made it part of the text.
  func follow(_ input: TextInput?, scale: Double) {
    isEditing = input != nil
    func pixels(_ length: Double) -> Int16 { Int16(exactly: (length * scale).rounded()) ?? 0 }
    place = input.map { (x: pixels($0.caret.minX), y: pixels($0.caret.maxY)) }
    if input?.isComposing != true, endComposition() { needsReset = true }
    tellPlace()
  }

  private func tellPlace() {
    // The functions below wait for the input method, so one that hangs must not be asked.
    guard composes || isServed, answers.isAnswered, let context, !connection.isLost else { return }
    if needsReset {
      needsReset = false
      if let rest = Xutf8ResetIC(context) { XFree(rest) }
      // Text that the input method draws meanwhile belongs to the dropped text.
      composition = Composition()
      hasChanged = false
    }
    guard let place else { return }
    if let spot, spot == place { return }
    spot = place
    cx11_set_input_spot(context, place.x, place.y)
  }

  private func change(_ body: (inout Composition) -> Void) {
    let before = composition
    body(&composition)
    if composition != before { hasChanged = true }
  }

  /// Called in `XFilterEvent` and in other functions that wait for the input method.
  private func draw(_ call: XIMPreeditDrawCallbackStruct) {
    // Without a text, the range is deleted; a text without characters has marks for the range.
    let text = call.text.map { String(composed: $0.pointee) } ?? ""
    let marks = call.text.map { Composition.Mark.all(of: $0.pointee) } ?? []
    change {
      $0.draw(
        text, marks, first: Int(call.chg_first), length: Int(call.chg_length),
        caret: Int(call.caret))
    }
  }

  /// Moves the caret, and returns its place in code points.
  private func moveCaret(_ call: XIMPreeditCaretCallbackStruct) -> Int {
    change { composition in
      switch call.direction {
      case XIMForwardChar: composition.moveCaret(to: composition.caret + 1)
      case XIMBackwardChar: composition.moveCaret(to: composition.caret - 1)
      case XIMLineStart: composition.moveCaret(to: 0)
      case XIMLineEnd: composition.moveCaret(to: composition.scalars.count)
      case XIMAbsolutePosition: composition.moveCaret(to: Int(call.position))
      default: break
      }
    }
    return composition.caret
  }

  private func makeContext(of method: XIM) -> XIC? {
    guard cx11_supports_preedit(method) != 0 else { return nil }
    return cx11_create_preedit_context(
      method, window, Unmanaged.passUnretained(self).toOpaque(),
      // No limit of the length.
      { _, _, _ in -1 },
      { _, data, _ in InputMethod.of(data)?.change { $0 = Composition() } },
      { _, data, call in
        guard let call else { return }
        InputMethod.of(data)?.draw(
          UnsafeRawPointer(call).load(as: XIMPreeditDrawCallbackStruct.self))
      },
      { _, data, call in
        guard let call else { return }
        let answer = UnsafeMutableRawPointer(call)
          .assumingMemoryBound(to: XIMPreeditCaretCallbackStruct.self)
        if let place = InputMethod.of(data)?.moveCaret(answer.pointee) {
          answer.pointee.position = Int32(clamping: place)
        }
      })
  }

  private static func of(_ data: XPointer?) -> InputMethod? {
    data.map { Unmanaged<InputMethod>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Opening

  private func open() {
    isOpened = true
    guard let opened = Self.openMethod(on: connection.display), !connection.isLost else { return }
    (method, isServed) = (opened.method, opened.isServed)
    locale = locale ?? newlocale(1 << LC_CTYPE, opened.locale, nil)
    cx11_on_input_method_end(
      opened.method, { _, context, _ in InputMethod.of(context)?.ended() },
      Unmanaged.passUnretained(self).toOpaque())
    context = makeContext(of: opened.method)
    composes = context != nil
    if context == nil { context = cx11_create_input_context(opened.method, window) }
    tellFocus()
    tellPlace()
  }

  /// Opens the input method of the user's settings, or Xlib's own: dead keys and sequences.
  private static func openMethod(on display: OpaquePointer) -> (
    method: XIM, isServed: Bool, locale: String
  )? {
    // Xlib chooses the compose sequences by the locale of the process, which is not ours to keep.
    let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    defer { setlocale(LC_CTYPE, before) }
    var locale = setlocale(LC_CTYPE, "").map { String(cString: $0) } ?? "C"
    // A locale without an encoding has no dead keys.
    if locale == "C" || locale == "POSIX" {
      locale = "C.UTF-8"
      setlocale(LC_CTYPE, locale)
    }
    for modifiers in ["", "@im=none"] {
      let name = XSetLocaleModifiers(modifiers).map { String(cString: $0) } ?? ""
      if let method = XOpenIM(display, nil, nil, nil) {
        let isOwn =
          !name.contains("@im=") || name.contains("@im=none") || name.contains("@im=local")
        return (method, isServed: !isOwn, locale)
      }
    }
    return nil
  }

  /// The server of the input method has ended, and Xlib has freed both; the next press opens one.
  private func ended() {
    (method, context) = (nil, nil)
    isOpened = false
    (composes, needsReset, spot, answers) = (false, false, nil, AnswerWatch())
    change { $0 = Composition() }
  }

  private func tellFocus() {
    guard let context, !connection.isLost else { return }
    if isFocused && (isEditing || !isServed) {
      XSetICFocus(context)
    } else {
      XUnsetICFocus(context)
    }
  }
}
