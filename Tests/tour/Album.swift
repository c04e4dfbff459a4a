import Canvas
import Foundation

@MainActor
final class Album {
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
