import Canvas
import Foundation

extension Bitmap {
  func rows(unlike other: Bitmap) -> [Int] {
    if (width, height) != (other.width, other.height) { return Array(0..<height) }
    return (0..<height).filter { y in
      let first = UnsafeRawPointer(bytes + y * bytesPerRow)
      let second = UnsafeRawPointer(other.bytes + y * other.bytesPerRow)
      if memcmp(first, second, width * 4) == 0 { return false }
      // The unused byte may have any value.
      return (0..<width).contains { x in
        let colors = [first, second].map {
          $0.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        }
        return (colors[0] ^ colors[1]) & 0xFF_FFFF != 0
      }
    }
  }
}
