internal import CX11

/// A pixmap in the server, so that a frame sent over the connection becomes visible at once.
///
/// Sending a frame takes several requests, between which a compositor could show a part of it.
final class StagingPixmap {
  let size: PixelSize

  private let connection: DisplayConnection
  private let pixmap: UInt
  private let context: GC?

  init(_ connection: DisplayConnection, window: UInt, depth: Int32, size: PixelSize) {
    (self.connection, self.size) = (connection, size)
    pixmap = XCreatePixmap(
      connection.display, window, UInt32(size.width), UInt32(size.height), UInt32(depth))
    var values = XGCValues()
    // No event after each copy.
    values.graphics_exposures = 0
    context = XCreateGC(connection.display, window, UInt(GCGraphicsExposures), &values)
  }

  deinit {
    if connection.isLost { return }
    XFreePixmap(connection.display, pixmap)
    if let context { XFreeGC(connection.display, context) }
  }

  func show(_ region: Region, of store: PixelStore, in window: UInt) {
    for rect in region.rects {
      if connection.isLost { return }
      store.send(rect, to: pixmap, context: context)
    }
    let all = region.bounds
    connection.clip(context, to: region) {
      XCopyArea(
        connection.display, pixmap, window, context, Int32(all.x), Int32(all.y),
        UInt32(all.width), UInt32(all.height), Int32(all.x), Int32(all.y))
    }
  }
}

extension DisplayConnection {
  /// Draws the bounds of a region in one request, of which the server leaves out what is outside.
  func clip(_ context: GC?, to region: Region, _ draw: () -> Void) {
    if region.rects.count == 1 { return draw() }
    var rects = region.rects.map { rect in
      XRectangle(
        x: Int16(clamping: rect.x), y: Int16(clamping: rect.y),
        width: UInt16(clamping: rect.width), height: UInt16(clamping: rect.height))
    }
    XSetClipRectangles(display, context, 0, 0, &rects, Int32(rects.count), Int32(Unsorted))
    draw()
    XSetClipMask(display, context, UInt(None))
  }
}
