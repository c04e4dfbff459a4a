internal import CX11
import Glibc

/// The memory of a picture that is sent to the X server or shared with it.
final class PixelStore {
  let memory: UnsafeMutableRawPointer
  /// Whether the memory is shared with the server; otherwise pixels are sent.
  var isShared: Bool { shared != nil }
  let size: PixelSize
  var bytesPerRow: Int { Int(image.pointee.bytes_per_line) }
  /// The server's ID of the segment; 0 for none.
  var segment: UInt { shared?.pointee.shmseg ?? 0 }

  private let connection: DisplayConnection
  private let image: UnsafeMutablePointer<XImage>
  /// Allocated, because the image keeps its address.
  private let shared: UnsafeMutablePointer<XShmSegmentInfo>?
  private var isAttached = false

  /// Creates memory shared with the server; fails if either side refuses.
  init?(sharedBy connection: DisplayConnection, format: PixelFormat, size: PixelSize) {
    let info = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    info.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        connection.display, format.visual, UInt32(format.depth), ZPixmap, nil, info,
        UInt32(size.width), UInt32(size.height))
    else {
      info.deallocate()
      return nil
    }
    let byteCount = Int(image.pointee.bytes_per_line) * size.height
    let identifier = shmget(IPC_PRIVATE, byteCount, IPC_CREAT | 0o600)
    let address = identifier < 0 ? nil : shmat(identifier, nil, 0)
    // The segment is removed when neither side uses it, even if this process is killed while the
    // server attaches it: Linux allows that until then.
    if identifier >= 0 { shmctl(identifier, IPC_RMID, nil) }
    guard let address, Int(bitPattern: address) != -1 else {
      cx11_destroy_image(image)
      info.deallocate()
      return nil
    }
    info.pointee.shmid = identifier
    info.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
    info.pointee.readOnly = 0
    image.pointee.data = info.pointee.shmaddr
    (self.connection, self.image, self.size) = (connection, image, size)
    shared = info
    memory = address
    isAttached = connection.asking { XShmAttach(connection.display, info) }
    // A server in another IPC namespace attaches a different segment with the same ID.
    var state = shmid_ds()
    if !isAttached || shmctl(identifier, IPC_STAT, &state) != 0 || state.shm_nattch < 2 {
      return nil
    }
  }

  /// Creates private memory, sent over the connection; fails if memory is exhausted.
  init?(sentOver connection: DisplayConnection, format: PixelFormat, size: PixelSize) {
    let bytesPerRow = size.width * 4
    guard let memory = calloc(size.height, bytesPerRow) else { return nil }
    guard
      let image = XCreateImage(
        connection.display, format.visual, UInt32(format.depth), ZPixmap, 0,
        memory.assumingMemoryBound(to: CChar.self), UInt32(size.width), UInt32(size.height), 32,
        Int32(bytesPerRow))
    else {
      free(memory)
      return nil
    }
    (self.connection, self.image, self.size) = (connection, image, size)
    shared = nil
    self.memory = memory
  }

  deinit {
    if let shared {
      // The server executes this after pending copies.
      if isAttached, !connection.isLost { XShmDetach(connection.display, shared) }
      shmdt(memory)
      shared.deallocate()
    } else {
      free(memory)
    }
    // The memory is already freed, and the connection is not used.
    image.pointee.data = nil
    cx11_destroy_image(image)
  }

  func send(_ rect: PixelRect, to window: UInt, context: GC?) {
    let (x, y) = (Int32(rect.x), Int32(rect.y))
    XPutImage(
      connection.display, window, context, image, x, y, x, y, UInt32(rect.width),
      UInt32(rect.height))
  }

  /// The server confirms the copy.
  func share(_ rect: PixelRect, with window: UInt, context: GC?) {
    let (x, y) = (Int32(rect.x), Int32(rect.y))
    XShmPutImage(
      connection.display, window, context, image, x, y, x, y, UInt32(rect.width),
      UInt32(rect.height), 1)
  }
}
