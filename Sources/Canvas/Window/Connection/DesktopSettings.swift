internal import CX11

/// The settings of the desktop's XSETTINGS manager, which can start and end at any time.
struct DesktopSettings {
  private let connection: DisplayConnection
  private var manager: UInt = 0
  private var settings: XSettings?

  init(connection: DisplayConnection) {
    self.connection = connection
    // The manager announces itself on the root window; the resources change there too.
    XSelectInput(connection.display, connection.root, PropertyChangeMask | StructureNotifyMask)
    findManager()
  }

  /// The manager's preferences; empty without a manager.
  var preferences: DesktopPreferences { settings?.preferences ?? DesktopPreferences() }
  /// In pixels per point; `nil` for no setting.
  var scale: Double? { settings?.scale }

  /// Returns whether the settings can have changed.
  mutating func handle(_ event: XEvent) -> Bool {
    switch event.type {
    case ClientMessage
    where event.xclient.window == connection.root
      && event.xclient.message_type == connection.atoms[.manager]
      && UInt(bitPattern: event.xclient.data.l.1) == connection.atoms.xsettingsSelection:
      findManager()
    case DestroyNotify where event.xdestroywindow.window == manager && manager != 0: findManager()
    case PropertyNotify
    where event.xproperty.window == manager && manager != 0
      && event.xproperty.atom == connection.atoms[.xsettingsSettings]:
      read()
    default: return false
    }
    return true
  }

  private mutating func findManager() {
    manager = XGetSelectionOwner(connection.display, connection.atoms.xsettingsSelection)
    if connection.isLost { return }
    if manager != 0 {
      XSelectInput(connection.display, manager, PropertyChangeMask | StructureNotifyMask)
    }
    read()
  }

  private mutating func read() {
    let atom = connection.atoms[.xsettingsSettings]
    settings =
      manager == 0
      ? nil : connection.bytes(atom, of: manager, type: atom).flatMap { XSettings(bytes: $0) }
  }
}

/// The numbers and texts among the settings of a settings manager.
struct XSettings: Hashable, Sendable {
  private(set) var integers: [String: Int] = [:]
  private(set) var texts: [String: String] = [:]

  init?(bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let order = reader.readNumber(size: 1), order <= 1 else { return nil }
    reader.isBigEndian = order == 1
    // Three padding bytes and the serial number.
    reader.position += 7
    guard let count = reader.readNumber(size: 4) else { return nil }
    for _ in 0..<count {
      guard let kind = reader.readNumber(size: 1) else { return nil }
      reader.position += 1
      guard let name = reader.readText(lengthSize: 2) else { return nil }
      // The serial number of the last change.
      reader.position += 4
      switch kind {
      case 0:
        guard let value = reader.readNumber(size: 4) else { return nil }
        integers[name] = Int(Int32(truncatingIfNeeded: value))
      case 1:
        guard let text = reader.readText(lengthSize: 4) else { return nil }
        texts[name] = text
      case 2:
        // A color.
        guard reader.readNumber(size: 8) != nil else { return nil }
      default: return nil
      }
    }
  }

  /// Dark and high-contrast themes are recognized by their names.
  var preferences: DesktopPreferences {
    var preferences = DesktopPreferences()
    if let name = texts["Net/ThemeName"], !name.isEmpty {
      let lowered = name.lowercased()
      preferences.prefersDark =
        ["-dark", ":dark", "highcontrastinverse"].contains { lowered.hasSuffix($0) }
      preferences.prefersMoreContrast = lowered.hasPrefix("highcontrast")
    }
    if let animations = integers["Gtk/EnableAnimations"], (0...1).contains(animations) {
      preferences.prefersReducedMotion = animations == 0
    }
    if integers["Net/CursorBlink"] == 0 {
      preferences.caretBlinkPeriod = 0
    } else if let time = integers["Net/CursorBlinkTime"], time > 0 {
      preferences.caretBlinkPeriod = Double(time) / 1000
    }
    if let timeout = integers["Gtk/CursorBlinkTimeout"], timeout > 0 {
      preferences.caretBlinkTimeout = Double(timeout)
    }
    return preferences
  }

  /// In pixels per point; `nil` for no setting.
  var scale: Double? {
    ScreenScale.scale(dpi: integers["Xft/DPI"], factor: integers["Gdk/WindowScalingFactor"])
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0
    var isBigEndian = false

    mutating func readNumber(size: Int) -> Int? {
      guard position + size <= bytes.count else { return nil }
      let part = bytes[position..<position + size]
      position += size
      let ordered = isBigEndian ? Array(part) : part.reversed()
      return ordered.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Text follows its length, and is padded to a multiple of four bytes.
    mutating func readText(lengthSize: Int) -> String? {
      guard let length = readNumber(size: lengthSize), length <= bytes.count - position else {
        return nil
      }
      let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
      position += (length + 3) / 4 * 4
      return text
    }
  }
}
