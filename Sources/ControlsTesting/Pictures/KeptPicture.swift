import Foundation

/// A reference picture in a file. It is written if the environment variable is set:
///
///     BLESS_PICTURES=1 swift test --filter Stepper
public struct KeptPicture: Sendable {
  /// The path of the PNG file.
  public let path: String

  /// The allowed difference.
  public let gate: PictureGate

  /// The environment variable that makes pictures be written instead of compared.
  public static let blessingVariable = "BLESS_PICTURES"

  /// Whether pictures are written instead of compared.
  public let isBlessing: Bool

  /// A reference picture at a path; `environment` contains the variable.
  public init(
    _ path: String, gate: PictureGate = .rounding,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.path = path
    self.gate = gate
    isBlessing = environment[Self.blessingVariable] != nil
  }

  /// The file name without its extension.
  public var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  private var folder: String { URL(filePath: path).deletingLastPathComponent().lastPathComponent }

  /// Compares a picture with the file, or writes it.
  public func compare(_ picture: Picture) -> PictureComparison {
    do {
      if isBlessing {
        try picture.write(to: path)
        return PictureComparison(passes: true, "\(name): written to \(path)")
      }
      guard FileManager.default.fileExists(atPath: path) else {
        return PictureComparison(
          passes: false,
          "\(name): there is no picture at \(path); set \(Self.blessingVariable)=1 in the environment "
            + "to create it (and add exclude: [\"\(folder)\"] to the target in "
            + "Package.swift)")
      }
      return PictureDifference(picture, try Picture(file: path)).judged(by: gate, named: name)
    } catch {
      return PictureComparison(passes: false, "\(name): \(error)")
    }
  }
}
