import Canvas
import Foundation

enum ContactSheet {
  private static let gap = 8

  /// Creates a sheet with selected pictures of a film, including the first and the last.
  static func make(of film: [Bitmap], count: Int) throws -> Bitmap {
    let chosen = choose(count, of: film)
    let width = (chosen.map(\.width).max() ?? 0) + 2 * gap
    let height = chosen.reduce(gap) { $0 + $1.height + gap }
    var bytes = [UInt8](repeating: 0x80, count: width * height * 4)
    var top = gap
    for picture in chosen {
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          guard let pixel = picture[x, y] else { continue }
          let offset = ((top + y) * width + gap + x) * 4
          bytes[offset] = pixel.blue
          bytes[offset + 1] = pixel.green
          bytes[offset + 2] = pixel.red
        }
      }
      top += picture.height + gap
    }
    return try Bitmap(width: width, height: height, bgrx: bytes, bytesPerRow: width * 4)
  }

  /// The selected pictures, denser at the beginning, where motion is fast.
  private static func choose(_ count: Int, of film: [Bitmap]) -> [Bitmap] {
    if film.count <= count || count < 2 { return film }
    let last = film.count - 1
    return (0..<count).map { number in
      let part = Double(number) / Double(count - 1)
      return film[max(number, Int((part * part * Double(last)).rounded()))]
    }
  }
}

@MainActor final class Album {
  let folder: URL
  private(set) var count = 0

  init(folder path: String) throws {
    folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func add(_ picture: Bitmap, _ name: String, _ caption: String) throws {
    let file = folder.appendingPathComponent("\(name).png")
    try Data(try picture.png()).write(to: file)
    count += 1
    print("\(file.relativePath)  \(caption)")
  }
}
