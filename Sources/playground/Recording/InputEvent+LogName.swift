import Canvas

extension InputEvent {
  /// What input logs and traces of frames call the event.
  var logName: String {
    switch self {
    case .pointer(let event):
      switch event.phase {
      case .pressed: "press"
      case .moved: "move"
      case .released: "release"
      case .left: "leave"
      }
    case .key(let event): event.phase == .down ? "key" : "keyUp"
    case .scroll: "scroll"
    case .focusGained: "focusIn"
    case .focusLost: "focusOut"
    case .unmapped: "unmap"
    case .mapped: "map"
    case .gestureLost: "cancel"
    case .dragOver: "dragOver"
    case .dragLeft: "dragLeave"
    }
  }
}
