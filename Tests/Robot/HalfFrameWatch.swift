internal import CXTest
import Foundation
import Synchronization

/// Looks at a window of one colour again and again, as a compositing manager may at any moment, and
/// counts how often it saw two colours: a part of one frame and a part of the one before.
///
/// It looks from a thread of its own, as whoever paints the window is at work meanwhile.
public final class HalfFrameWatch: Sendable {
  public struct Counts: Hashable, Sendable {
    public var looks = 0
    public var halves = 0
  }

  private let counts = Mutex(Counts())
  private let isStopping = Mutex(false)
  private let isDone = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - display: such as `:3`.
  ///   - places: of the window, px; one colour is to be seen in all of them.
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
        let colors = Set(
          places.map { cxtest_get_pixel(image, Int32($0.x), Int32($0.y)) & 0xFF_FFFF })
        cxtest_destroy_image(image)
        counts.withLock {
          $0.looks += 1
          if colors.count > 1 { $0.halves += 1 }
        }
      }
    }
  }

  /// How often it has looked so far.
  public var looks: Int { counts.withLock { $0.looks } }

  /// Looks no more.
  public func stop() -> Counts {
    isStopping.withLock { $0 = true }
    isDone.wait()
    return counts.withLock { $0 }
  }
}
