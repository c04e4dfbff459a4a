internal import CX11

/// The cursor of a window; each shape is created when first shown.
struct WindowCursor {
  private let connection: DisplayConnection
  private let window: UInt
  private var made: [Cursor: UInt] = [:]
  private(set) var shown = Cursor.arrow

  init(connection: DisplayConnection, window: UInt) {
    (self.connection, self.window) = (connection, window)
  }

  mutating func show(_ cursor: Cursor) {
    if cursor == shown || connection.isLost { return }
    shown = cursor
    guard let shape = Self.shape(of: cursor) else {
      XUndefineCursor(connection.display, window)
      return
    }
    let image = made[cursor] ?? make(shape.names, glyph: shape.glyph)
    made[cursor] = image
    XDefineCursor(connection.display, window, image)
  }

  /// Creates a cursor from the desktop's theme, or else from X's font.
  private func make(_ names: [String], glyph: Int32) -> UInt {
    for name in names {
      let image = XcursorLibraryLoadCursor(connection.display, name)
      if image != 0 || connection.isLost { return image }
    }
    return XCreateFontCursor(connection.display, UInt32(glyph))
  }

  /// The names in cursor themes, those of CSS first, and the glyph in X's cursor font, which has no
  /// closed hand; `nil` for the default cursor.
  static func shape(of cursor: Cursor) -> (names: [String], glyph: Int32)? {
    switch cursor {
    case .arrow: nil
    case .pointingHand: (["pointer", "hand2", "pointing_hand"], XC_hand2)
    case .iBeam: (["text", "xterm", "ibeam"], XC_xterm)
    case .openHand: (["grab", "openhand", "hand1"], XC_hand1)
    case .closedHand: (["grabbing", "closedhand", "fleur"], XC_fleur)
    case .crosshair: (["crosshair", "cross"], XC_crosshair)
    case .move: (["move", "fleur", "size_all"], XC_fleur)
    case .resizeLeftRight: (["ew-resize", "sb_h_double_arrow", "size_hor"], XC_sb_h_double_arrow)
    case .resizeUpDown: (["ns-resize", "sb_v_double_arrow", "size_ver"], XC_sb_v_double_arrow)
    case .notAllowed: (["not-allowed", "crossed_circle", "forbidden"], XC_circle)
    case .wait: (["wait", "watch"], XC_watch)
    }
  }
}
