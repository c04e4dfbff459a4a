internal import CX11

/// What the pointer looks like over a window; each shape is made once, when it is first shown.
struct WindowCursor {
  private let connection: DisplayConnection
  private let window: UInt
  private var made: [Cursor: UInt] = [:]
  private(set) var shown = Cursor.arrow

  init(connection: DisplayConnection, window: UInt) {
    self.connection = connection
    self.window = window
  }

  /// Shows a cursor, unless it is shown already.
  mutating func show(_ cursor: Cursor) {
    if cursor == shown || connection.isLost { return }
    shown = cursor
    guard let shape = Self.shape(of: cursor) else {
      XUndefineCursor(connection.display, window)
      return
    }
    let font = made[cursor] ?? XCreateFontCursor(connection.display, shape)
    made[cursor] = font
    XDefineCursor(connection.display, window, font)
  }

  /// The glyph of X's cursor font, which the desktop's cursor theme replaces with its own; nil for
  /// the one that the window is shown with anyway.
  static func shape(of cursor: Cursor) -> UInt32? {
    switch cursor {
    case .arrow: nil
    case .pointingHand: UInt32(XC_hand2)
    case .iBeam: UInt32(XC_xterm)
    // The font has no closed hand: what is held can be moved.
    case .openHand: UInt32(XC_hand1)
    case .closedHand: UInt32(XC_fleur)
    case .crosshair: UInt32(XC_crosshair)
    case .move: UInt32(XC_fleur)
    case .resizeLeftRight: UInt32(XC_sb_h_double_arrow)
    case .resizeUpDown: UInt32(XC_sb_v_double_arrow)
    case .notAllowed: UInt32(XC_circle)
    case .wait: UInt32(XC_watch)
    }
  }
}
