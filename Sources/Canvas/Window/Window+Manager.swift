internal import CX11
import Glibc

extension Window {
  /// Sets the window's icon, in one or several sizes.
  public func setIcon(_ pictures: [Bitmap]) {
    guard isUsable else { return }
    var numbers: [UInt] = []
    // Growing in steps would fragment the heap.
    numbers.reserveCapacity(pictures.reduce(0) { $0 + 2 + $1.width * $1.height })
    for picture in pictures {
      numbers += [UInt(picture.width), UInt(picture.height)]
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          guard let pixel = picture[x, y] else { continue }
          let color = UInt(pixel.red) << 16 | UInt(pixel.green) << 8 | UInt(pixel.blue)
          numbers.append(UInt(pixel.alpha) << 24 | color)
        }
      }
    }
    set(.netWMIcon, numbers)
    wakeLoop()
  }

  /// Requests a dark or light frame; some window managers support it.
  public func setDarkFrame(_ isDark: Bool) {
    guard isUsable else { return }
    let atoms = connection.atoms
    connection.set(
      atoms[.gtkThemeVariant], of: id, type: atoms[.utf8String], text: isDark ? "dark" : "light")
    wakeLoop()
  }

  /// Sets the properties that the window manager reads when the window is mapped.
  func describeToManager() {
    setTitle()
    setSizeHints()
    // Instance and class, each with a terminating zero.
    let name = configuration.className
    connection.set(
      UInt(XA_WM_CLASS), of: id, type: UInt(XA_STRING), text: "\(name.lowercased())\0\(name)\0")
    // The hints, and the properties about this machine and process.
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMProperties(
      connection.display, id, nil, nil, CommandLine.unsafeArgv, CommandLine.argc, nil, &hints, nil)
    set(.netWMPID, [UInt(getpid())])
    // Xlib has set that of the C locale, which the program has not left.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { UserFolder.variable($0) }
      .first { !$0.isEmpty }
    if let locale {
      connection.set(connection.atoms[.wmLocaleName], of: id, type: UInt(XA_STRING), text: locale)
    }
    set(
      .netWMWindowType,
      atoms: [owner == nil ? .netWMWindowTypeNormal : .netWMWindowTypeDialog])
    if let owner {
      connection.set(UInt(XA_WM_TRANSIENT_FOR), of: id, type: UInt(XA_WINDOW), numbers: [owner.id])
      setInitialStates()
    }
    set(.wmProtocols, atoms: [.wmDeleteWindow, .netWMPing])
    set(.xdndAware, [DragMessage.version], type: UInt(XA_ATOM))
    endLaunch()
  }

  func set(_ name: Atoms.Name, atoms: [Atoms.Name]) {
    set(name, atoms.map { connection.atoms[$0] }, type: UInt(XA_ATOM))
  }

  private func set(_ name: Atoms.Name, _ numbers: [UInt], type: UInt = UInt(XA_CARDINAL)) {
    connection.set(connection.atoms[name], of: id, type: type, numbers: numbers)
  }

  /// Lets the window manager wait for the frames of a resize, if the server has counters.
  func offerResizeSync() {
    syncCounter = connection.makeSyncCounter()
    if syncCounter == 0 { return }
    set(.netWMSyncRequestCounter, [syncCounter])
    set(.wmProtocols, atoms: [.wmDeleteWindow, .netWMPing, .netWMSyncRequest])
  }

  func setTitle() {
    let atoms = connection.atoms
    let utf8 = atoms[.utf8String]
    // The old properties are Latin-1, but managers also read UTF-8.
    let isASCII = title.utf8.allSatisfy { $0 < 0x80 }
    let oldType = isASCII ? UInt(XA_STRING) : utf8
    connection.set(UInt(XA_WM_NAME), of: id, type: oldType, text: title)
    connection.set(UInt(XA_WM_ICON_NAME), of: id, type: oldType, text: title)
    connection.set(atoms[.netWMName], of: id, type: utf8, text: title)
    connection.set(atoms[.netWMIconName], of: id, type: utf8, text: title)
  }

  func setSizeHints() {
    var hints = XSizeHints()
    hints.flags = PMinSize | PBaseSize | PWinGravity | PSize
    hints.width = Int32(wantedSize.current.width)
    hints.height = Int32(wantedSize.current.height)
    let least = PixelSize(configuration.minimumSize, scale: scale)
    hints.min_width = Int32(least.width)
    hints.min_height = Int32(least.height)
    hints.win_gravity = NorthWestGravity
    if let position = restoredPosition {
      hints.flags |= USPosition
      (hints.x, hints.y) = (Int32(position.x), Int32(position.y))
      // The position is the content's, not the one of the frame around it.
      hints.win_gravity = StaticGravity
    }
    XSetWMNormalHints(connection.display, id, &hints)
  }

  private func endLaunch() {
    let variable = "DESKTOP_STARTUP_ID"
    guard let identifier = UserFolder.variable(variable), !identifier.isEmpty else { return }
    // Child processes must not use it.
    unsetenv(variable)
    let atoms = connection.atoms
    connection.set(atoms[.netStartupID], of: id, type: atoms[.utf8String], text: identifier)
    var name = Atoms.Name.netStartupInfoBegin
    for piece in StartupNotification.pieces(identifier: identifier) {
      var event = connection.makeMessage(name, about: id, [0, 0, 0, 0, 0])
      event.xclient.format = 8
      withUnsafeMutableBytes(of: &event.xclient.data) { $0.copyBytes(from: piece) }
      XSendEvent(connection.display, connection.root, 0, PropertyChangeMask, &event)
      name = .netStartupInfo
    }
  }

  /// Requests the window manager to enter fullscreen, or to leave it.
  ///
  /// ``isFullscreen`` tells the current state. A window that is not shown yet starts in fullscreen.
  /// Returns `false` if no window manager supports it.
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

  func setInitialStates() {
    var states: [Atoms.Name] = []
    if owner != nil { states.append(.netWMStateModal) }
    if isFullscreen { states.append(.netWMStateFullscreen) }
    set(.netWMState, atoms: states)
  }
}

/// The message that ends a launcher's startup notification, in pieces for client messages.
enum StartupNotification {
  private static let pieceLength = 20

  /// The message's bytes in pieces; the last one is padded with zeros.
  static func pieces(identifier: String) -> [[UInt8]] {
    let quoted = identifier.map { " \"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let bytes = Array("remove: ID=\(quoted)\0".utf8)
    return stride(from: 0, to: bytes.count, by: pieceLength).map { start in
      let piece = bytes[start..<min(start + pieceLength, bytes.count)]
      return piece + [UInt8](repeating: 0, count: pieceLength - piece.count)
    }
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
