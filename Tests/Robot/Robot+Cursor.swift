internal import CXTest

extension Robot {
  /// The pixels of the current cursor.
  public func cursorPixels() throws -> [UInt] {
    guard let image = XFixesGetCursorImage(display) else {
      throw RobotError.missingExtension("XFIXES")
    }
    defer { XFree(image) }
    let count = Int(image.pointee.width) * Int(image.pointee.height)
    return Array(UnsafeBufferPointer(start: image.pointee.pixels, count: count))
  }
}
