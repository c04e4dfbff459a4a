internal import CXTest
public import Canvas

extension Robot {
  /// A picture of the visible content of a window, or of a part of it, px.
  public func picture(of window: UInt, in area: PixelRect? = nil) throws -> Bitmap {
    let size = try size(of: window)
    let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    return try picture(ofDrawable: window, in: area.map { $0.intersection(whole) } ?? whole)
  }

  public func pictureOfDisplay() throws -> Bitmap {
    try picture(ofDrawable: root, in: PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  public func pixel(of window: UInt, x: Int, y: Int) throws -> Bitmap.Pixel {
    let picture = try picture(of: window, in: PixelRect(x: x, y: y, width: 1, height: 1))
    guard let pixel = picture[0, 0] else {
      throw RobotError.noPicture(reason: "\(x), \(y) is outside the window")
    }
    return pixel
  }

  /// Takes a picture of a part of a window at each drawing, until the window has settled.
  public func film(
    _ window: UInt, in area: PixelRect? = nil, watching program: Program
  ) throws -> [Bitmap] {
    var pictures = [try picture(of: window, in: area)]
    let request = askToSettle(window)
    try wait(for: "window \(window) to settle", watching: program) {
      pictures.append(try picture(of: window, in: area))
      return hasSettled(request)
    }
    return pictures
  }

  /// The pixels of the current cursor; ``wait(for:within:watching:until:)`` notices later changes.
  public func cursorPixels() throws -> [UInt] {
    XFixesSelectCursorInput(display, root, UInt(XFixesDisplayCursorNotifyMask))
    guard let image = XFixesGetCursorImage(display) else {
      throw RobotError.missingExtension("XFIXES")
    }
    defer { XFree(image) }
    let count = Int(image.pointee.width) * Int(image.pointee.height)
    return Array(UnsafeBufferPointer(start: image.pointee.pixels, count: count))
  }

  private func picture(ofDrawable drawable: UInt, in area: PixelRect) throws -> Bitmap {
    if area.isEmpty { throw RobotError.noPicture(reason: "the area is empty or outside") }
    _ = XErrors.take()
    guard
      let image = XGetImage(
        display, drawable, Int32(area.x), Int32(area.y), UInt32(area.width), UInt32(area.height),
        UInt(bitPattern: -1), ZPixmap)
    else {
      try checkConnection()
      throw RobotError.noPicture(reason: "X error \(XErrors.take()), is the window visible?")
    }
    defer { cxtest_destroy_image(image) }
    guard image.pointee.bits_per_pixel == 32, image.pointee.byte_order == LSBFirst,
      image.pointee.red_mask == 0xFF0000, let data = image.pointee.data
    else {
      throw RobotError.noPicture(reason: "the display does not have 8 bits per color channel")
    }

    let bytesPerRow = Int(image.pointee.bytes_per_line)
    let bytes = UnsafeRawBufferPointer(start: data, count: bytesPerRow * area.height)
    return try Bitmap(
      width: area.width, height: area.height, bgrx: [UInt8](bytes), bytesPerRow: bytesPerRow)
  }
}
