internal import CX11

extension Window {
  /// Has the window fill its screen without a frame, or gives it back the place it had.
  ///
  /// The window manager does it, in its own time, or does not: ``isFullscreen`` says what is, also
  /// where the manager's own keys brought it about. A window that is not shown yet is shown so.
  ///
  /// - Returns: whether somebody was asked; false where no manager is at work, or none that can.
  @discardableResult
  public func setFullscreen(_ isFullscreen: Bool) -> Bool {
    askForFullscreen(isFullscreen ? .add : .remove)
  }

  /// Has the window fill its screen if it does not, and the other way round; asked twice in a row it
  /// is what it was.
  ///
  /// - Returns: whether somebody was asked, as by ``setFullscreen(_:)``.
  @discardableResult
  public func toggleFullscreen() -> Bool { askForFullscreen(.toggle) }

  /// What a manager is asked to do with a state, as it is numbered.
  private enum StateChange: Int {
    case remove = 0
    case add = 1
    case toggle = 2
  }

  /// A message of a program, as opposed to a pager.
  private static let applicationSource = 1

  private func askForFullscreen(_ change: StateChange) -> Bool {
    guard isUsable, connection.managerSupports(.netWMStateFullscreen) else {
      logger.debug("no window manager makes windows fullscreen")
      return false
    }
    defer { wakeLoop() }
    let state = connection.atoms[.netWMStateFullscreen]
    if phase == .new {
      // A manager reads the states when it first sees the window.
      isFullscreen = change == .toggle ? !isFullscreen : change == .add
      setInitialStates()
      return true
    }
    var event = connection.makeMessage(
      .netWMState, about: id,
      [change.rawValue, Int(bitPattern: state), 0, Self.applicationSource, 0])
    connection.sendToManager(&event)
    return true
  }

  /// The states that the window is to be shown with.
  func setInitialStates() {
    let atoms = connection.atoms
    var states: [UInt] = []
    if owner != nil { states.append(atoms[.netWMStateModal]) }
    if isFullscreen { states.append(atoms[.netWMStateFullscreen]) }
    connection.set(atoms[.netWMState], of: id, type: UInt(XA_ATOM), numbers: states)
  }
}

extension DisplayConnection {
  /// Whether a window manager is at work and says that it knows something.
  ///
  /// One that has ended leaves its list behind, but not the window that its name stands in.
  func managerSupports(_ name: Atoms.Name) -> Bool {
    let check = atoms[.netSupportingWMCheck]
    let type = UInt(XA_WINDOW)
    guard let manager = numbers(check, of: root, type: type)?.first else { return false }
    var told: UInt?
    let isThere = asking { told = numbers(check, of: manager, type: type)?.first }
    guard isThere, told == manager else { return false }
    return numbers(atoms[.netSupported], of: root, type: UInt(XA_ATOM))?
      .contains(atoms[name]) ?? false
  }
}
