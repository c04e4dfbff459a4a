import Canvas
import Support

/// A film of the PNG files in a folder, which have one size, in the order of their names.
final class FolderFilm: Film {
  let name: String
  private let rate: Double
  private let files: [String]
  private var frameCount = 0
  private var size: (width: Int, height: Int)?

  private var decoded: ArraySlice<Result<Bitmap, any Error>> = []

  /// Frames that are decoded at once: several while the film is read in order. chosen
  private var batch = 4

  init(_ path: String, rate: Double) throws {
    (name, self.rate) = (path, rate)
    files = try Folder.picturePaths(in: path)
    if files.isEmpty { throw failure("the folder contains no PNG files") }
  }

  func scan() throws -> [Double] {
    if files.count > Films.mostFrames { throw failure(Films.excess) }
    return (0...files.count).map { Double($0) / rate }
  }

  func seek(to index: Int) {
    batch = 1
    if index == frameCount { return }
    frameCount = index
    decoded = []
  }

  func next() throws -> FilmFrame? {
    guard frameCount < files.count else { return nil }
    let file = files[frameCount]
    if decoded.isEmpty {
      let batch = Array(files[frameCount...].prefix(batch))
      decoded =
        Parallel.map(batch.count) { index in
          Result { try Bitmap(png: Input.bytes(of: batch[index], from: .file)) }
        }[...]
    }
    let bitmap: Bitmap
    do {
      bitmap = try decoded.removeFirst().get()
    } catch PictureError.cannotDecode(let reason) {
      throw failure("\(file): \(reason)")
    }
    if let size, size != (bitmap.width, bitmap.height) {
      throw failure(
        "\(file) is \(bitmap.width) x \(bitmap.height) px, and the files before are "
          + "\(size.width) x \(size.height) px")
    }
    size = (bitmap.width, bitmap.height)
    defer { frameCount += 1 }
    return FilmFrame(.colors(bitmap), time: Double(frameCount) / rate, duration: 1 / rate)
  }
}
