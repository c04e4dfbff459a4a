internal import CX11
import Glibc

struct Atoms {
  enum Name: String, CaseIterable {
    case wmProtocols = "WM_PROTOCOLS"
    case wmDeleteWindow = "WM_DELETE_WINDOW"
    case wmState = "WM_STATE"
    case wmLocaleName = "WM_LOCALE_NAME"
    case netWMPing = "_NET_WM_PING"
    case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
    case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
    case netWMName = "_NET_WM_NAME"
    case netWMIconName = "_NET_WM_ICON_NAME"
    case netWMIcon = "_NET_WM_ICON"
    case netWMPID = "_NET_WM_PID"
    case netWMState = "_NET_WM_STATE"
    case netWMStateHidden = "_NET_WM_STATE_HIDDEN"
    case netWMStateFullscreen = "_NET_WM_STATE_FULLSCREEN"
    case netWMStateModal = "_NET_WM_STATE_MODAL"
    case netWMWindowType = "_NET_WM_WINDOW_TYPE"
    case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
    case netWMWindowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
    case netSupported = "_NET_SUPPORTED"
    case netSupportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
    case netStartupID = "_NET_STARTUP_ID"
    case netStartupInfo = "_NET_STARTUP_INFO"
    case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
    case gtkThemeVariant = "_GTK_THEME_VARIANT"
    case utf8String = "UTF8_STRING"
    case manager = "MANAGER"
    case xsettingsSettings = "_XSETTINGS_SETTINGS"
    case xdndAware = "XdndAware"
    case xdndEnter = "XdndEnter"
    case xdndPosition = "XdndPosition"
    case xdndStatus = "XdndStatus"
    case xdndLeave = "XdndLeave"
    case xdndDrop = "XdndDrop"
    case xdndFinished = "XdndFinished"
    case xdndTypeList = "XdndTypeList"
    case xdndSelection = "XdndSelection"
    case xdndActionCopy = "XdndActionCopy"
    case frameSent = "CONTROLS_FRAME_SENT"
    case settle = "CONTROLS_SETTLE"
    case clipboard = "CLIPBOARD"
    case primary = "PRIMARY"
    case clipboardManager = "CLIPBOARD_MANAGER"
    case saveTargets = "SAVE_TARGETS"
    case targets = "TARGETS"
    case timestamp = "TIMESTAMP"
    case multiple = "MULTIPLE"
    case atomPair = "ATOM_PAIR"
    case incr = "INCR"
    case imagePNG = "image/png"
    case textPlain = "text/plain"
    case textPlainUTF8 = "text/plain;charset=utf-8"
    case textURIList = "text/uri-list"
  }

  /// The selection `_XSETTINGS_S` of the screen, owned by the settings manager.
  let xsettingsSelection: UInt

  private let values: [Name: UInt]

  /// Requests all atoms in one round trip.
  init(display: OpaquePointer, screen: Int32) {
    let names = Name.allCases.map(\.rawValue) + ["_XSETTINGS_S\(screen)"]
    var pointers = names.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    var atoms = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &pointers, Int32(pointers.count), 0, &atoms)
    xsettingsSelection = atoms.last ?? 0
    values = Dictionary(uniqueKeysWithValues: zip(Name.allCases, atoms))
  }

  subscript(name: Name) -> UInt { values[name, default: 0] }
}
