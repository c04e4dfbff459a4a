internal import CX11

/// Reads pointer events from XInput 2, or else from the core protocol.
struct PointerReader {
  private static let coreMask =
    ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask

  private let connection: DisplayConnection
  private let window: UInt
  private var translator: PointerTranslator
  private var touches = TouchTranslator()
  /// XInput's ID of the primary pointer; `nil` before the first event.
  private var primary: Int32?

  init(connection: DisplayConnection, window: UInt) {
    (self.connection, self.window) = (connection, window)
    translator = PointerTranslator(window: window)
  }

  /// Selects XInput events, and returns the core event mask to select instead.
  ///
  /// With touch ownership the server sends touches at once, even if another client may take them.
  mutating func select() -> Int {
    if !connection.hasInput { return Self.coreMask }
    let events = [
      XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_Enter, XI_Leave, XI_DeviceChanged,
      XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd, XI_TouchOwnership,
    ]
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { bits in
      bits.initialize(repeating: 0)
      for event in events { cx11_xi_set_mask(bits.baseAddress, event) }
      var mask = XIEventMask(
        deviceid: XIAllMasterDevices, mask_len: Int32(bits.count), mask: bits.baseAddress)
      XISelectEvents(connection.display, window, &mask, 1)
    }
    return 0
  }

  mutating func read(
    _ cookie: XGenericEventCookie, clock: inout ServerClock, now: Instant
  ) -> PointerAction? {
    guard let data = cookie.data else { return nil }
    if primary == nil {
      var device: Int32 = 0
      XIGetClientPointer(connection.display, UInt(None), &device)
      primary = device
    }
    switch cookie.evtype {
    case XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
      let event = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
      return read(event, time: clock.instant(server: event.time, now: now))
    case XI_TouchOwnership:
      let event = data.assumingMemoryBound(to: XITouchOwnershipEvent.self).pointee
      _ = touches.read(.owned, of: event.touchid)
    case XI_Enter, XI_Leave:
      let event = data.assumingMemoryBound(to: XIEnterEvent.self).pointee
      let kind = translator.cross(
        event.event, mode: event.mode, detail: event.detail,
        isPrimaryDown: cookie.evtype == XI_Enter ? Self.isPrimaryDown(event.buttons) : nil,
        by: Int(event.deviceid))
      guard let kind else { return nil }
      // Wheels can have turned elsewhere, and the first turn has to count.
      if case .entered = kind, translator.axes[Int(event.deviceid)]?.isEmpty != true {
        queryAxes(of: event.deviceid)
      }
      return PointerAction(
        kind: kind, pointer: id(of: event.deviceid), x: event.event_x, y: event.event_y,
        time: clock.instant(server: event.time, now: now),
        modifiers: Modifiers(mask: UInt32(bitPattern: event.mods.effective)))
    case XI_DeviceChanged:
      let event = data.assumingMemoryBound(to: XIDeviceChangedEvent.self).pointee
      takeAxes(event.classes, count: event.num_classes, of: event.deviceid)
    default: break
    }
    return nil
  }

  /// Reads a core event; `nil` with XInput, as grabs send core crossings that are not requested.
  mutating func read(_ event: XEvent, clock: inout ServerClock, now: Instant) -> PointerAction? {
    if connection.hasInput { return nil }
    func action(
      _ kind: PointerAction.Kind, x: Int32, y: Int32, time: Time, state: UInt32
    ) -> PointerAction {
      PointerAction(
        kind: kind, x: Double(x), y: Double(y), time: clock.instant(server: time, now: now),
        modifiers: Modifiers(mask: state))
    }
    switch event.type {
    case ButtonPress, ButtonRelease:
      let (core, button) = (event.xbutton, Int(event.xbutton.button))
      let kind: PointerAction.Kind =
        event.type == ButtonPress ? .pressed(button: button) : .released(button: button)
      return action(kind, x: core.x, y: core.y, time: core.time, state: core.state)
    case MotionNotify:
      let core = event.xmotion
      let kind = PointerAction.Kind.moved(isPrimaryDown: core.state & UInt32(Button1Mask) != 0)
      return action(kind, x: core.x, y: core.y, time: core.time, state: core.state)
    case EnterNotify, LeaveNotify:
      let core = event.xcrossing
      let isDown = core.state & UInt32(Button1Mask) != 0
      let kind = translator.cross(
        core.window, mode: core.mode, detail: core.detail,
        isPrimaryDown: event.type == EnterNotify ? isDown : nil, by: 0)
      return kind.map { action($0, x: core.x, y: core.y, time: core.time, state: core.state) }
    default: return nil
    }
  }

