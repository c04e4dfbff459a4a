import Foundation

extension Picture {
  /// Reads a PNG file.
  public init(file path: String) throws {
    try self.init(png: [UInt8](Data(contentsOf: URL(filePath: path))))
  }

  /// Writes a PNG file, and creates missing folders.
  public func write(to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(png()).write(to: file)
  }
}
