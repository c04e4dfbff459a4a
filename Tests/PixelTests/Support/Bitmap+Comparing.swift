import Canvas
import Foundation
import Testing

extension Bitmap {
  func isSame(as other: Bitmap) throws -> Bool {
    try #require((width, height) == (other.width, other.height))
    let (ours, theirs) = (try #require(bytes), try #require(other.bytes))
    return (0..<height).allSatisfy { y in
      memcmp(ours + y * bytesPerRow, theirs + y * other.bytesPerRow, width * 4) == 0
    }
  }
}
