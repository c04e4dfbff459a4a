internal import CXTest

/// A program that receives every touch before the touched window, as a window manager with gestures
/// does, and accepts or rejects it.
@MainActor public final class TouchGrab {
  private let connection: XConnection
  private let root: UInt
  private let opcode: Int32
  private var undecided: [(device: Int32, touch: UInt32)] = []

  public init(_ robot: Robot) throws {
    connection = try XConnection(to: robot.displayName)
    let display = connection.display
    root = XDefaultRootWindow(display)
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (2, 2)
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0,
      XIQueryVersion(display, &major, &minor) == Success
    else { throw RobotError.missingExtension("XInputExtension") }
    self.opcode = opcode
    var bits = [UInt8](repeating: 0, count: 8)
    for event in [XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd] {
      bits[Int(event) / 8] |= 1 << UInt8(event % 8)
    }
    bits.withUnsafeMutableBufferPointer { bits in
      var mask = XIEventMask(
        deviceid: XIAllMasterDevices, mask_len: Int32(bits.count), mask: bits.baseAddress)
      // Any modifiers.
      var modifiers = XIGrabModifiers(modifiers: Int32(bitPattern: UInt32(1) << 31), status: 0)
      XIGrabTouchBegin(display, XIAllMasterDevices, root, 0, &mask, 1, &modifiers)
    }
    XSync(display, 0)
  }

  private var display: OpaquePointer { connection.display }

  /// Accepts the current touches; whether there were any.
  public func keep() -> Bool { decide(XIAcceptTouch) }

  /// Rejects the current touches, which leaves them to the windows; whether there were any.
  public func pass() -> Bool { decide(XIRejectTouch) }

  private func decide(_ mode: Int32) -> Bool {
    readTouches()
    let touches = undecided
    undecided = []
    for (device, touch) in touches { XIAllowTouchEvents(display, device, touch, root, mode) }
    XSync(display, 0)
    return !touches.isEmpty
  }

  private func readTouches() {
    XSync(display, 0)
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      guard event.type == GenericEvent, event.xcookie.extension == opcode,
        XGetEventData(display, &event.xcookie) != 0
      else { continue }
      defer { XFreeEventData(display, &event.xcookie) }
      guard event.xcookie.evtype == XI_TouchBegin, let data = event.xcookie.data else { continue }
      let touch = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
      undecided.append((touch.deviceid, UInt32(bitPattern: touch.detail)))
    }
  }
}
