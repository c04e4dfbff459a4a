import ControlsTesting
import Foundation

/// The pictures that were looked at and found right, kept to notice when they change.
///
/// No animation has a text, so that they are the same everywhere but for rounding.
nonisolated enum Golden {
  /// The largest file.
  static let byteLimit = 8 << 10

  /// Whether they are to be written and not compared: `make bless`.
  static var isBlessing: Bool { picture("").isBlessing }

  /// - Parameter name: the file's name without its extension.
  static func picture(_ name: String, folder: URL = SourceTree.goldens) -> KeptPicture {
    KeptPicture(folder.appending(path: "\(name).png").path, blessedBy: "BLESS_GOLDENS")
  }
}
