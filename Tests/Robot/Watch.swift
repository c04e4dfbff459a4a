internal import CXTest
public import Canvas
import Foundation

/// Watches a rectangle of a window: each drawing is read through shared memory and hashed.
@MainActor public final class Watch {
  private let robot: Robot
  private let window: UInt
  private let area: PixelRect
  private let damage: UInt
  nonisolated(unsafe) private let image: UnsafeMutablePointer<XImage>
  /// Allocated, as the image keeps its address.
  nonisolated(unsafe) private let shared: UnsafeMutablePointer<XShmSegmentInfo>
  private var lastHash: UInt64?

  /// - Parameter area: Px, in the window.
  public init(_ robot: Robot, window: UInt, area: PixelRect) throws {
    guard XShmQueryExtension(robot.display) != 0 else {
      throw RobotError.missingExtension("MIT-SHM")
    }
    let segment = try Self.makeSegment(robot, size: area)
    self.robot = robot
    self.window = window
    self.area = area
    (image, shared) = segment
    damage = XDamageCreate(robot.display, window, Int32(XDamageReportNonEmpty))
    XSync(robot.display, 0)
    read()
  }

  deinit {
    let display = robot.display
    if !XErrors.isLost(display) {
      XDamageDestroy(display, damage)
      XShmDetach(display, shared)
      XSync(display, 0)
      Self.destroy(image)
    }
    shmdt(shared.pointee.shmaddr)
    shared.deallocate()
  }

  public var isPainted: Bool {
    guard lastHash != nil else { return false }
    var first: UInt32?
    var others = 0
    forEachPixel { pixel in
      if first == nil { first = pixel }
      if pixel != first { others += 1 }
    }
    // Fewer pixels are a caret, a border or a line.
    return others >= 40
  }

  /// Waits for drawing; returns the moment of a change, or `nil` if there is none in time.
  public func nextChange(until deadline: Deadline) throws -> ContinuousClock.Instant? {
    guard try robot.waitForDrawing(until: deadline) else { return nil }
    // First, so that drawing while the picture is read is reported again.
    XDamageSubtract(robot.display, damage, 0, 0)
    let before = lastHash
    read()
    return lastHash == before ? nil : .now
  }

  /// Reads the rectangle, unless the window is too small.
  private func read() {
    let isRead = XShmGetImage(
      robot.display, window, image, Int32(area.x), Int32(area.y), UInt(bitPattern: -1))
    guard isRead != 0 else { return }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    forEachPixel { hash = (hash ^ UInt64($0)) &* 0x100_0000_01b3 }
    lastHash = hash
  }

  private func forEachPixel(_ body: (UInt32) -> Void) {
    guard let data = image.pointee.data else { return }
    let bytesPerRow = Int(image.pointee.bytes_per_line)
    let bytes = UnsafeRawBufferPointer(start: data, count: bytesPerRow * area.height)
    for y in 0..<area.height {
      for x in 0..<area.width {
        body(bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) & 0xFF_FFFF)
      }
    }
  }

  private static func makeSegment(
    _ robot: Robot, size: PixelRect
  ) throws -> (UnsafeMutablePointer<XImage>, UnsafeMutablePointer<XShmSegmentInfo>) {
    if size.isEmpty { throw RobotError.noPicture(reason: "the area is empty") }
    let display = robot.display
    let screen = XDefaultScreen(display)
    let info = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    info.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        display, XDefaultVisual(display, screen), UInt32(XDefaultDepth(display, screen)), ZPixmap,
        nil, info, UInt32(size.width), UInt32(size.height)), image.pointee.bits_per_pixel == 32
    else {
      info.deallocate()
      throw RobotError.noPicture(reason: "the display does not have 8 bits per color channel")
    }
    let length = Int(image.pointee.bytes_per_line) * size.height
    let identifier = shmget(IPC_PRIVATE, length, IPC_CREAT | 0o600)
    let address = identifier < 0 ? nil : shmat(identifier, nil, 0)
    guard let address, Int(bitPattern: address) != -1 else {
      if identifier >= 0 { shmctl(identifier, IPC_RMID, nil) }
      destroy(image)
      info.deallocate()
      throw RobotError.noPicture(reason: "there is no shared memory to be had")
    }
    info.pointee.shmid = identifier
    info.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
    image.pointee.data = info.pointee.shmaddr
    XShmAttach(display, info)
    XSync(display, 0)
    // It exists as long as the server or this program has it attached.
    shmctl(identifier, IPC_RMID, nil)
    return (image, info)
  }

  /// Frees the image without the shared memory.
  private nonisolated static func destroy(_ image: UnsafeMutablePointer<XImage>) {
    image.pointee.data = nil
    cxtest_destroy_image(image)
  }
}
