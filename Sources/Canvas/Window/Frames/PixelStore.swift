internal import CX11
import Glibc

/// Memory for a window's pixels, and the image through which Xlib sees it.
final class PixelStore {
  enum Transport: Hashable, Sendable {
    case sharedMemory
    case put
  }

  let transport: Transport
  let memory: UnsafeMutableRawPointer
  /// px.
  let width: Int
  /// px.
  let height: Int
  let bytesPerRow: Int

  /// The server's name for the segment; 0 if there is none.
  var segment: UInt { shared?.pointee.shmseg ?? 0 }

  private let connection: DisplayConnection
  private let image: UnsafeMutablePointer<XImage>
  /// At one address for good, as the image refers to it.
  private let shared: UnsafeMutablePointer<XShmSegmentInfo>?

  /// Memory shared with the server; nil if either side refuses.
  init?(sharedBy connection: DisplayConnection, format: PixelFormat, width: Int, height: Int) {
    let info = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    info.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        connection.display, format.visual, UInt32(format.depth), ZPixmap, nil, info,
        UInt32(width), UInt32(height))
    else {
      info.deallocate()
      return nil
    }
    let bytesPerRow = Int(image.pointee.bytes_per_line)
    let identifier = shmget(IPC_PRIVATE, bytesPerRow * height, IPC_CREAT | 0o600)
    let address = identifier < 0 ? nil : shmat(identifier, nil, 0)
    guard let address, Int(bitPattern: address) != -1 else {
      if identifier >= 0 { shmctl(identifier, IPC_RMID, nil) }
      cx11_destroy_image(image)
      info.deallocate()
      return nil
    }
    info.pointee.shmid = identifier
    info.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
    info.pointee.readOnly = 0
    image.pointee.data = info.pointee.shmaddr
    let isAttached = connection.trapping { XShmAttach(connection.display, info) }
    let isShared = isAttached && Self.isAttachedTwice(identifier)
    // It lives on as long as one of the two sides holds it, and no longer.
    shmctl(identifier, IPC_RMID, nil)
    guard isShared else {
      if isAttached { _ = connection.trapping { XShmDetach(connection.display, info) } }
      shmdt(address)
      if !connection.isLost { Self.destroy(image) }
      info.deallocate()
      return nil
    }
    self.connection = connection
    self.image = image
    shared = info
    transport = .sharedMemory
    memory = address
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  /// Memory of this process, sent over the connection; nil if there is not enough of it.
  init?(sentOver connection: DisplayConnection, format: PixelFormat, width: Int, height: Int) {
    let bytesPerRow = width * 4
    guard let memory = calloc(height, bytesPerRow) else { return nil }
    guard
      let image = XCreateImage(
        connection.display, format.visual, UInt32(format.depth), ZPixmap, 0,
        memory.assumingMemoryBound(to: CChar.self), UInt32(width), UInt32(height), 32,
        Int32(bytesPerRow))
    else {
      free(memory)
      return nil
    }
    self.connection = connection
    self.image = image
    shared = nil
    transport = .put
    self.memory = memory
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }

  deinit {
    if let shared {
      // The server carries the request out after the copies that were asked for before.
      if !connection.isLost { XShmDetach(connection.display, shared) }
      shmdt(memory)
      shared.deallocate()
    } else {
      free(memory)
    }
    if !connection.isLost { Self.destroy(image) }
  }

  /// Copies a rectangle to the same place in a window, along with the request.
  func send(_ rect: PixelRect, to window: UInt, context: GC?) {
    let x = Int32(rect.x)
    let y = Int32(rect.y)
    XPutImage(
      connection.display, window, context, image, x, y, x, y, UInt32(rect.width),
      UInt32(rect.height))
  }

  /// Has the server copy a rectangle to the same place in a window, from shared memory.
  ///
  /// - Parameter isLast: whether the server is to tell when it has read the memory.
  func share(_ rect: PixelRect, with window: UInt, context: GC?, isLast: Bool) {
    let x = Int32(rect.x)
    let y = Int32(rect.y)
    XShmPutImage(
      connection.display, window, context, image, x, y, x, y, UInt32(rect.width),
      UInt32(rect.height), isLast ? 1 : 0)
  }

  /// Whether somebody else has attached the memory, too.
  ///
  /// A server that has names of its own, as outside of a container, attaches what goes by this one
  /// there: the pixels of another program.
  private static func isAttachedTwice(_ identifier: Int32) -> Bool {
    var state = shmid_ds()
    return shmctl(identifier, IPC_STAT, &state) == 0 && state.shm_nattch > 1
  }

  /// Frees the image without the memory, which is not Xlib's.
  private static func destroy(_ image: UnsafeMutablePointer<XImage>) {
    image.pointee.data = nil
    cx11_destroy_image(image)
  }
}
