/// A file with the placement of a window.
struct PlacementFile {
  private let file: KeptFile

  /// In bytes. chosen
  private static let limit = 255

  init(path: String) { file = KeptFile(path: path) }

  var path: String { file.path }

  /// `nil` if there is no file, or none of a placement.
  func read() -> WindowPlacement? {
    guard let bytes = file.read(limit: Self.limit) else { return nil }
    return WindowPlacement(String(decoding: bytes, as: UTF8.self))
  }

  /// Replaces the file; returns whether that succeeded, and otherwise leaves the previous file.
  func write(_ placement: WindowPlacement) -> Bool { file.write(Array("\(placement)\n".utf8)) }
}
