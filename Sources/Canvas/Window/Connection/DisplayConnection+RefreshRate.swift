internal import CX11

extension DisplayConnection {
  /// The plausible refresh rates, in Hz.
  private static let possibleRates = 20.0...1000

  /// The rate of the screen that shows most of a window, in Hz; `nil` if unknown or implausible.
  func refreshRate(of window: UInt, size: PixelSize) -> Double? {
    var (event, error): (Int32, Int32) = (0, 0)
    guard XRRQueryExtension(display, &event, &error) != 0 else { return nil }
    if screenEvents == nil {
      screenEvents = [event + RRScreenChangeNotify, event + RRNotify]
      XRRSelectInput(display, root, Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
    }
    guard let resources = XRRGetScreenResourcesCurrent(display, root) else { return nil }
    defer { XRRFreeScreenResources(resources) }
    let bounds = screenOrigin(of: window).map {
      PixelRect(x: $0.x, y: $0.y, width: size.width, height: size.height)
    }
    var (rate, largest) = (0.0, -1)
    for index in 0..<Int(resources.pointee.ncrtc) {
      guard let info = XRRGetCrtcInfo(display, resources, resources.pointee.crtcs[index]) else {
        continue
      }
      defer { XRRFreeCrtcInfo(info) }
      let crtc = info.pointee
      let area = PixelRect(
        x: Int(crtc.x), y: Int(crtc.y), width: Int(crtc.width), height: Int(crtc.height)
      ).intersection(bounds ?? .zero).area
      guard area > largest, let own = Self.rate(of: crtc.mode, in: resources.pointee) else {
        continue
      }
      (rate, largest) = (own, area)
    }
    return Self.possibleRates.contains(rate) ? rate : nil
  }

  /// Whether the server is Xwayland: by its extension (since 23.1), or the names of its outputs.
  var isXwayland: Bool {
    if isLost { return false }
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    if XQueryExtension(display, "XWAYLAND", &opcode, &event, &error) != 0 { return true }
    guard XRRQueryExtension(display, &event, &error) != 0,
      let resources = XRRGetScreenResourcesCurrent(display, root)
    else { return false }
    defer { XRRFreeScreenResources(resources) }
    guard resources.pointee.noutput > 0,
      let output = XRRGetOutputInfo(display, resources, resources.pointee.outputs[0])
    else { return false }
    defer { XRRFreeOutputInfo(output) }
    return String(cString: output.pointee.name).hasPrefix("XWAYLAND")
  }

  func screensChanged(_ event: inout XEvent) -> Bool {
    guard let screenEvents, screenEvents.contains(event.type) else { return false }
    // Updates Xlib's screen size.
    XRRUpdateConfiguration(&event)
    return true
  }

  private static func rate(of mode: RRMode, in resources: XRRScreenResources) -> Double? {
    let modes = UnsafeBufferPointer(start: resources.modes, count: Int(resources.nmode))
    guard let info = modes.first(where: { $0.id == mode }) else { return nil }
    let pixels = Double(info.hTotal) * Double(info.vTotal)
    return info.dotClock > 0 && pixels > 0 ? Double(info.dotClock) / pixels : nil
  }
}
