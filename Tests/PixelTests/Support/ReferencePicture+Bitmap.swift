import Canvas
import Foundation
import ReferenceRenderer

extension ReferencePicture {
  init(_ bitmap: Bitmap) {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      let row = UnsafeRawPointer(bitmap.bytes + y * bitmap.bytesPerRow)
        .bindMemory(to: UInt32.self, capacity: bitmap.width)
      pixels.append(contentsOf: UnsafeBufferPointer(start: row, count: bitmap.width))
    }
    self.init(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }

  init(png: [UInt8]) throws { try self.init(Bitmap(png: png)) }
}
