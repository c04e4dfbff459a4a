internal import CX11
import Logging

/// The pixels of a window in memory, which are painted and copied to the display.
///
/// Paint only while ``canPaint`` is true: the server reads shared memory asynchronously, and a
/// connection can be slower than the frames.
final class BackBuffer {
  private(set) var painter: CairoPainter
  private var bitmap: Bitmap

  let masks: MaskCache

  private let connection: DisplayConnection
  private let window: UInt
  private let format: PixelFormat
  private let context: GC?
  private let text: TextEngine
  private var mayShare: Bool
  /// The largest area that is sent in requests, in pixels.
  private let sendingLimit: Int
  private var store: PixelStore
  /// The copies from shared memory that the server has not confirmed.
  private var pendingCopies = 0
  /// Used for large areas without shared memory.
  private var stage: StagingPixmap?
  /// The pixels sent without shared memory that the server has not confirmed.
  private var inFlight = PixelsInFlight()
  /// The time until the display had received the last large frame, in seconds; 0 if it is unknown.
  private(set) var sendingDuration = 0.0

  /// In pixels; sending is faster than shared memory up to this area, which fits into Xlib's and
  /// the server's buffer of 16 KB with its request, so that updates stay atomic. measured
  private static let smallArea = 3840

  init(
    connection: DisplayConnection, window: UInt, _ format: PixelFormat, size: PixelSize,
    scale: Double, text: TextEngine, _ configuration: WindowConfiguration
  ) throws(DisplayError) {
    (self.connection, self.window, self.format, self.text) = (connection, window, format, text)
    let preference = configuration.presentation
    // The screen's own has the depth of its default visual.
    context =
      format.isDefault
      ? XDefaultGC(connection.display, connection.screen)
      : XCreateGC(connection.display, window, 0, nil)
    masks = MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    sendingLimit = preference == .sharedMemory ? 0 : Self.smallArea
    let isOffered = connection.sharedMemoryCompletion != nil
    mayShare = preference != .put && isOffered
    let size = size.painted
    store = try Self.makeStore(connection, format, size, mayShare: mayShare)
    bitmap = try Self.makeBitmap(on: store, size)
    painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
    if preference != .put, !store.isShared {
      mayShare = false
      let level: Logger.Level = preference == .sharedMemory ? .warning : .debug
      let fault = isOffered ? "refuses shared memory" : "has no shared memory"
      connection.logger.log(
        level: level, "the display \(fault); pixels are sent through the connection")
    }
  }

  var isShared: Bool { store.isShared }
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }
  /// Whether memory was exhausted, so that the pixels have holes.
  var lacksMemory: Bool { painter.lacksMemory }
  var canPaint: Bool { pendingCopies == 0 && inFlight.count <= PixelsInFlight.limit }

  /// Handles the confirmation of a copy, possibly from an earlier segment.
  func copyCompleted(segment: UInt) {
    if segment == store.segment, pendingCopies > 0 { pendingCopies -= 1 }
  }

  /// Expects no more confirmations, because the server refused a request.
  func abandonCopies() {
    pendingCopies = 0
    inFlight = PixelsInFlight()
  }

  /// Adopts the window's size in pixels and its scale; all pixels have to be repainted.
  func resize(to size: PixelSize, scale: Double) throws(DisplayError) {
    let size = size.painted
    let needed = store.size.adapted(to: size)
    if needed != store.size {
      do {
        store = try Self.makeStore(connection, format, needed, mayShare: mayShare)
        pendingCopies = 0
      } catch {
        // Keep using memory that is merely too large.
        if size.width > store.size.width || size.height > store.size.height { throw error }
      }
    }
    masks.byteLimit = MaskCache.byteLimit(atScale: scale)
    bitmap = try Self.makeBitmap(on: store, size)
    painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
  }

  /// Moves pixels down, up if the distance is negative.
  func move(_ area: PixelRect, by distance: Int) { bitmap.move(area, by: distance) }

  func present(_ region: Region, at now: Instant) {
    if connection.isLost { return }
    let isSmall = region.area <= sendingLimit
    if isSmall {
      for rect in region.rects { store.send(rect, to: window, context: context) }
    } else if store.isShared {
      // One request, because a busy server turns to others between two.
      connection.clip(context, to: region) {
        store.share(region.bounds, with: window, context: context)
      }
      pendingCopies += 1
    } else {
      if stage?.size != store.size {
        stage = StagingPixmap(connection, window: window, depth: format.depth, size: store.size)
      }
      stage?.show(region, of: store, in: window)
    }
    if store.isShared { return }
    let isMeasured = !isSmall && region.area * 2 >= bounds.area
    if inFlight.add(region.area, measuredFrom: isMeasured ? now : nil) { sendMark() }
  }

  /// Changes a property, which the server reports after it has received everything before.
  private func sendMark() {
    if connection.isLost { return }
    connection.set(connection.atoms[.frameSent], of: window, type: UInt(XA_INTEGER), numbers: [])
  }

  /// Handles the report of a mark.
  func markArrived(at now: Instant) {
    if let duration = inFlight.confirm(at: now) { sendingDuration = duration }
  }

  private static func makeStore(
    _ connection: DisplayConnection, _ format: PixelFormat, _ size: PixelSize, mayShare: Bool
  ) throws(DisplayError) -> PixelStore {
    if mayShare, let store = PixelStore(sharedBy: connection, format: format, size: size) {
      return store
    }
    if connection.isLost { throw .connectionLost }
    guard let store = PixelStore(sentOver: connection, format: format, size: size) else {
      throw .outOfMemory(width: size.width, height: size.height)
    }
    return store
  }

  private static func makeBitmap(
    on store: PixelStore, _ size: PixelSize
  ) throws(DisplayError) -> Bitmap {
    do {
      return try Bitmap(
        borrowing: store.memory, width: size.width, height: size.height,
        bytesPerRow: store.bytesPerRow)
    } catch {
      throw .outOfMemory(width: size.width, height: size.height)
    }
  }
}
