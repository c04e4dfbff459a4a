import ControlsTesting
import Foundation

/// Golden pictures.
///
/// They have no text, so that they are the same on every system but for rounding.
nonisolated enum Golden {
  static let byteLimit = 8 << 10

  /// Whether `make bless` writes them.
  static var isBlessing: Bool { picture("").isBlessing }

  /// - Parameter name: the file's name without its extension.
  static func picture(_ name: String, folder: URL = SourceTree.goldens) -> KeptPicture {
    KeptPicture(folder.appending(path: "\(name).png").path, blessedBy: "BLESS_GOLDENS")
  }
}