  private mutating func read(_ event: XIDeviceEvent, time: Instant) -> PointerAction? {
    guard let kind = kind(of: event) else { return nil }
    var action = PointerAction(
      kind: kind, pointer: id(of: event.deviceid), x: event.event_x, y: event.event_y, time: time,
      modifiers: Modifiers(mask: UInt32(bitPattern: event.mods.effective)))
    if (XI_TouchBegin...XI_TouchEnd).contains(event.evtype) {
      action.pointer = TouchTranslator.pointer(of: UInt32(bitPattern: event.detail))
      action.device = .touch
    }
    return action
  }

  private mutating func kind(of event: XIDeviceEvent) -> PointerAction.Kind? {
    let (button, touch) = (Int(event.detail), UInt32(bitPattern: event.detail))
    // Emulated events duplicate smooth scrolling or touches.
    let isEcho = event.flags & XIPointerEmulated != 0
    switch event.evtype {
    case XI_TouchBegin: return touches.read(.began, of: touch)
    case XI_TouchUpdate:
      return touches.read(.moved(isOver: event.flags & XITouchPendingEnd != 0), of: touch)
    case XI_TouchEnd: return touches.read(.ended, of: touch)
    case XI_ButtonPress: return isEcho ? nil : .pressed(button: button)
    case XI_ButtonRelease: return isEcho ? nil : .released(button: button)
    default:
      if let scroll = scroll(event), scroll != (0, 0) { return .scrolled(x: scroll.x, y: scroll.y) }
      if isEcho { return translator.movedByTouch(Int(event.deviceid)) }
      translator.movedByHand(Int(event.deviceid))
      return .moved(isPrimaryDown: Self.isPrimaryDown(event.buttons))
    }
  }

  /// The scrolled notches of a motion; `nil` if it moves the pointer.
  private mutating func scroll(_ event: XIDeviceEvent) -> (x: Double, y: Double)? {
    guard let mask = event.valuators.mask, var value = event.valuators.values else { return nil }
    var result: (x: Double, y: Double)?
    for number in 0..<Int(event.valuators.mask_len) * 8
    where cx11_xi_mask_is_set(mask, Int32(number)) != 0 {
      // The first two axes are the pointer's position.
      if number >= 2 {
        let pointer = Int(event.deviceid)
        if translator.axes[pointer] == nil { queryAxes(of: event.deviceid) }
        if let step = translator.axes[pointer]?[number]?.move(to: value.pointee) {
          let (x, y) = result ?? (0, 0)
          result = (x + step.x, y + step.y)
        }
      }
      value += 1
    }
    return result
  }

  private mutating func queryAxes(of device: Int32) {
    var count: Int32 = 0
    translator.axes[Int(device)] = [:]
    guard let devices = XIQueryDevice(connection.display, device, &count) else { return }
    if count > 0 {
      takeAxes(devices.pointee.classes, count: devices.pointee.num_classes, of: device)
    }
    XIFreeDeviceInfo(devices)
  }

  private mutating func takeAxes(
    _ classes: UnsafeMutablePointer<UnsafeMutablePointer<XIAnyClassInfo>?>?, count: Int32,
    of device: Int32
  ) {
    guard let classes else { return }
    let infos = (0..<Int(count)).compactMap { classes[$0] }
    var values: [Int: Double] = [:]
    for info in infos where info.pointee.type == XIValuatorClass {
      let valuator = UnsafeRawPointer(info).assumingMemoryBound(to: XIValuatorClassInfo.self)
      values[Int(valuator.pointee.number)] = valuator.pointee.value
    }
    var axes: [Int: ScrollAxis] = [:]
    for info in infos where info.pointee.type == XIScrollClass {
      let scroll = UnsafeRawPointer(info).assumingMemoryBound(to: XIScrollClassInfo.self).pointee
      axes[Int(scroll.number)] = ScrollAxis(
        isVertical: scroll.scroll_type == XIScrollTypeVertical, increment: scroll.increment,
        last: values[Int(scroll.number)])
    }
    translator.axes[Int(device)] = axes
  }

  private func id(of device: Int32) -> PointerID {
    device == primary ? .primary : PointerID(rawValue: Int(device))
  }

  private static func isPrimaryDown(_ buttons: XIButtonState) -> Bool {
    guard let mask = buttons.mask, Int(buttons.mask_len) * 8 > InputCollector.primaryButton else {
      return false
    }
    return cx11_xi_mask_is_set(mask, Int32(InputCollector.primaryButton)) != 0
  }
}
