internal import CXTest
import Foundation
import Synchronization

/// Reads a window of one color repeatedly, and counts how often it saw parts of two frames.
///
/// It has a thread of its own, as the program paints meanwhile.
public final class HalfFrameWatch: Sendable {
  public struct Counts: Hashable, Sendable {
    public var looks = 0
    public var halves = 0
  }

  private let counts = Mutex(Counts())
  private let isStopping = Mutex(false)
  private let isDone = DispatchSemaphore(value: 0)

  /// - Parameter places: Positions in the window, px, that have one color.
  public init(
    display: String, window: UInt, size: (width: Int, height: Int), places: [(x: Int, y: Int)]
  ) {
    Thread.detachNewThread { [self] in
      defer { isDone.signal() }
      guard let connection = XOpenDisplay(display) else { return }
      defer { XCloseDisplay(connection) }
      while !isStopping.withLock({ $0 }) {
        guard
          let image = XGetImage(
            connection, window, 0, 0, UInt32(size.width), UInt32(size.height),
            UInt(bitPattern: -1), ZPixmap)
        else { continue }
        let seen = Set(places.map { cxtest_get_pixel(image, Int32($0.x), Int32($0.y)) & 0xFF_FFFF })
        cxtest_destroy_image(image)
        counts.withLock {
          $0.looks += 1
          if seen.count > 1 { $0.halves += 1 }
        }
      }
    }
  }

  public var looks: Int { counts.withLock { $0.looks } }

  public func stop() -> Counts {
    isStopping.withLock { $0 = true }
    isDone.wait()
    return counts.withLock { $0 }
  }
}
