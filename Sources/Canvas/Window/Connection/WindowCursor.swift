internal import CX11

/// The cursor of a window; each shape is created when first shown.
struct WindowCursor {
  private let connection: DisplayConnection
  private let window: UInt
  private var made: [Cursor: UInt] = [:]
  private(set) var shown = Cursor.arrow

  init(connection: DisplayConnection, window: UInt) {
    self.connection = connection
    self.window = window
  }

  mutating func show(_ cursor: Cursor) {
    if cursor == shown || connection.isLost { return }
    shown = cursor
    guard let shape = Self.shape(of: cursor) else {
      XUndefineCursor(connection.display, window)
      return
    }
    let image = made[cursor] ?? make(cursor, shape: shape)
    made[cursor] = image
    XDefineCursor(connection.display, window, image)
  }

  /// Creates a cursor from the desktop's theme, or else from X's font.
  private func make(_ cursor: Cursor, shape: UInt32) -> UInt {
    for name in Self.names(of: cursor) {
      let image = XcursorLibraryLoadCursor(connection.display, name)
      if image != 0 || connection.isLost { return image }
    }
    return XCreateFontCursor(connection.display, shape)
  }

  /// The names in cursor themes: those of CSS, then older ones of toolkits.
  static func names(of cursor: Cursor) -> [String] {
    switch cursor {
    case .arrow: []
    case .pointingHand: ["pointer", "hand2", "pointing_hand"]
    case .iBeam: ["text", "xterm", "ibeam"]
    case .openHand: ["grab", "openhand", "hand1"]
    case .closedHand: ["grabbing", "closedhand", "fleur"]
    case .crosshair: ["crosshair", "cross"]
    case .move: ["move", "fleur", "size_all"]
    case .resizeLeftRight: ["ew-resize", "sb_h_double_arrow", "size_hor"]
    case .resizeUpDown: ["ns-resize", "sb_v_double_arrow", "size_ver"]
    case .notAllowed: ["not-allowed", "crossed_circle", "forbidden"]
    case .wait: ["wait", "watch"]
    }
  }

  /// The glyph in X's cursor font; `nil` for the default cursor.
  static func shape(of cursor: Cursor) -> UInt32? {
    switch cursor {
    case .arrow: nil
    case .pointingHand: UInt32(XC_hand2)
    case .iBeam: UInt32(XC_xterm)
    // The font has no closed hand.
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
