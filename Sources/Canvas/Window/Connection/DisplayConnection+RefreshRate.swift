internal import CX11

extension DisplayConnection {
  /// What can be a display's rate, Hz.
  private static let possibleRates = 20.0...1000

  /// The refresh rate of the screen that shows most of a window, Hz; nil if it says nothing, or
  /// something that is no rate.
  func refreshRate(of window: UInt) -> Double? {
    var event: Int32 = 0
    var error: Int32 = 0
    guard XRRQueryExtension(display, &event, &error) != 0 else { return nil }
    watchScreens(firstEvent: event)
    guard let resources = XRRGetScreenResourcesCurrent(display, root)
    else { return nil }
    defer { XRRFreeScreenResources(resources) }
    let bounds = rootBounds(of: window)
    var best: (rate: Double, area: Int)?
    for index in 0..<Int(resources.pointee.ncrtc) {
      guard let info = XRRGetCrtcInfo(display, resources, resources.pointee.crtcs[index]) else {
        continue
      }
      defer { XRRFreeCrtcInfo(info) }
      let crtc = info.pointee
      let area =
        PixelRect(
          x: Int(crtc.x), y: Int(crtc.y), width: Int(crtc.width), height: Int(crtc.height)
        ).intersection(bounds).area
      guard area > best?.area ?? -1, let rate = Self.rate(of: crtc.mode, in: resources.pointee)
      else { continue }
      best = (rate, area)
    }
    return best.flatMap { Self.possibleRates.contains($0.rate) ? $0.rate : nil }
  }

  /// Has the server tell when a monitor, its size or its rate changes: from when the rate matters on.
  private func watchScreens(firstEvent: Int32) {
    if screenEvents != nil { return }
    screenEvents = [firstEvent + RRScreenChangeNotify, firstEvent + RRNotify]
    XRRSelectInput(display, root, Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask))
  }

  /// Takes note of an event; whether it tells that the screens are others now.
  func screensChanged(_ event: inout XEvent) -> Bool {
    guard let screenEvents, screenEvents.contains(event.type) else { return false }
    // Xlib's own notion of the screen's size.
    XRRUpdateConfiguration(&event)
    return true
  }

  /// Where a window is on the root window, px.
  private func rootBounds(of window: UInt) -> PixelRect {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(display, window, &attributes) != 0,
      let (x, y) = screenOrigin(of: window)
    else { return .zero }
    return PixelRect(
      x: x, y: y, width: Int(attributes.width), height: Int(attributes.height))
  }

  private static func rate(of mode: RRMode, in resources: XRRScreenResources) -> Double? {
    for index in 0..<Int(resources.nmode) {
      let info = resources.modes[index]
      guard info.id == mode else { continue }
      let pixels = Double(info.hTotal) * Double(info.vTotal)
      return info.dotClock > 0 && pixels > 0 ? Double(info.dotClock) / pixels : nil
    }
    return nil
  }
}
