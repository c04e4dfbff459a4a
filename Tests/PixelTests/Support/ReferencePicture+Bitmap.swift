import Canvas
import Foundation
import ReferenceRenderer

extension ReferencePicture {
  init(_ bitmap: Bitmap) {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    if let bytes = bitmap.bytes {
      for y in 0..<bitmap.height {
        let row = UnsafeRawPointer(bytes + y * bitmap.bytesPerRow)
          .bindMemory(to: UInt32.self, capacity: bitmap.width)
        pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: bitmap.width))
      }
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  init(png: [UInt8]) throws { try self.init(Bitmap(png: png)) }
}
