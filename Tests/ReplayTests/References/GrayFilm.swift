import Canvas
import Foundation
import Testing

@testable import Workbench

/// A film whose frames are gray, each with a level of its own.
struct GrayFilm {
  var levels: [UInt8]
  var rate = 60.0
  var width = 40
  var height = 20

  private func bitmap(_ level: UInt8) throws -> Bitmap {
    try Bitmap(
      width: width, height: height,
      bgrx: [UInt8](repeating: level, count: 4 * width * height), bytesPerRow: 4 * width)
  }

  /// Writes a folder (a name without an ending), an animated PNG or YUV4MPEG2 (`y4m`), and returns
  /// the path.
  @discardableResult
  func write(_ name: String, to folder: TemporaryFolder, colors: String = "mono") throws -> String {
    let url = folder.url.appending(path: name)
    if name.hasSuffix(".y4m") {
      var bytes = Array("YUV4MPEG2 W\(width) H\(height) F\(Int(rate)):1 C\(colors)\n".utf8)
      let differences = colors == "mono" ? 0 : 2 * (width / 2) * (height / 2)
      for level in levels {
        bytes += Array("FRAME\n".utf8) + [UInt8](repeating: level, count: width * height)
        bytes += [UInt8](repeating: 128, count: differences)
      }
      try Data(bytes).write(to: url)
    } else if name.hasSuffix(".png") {
      var encoder = try AnimatedPNGEncoder(
        width: width, height: height, rate: rate, frameCount: levels.count)
      var bytes: [UInt8] = []
      for level in levels { bytes += try encoder.add(bitmap(level)) }
      try Data(bytes + encoder.finish()).write(to: url)
    } else {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (index, level) in levels.enumerated() {
        let file = url.appending(path: "\(1000 + index).png")
        try Data(bitmap(level).png()).write(to: file)
      }
    }
    return folder.path(name)
  }
}
