import ControlsTesting
import Foundation

/// Golden pictures.
///
/// They contain no text, so they are equal on every system except for rounding.
nonisolated enum Golden {
  static let byteLimit = 8 << 10

  /// Whether `make bless` writes them.
  static var isBlessing: Bool { picture("").isBlessing }

  /// - Parameter name: The file's name without its extension.
  static func picture(_ name: String, folder: URL = SourceTree.goldens) -> KeptPicture {
    KeptPicture(folder.appending(path: "\(name).png").path)
  }
}
