internal import CX11

extension Window {
  /// Requests the window manager to enter fullscreen, or to leave it.
  ///
  /// ``isFullscreen`` tells the current state. A window that is not shown yet starts in fullscreen.
  ///
  /// - Returns: `false` if no window manager supports it.
  @discardableResult
  public func toggleFullscreen() -> Bool {
    guard isUsable, connection.managerSupports(.netWMStateFullscreen) else {
      logger.debug("the window manager does not support full screen")
      return false
    }
    defer { wakeLoop() }
    let state = connection.atoms[.netWMStateFullscreen]
    if phase == .new {
      // The manager reads the states when the window is mapped.
      isFullscreen.toggle()
      setInitialStates()
      return true
    }
    // 2 toggles the state, and the source 1 is an application.
    var event = connection.makeMessage(
      .netWMState, about: id, [2, Int(bitPattern: state), 0, 1, 0])
    connection.sendToManager(&event)
    return true
  }

  /// Sets the states that the window is mapped with.
  func setInitialStates() {
    var states: [Atoms.Name] = []
    if owner != nil { states.append(.netWMStateModal) }
    if isFullscreen { states.append(.netWMStateFullscreen) }
    set(.netWMState, atoms: states)
  }
}

extension DisplayConnection {
  /// After a manager ends, its properties remain, but not the window that identifies it.
  func managerSupports(_ name: Atoms.Name) -> Bool {
    let check = atoms[.netSupportingWMCheck]
    let type = UInt(XA_WINDOW)
    guard let manager = numbers(check, of: root, type: type)?.first,
      answer({ numbers(check, of: manager, type: type)?.first }) == manager
    else { return false }
    return numbers(atoms[.netSupported], of: root, type: UInt(XA_ATOM))?
      .contains(atoms[name]) ?? false
  }
}
