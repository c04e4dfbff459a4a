import Foundation
import ReferenceRenderer

/// A picture that was looked at and found right, kept to notice when it changes.
struct Golden {
  /// The most levels that a channel may be off.
  ///
  /// How Cairo and pixman round when they composite depends on their version and on the processor.
  /// Masks are our own and the same everywhere, so nothing that has a shape hides in one level.
  static let tolerance = 1

  /// The largest file.
  static let byteLimit = 8 << 10

  /// Whether goldens are to be written and not compared: `make bless`.
  nonisolated static let isBlessing = ProcessInfo.processInfo.environment["BLESS_GOLDENS"] != nil

  /// The file's name without its extension.
  let name: String
  var folder = SourceTree.goldens

  var file: URL { folder.appending(path: "\(name).png") }

  /// What is wrong with a picture, and what to look at; nil if nothing is.
  func complaint(about picture: ReferencePicture) throws -> String? {
    guard let data = try? Data(contentsOf: file) else {
      return "\(name): there is no such golden; `make bless` paints it"
    }
    let golden = try ReferencePicture(png: [UInt8](data))
    let difference = PixelDifference(picture, golden)
    if !difference.hasSameSize {
      return "\(name): \(picture.width)x\(picture.height) px in place of "
        + "\(golden.width)x\(golden.height)"
    }
    if difference.maximum <= Self.tolerance { return nil }
    let folder = Evidence.write("golden/\(name)", picture, golden, difference)
    return "\(name): \(difference.count(above: Self.tolerance)) px differ, the worst at "
      + "\(difference.worst) by \(difference.maximum) levels; see \(folder)"
  }

  func bless(_ picture: ReferencePicture) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(picture.png()).write(to: file)
  }
}
