internal import CX11

/// Follows the desktop's XSETTINGS manager, which may come, go and change its mind.
struct DesktopSettings {
  private let connection: DisplayConnection
  private var manager: UInt = 0

  init(connection: DisplayConnection) {
    self.connection = connection
    // The manager announces itself on the root window; the resources change there too.
    XSelectInput(connection.display, connection.root, PropertyChangeMask | StructureNotifyMask)
    findManager()
  }

  /// What the manager says; nothing while there is none.
  private(set) var preferences = DesktopPreferences()

  /// Pixels a point; nil if nobody says.
  private(set) var scale: Double?

  /// Takes note of an event; whether what is said is another thing now.
  mutating func handle(_ event: XEvent) -> Bool {
    let before = (preferences, scale)
    switch event.type {
    case ClientMessage
    where event.xclient.window == connection.root
      && event.xclient.message_type == connection.atoms[.manager]
      && UInt(bitPattern: event.xclient.data.l.1) == connection.atoms.xsettingsSelection:
      findManager()
    case DestroyNotify where event.xdestroywindow.window == manager && manager != 0:
      findManager()
    case PropertyNotify
    where event.xproperty.window == manager && manager != 0
      && event.xproperty.atom == connection.atoms[.xsettingsSettings]:
      read()
    default: return false
    }
    return (preferences, scale) != before
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
    let settings =
      manager == 0
      ? nil
      : connection.bytes(atom, of: manager, type: atom).flatMap { XSettings(bytes: $0) }
    preferences = settings?.preferences ?? DesktopPreferences()
    scale = settings?.scale
  }
}
