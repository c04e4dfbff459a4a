internal import CX11
import Glibc

/// The user's input method, which composes text from the key presses of a window.
///
/// It opens with the first press, because Xlib then reads the table of compose sequences, which
/// takes some milliseconds. Without one, keys type the characters of their symbols.
final class InputMethod {
  /// The code of presses with which an input method sends composed text.
  static let composedCode: UInt32 = 0

  private let connection: DisplayConnection
  private let window: UInt
  private var isOpened = false
  private var method: XIM?
  private var context: XIC?

  /// Whether the window has the keyboard focus.
  var isFocused = false { didSet { if isFocused != oldValue { tellFocus() } } }

  init(connection: DisplayConnection, window: UInt) {
    self.connection = connection
    self.window = window
  }

  /// Passes an event to the input method; returns whether nobody else may handle it.
  func handle(_ event: inout XEvent) -> Bool {
    if event.type == KeyPress && !isOpened { open() }
    if method == nil { return false }
    return XFilterEvent(&event, UInt(None)) != 0 || connection.isLost
  }

  /// The text of a press; `nil` without an input method.
  func text(of event: inout XKeyEvent) -> String? {
    guard let context else { return nil }
    var (status, symbol): (Int32, KeySym) = (0, 0)
    var bytes = [CChar](repeating: 0, count: 64)
    var count = Xutf8LookupString(
      context, &event, &bytes, Int32(bytes.count), &symbol, &status)
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
  }

  private func open() {
    isOpened = true
    guard let opened = Self.openMethod(on: connection.display), !connection.isLost else { return }
    method = opened
    cx11_on_input_method_end(
      opened,
      { _, context, _ in
        guard let context else { return }
        Unmanaged<InputMethod>.fromOpaque(context).takeUnretainedValue().ended()
      }, Unmanaged.passUnretained(self).toOpaque())
    context = cx11_create_input_context(opened, window)
    tellFocus()
  }

  /// Opens the input method of the user's settings, or else Xlib's own, which only knows dead keys
  /// and compose sequences.
  private static func openMethod(on display: OpaquePointer) -> XIM? {
    // Xlib chooses the compose sequences by the locale of the process, which is not ours to keep.
    let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    defer { setlocale(LC_CTYPE, before) }
    let name = setlocale(LC_CTYPE, "").map { String(cString: $0) } ?? "C"
    // A locale without an encoding has no dead keys.
    if name == "C" || name == "POSIX" { setlocale(LC_CTYPE, "C.UTF-8") }
    for modifiers in ["", "@im=none"] {
      XSetLocaleModifiers(modifiers)
      if let method = XOpenIM(display, nil, nil, nil) { return method }
    }
    return nil
  }

  /// The server of the input method has ended, and Xlib has freed both.
  ///
  /// The next press opens another one.
  private func ended() {
    (method, context) = (nil, nil)
    isOpened = false
  }

  private func tellFocus() {
    guard let context, !connection.isLost else { return }
    if isFocused { XSetICFocus(context) } else { XUnsetICFocus(context) }
  }
}
