internal import CX11

/// The settings of the desktop's XSETTINGS manager, which can start, end and change them at any
/// time.
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
