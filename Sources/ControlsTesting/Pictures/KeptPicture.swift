import Foundation

/// A picture in a file, that was looked at and found right, kept to notice when it changes.
///
/// It is painted anew where an environment variable is set that the test names:
///
///     BLESS_PICTURES=1 swift test --filter Stepper
public struct KeptPicture: Sendable {
  /// Of the PNG file.
  public let path: String

  /// What is allowed.
  public let gate: PictureGate

  /// The environment variable that has pictures written and not compared.
  public let blessingVariable: String

  /// Whether pictures are written and not compared: whether the variable is set.
  public let isBlessing: Bool

  /// - Parameters:
  ///   - path: of the PNG file.
  ///   - gate: what is allowed.
  ///   - blessingVariable: the environment variable that has pictures written and not compared.
  ///   - environment: in which the variable is looked for.
  public init(
    _ path: String, gate: PictureGate = .rounding, blessedBy blessingVariable: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.path = path
    self.gate = gate
    self.blessingVariable = blessingVariable
    isBlessing = environment[blessingVariable] != nil
  }

  /// The file's name without folder and extension.
  public var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  /// The name of the folder that the file is in.
  private var folder: String {
    URL(filePath: path).deletingLastPathComponent().lastPathComponent
  }

  /// Compares a picture with the one in the file, or writes it there.
  public func compare(_ picture: Picture) -> PictureComparison {
    do {
      if isBlessing {
        try picture.write(to: path)
        return PictureComparison(passes: true, "\(name): written to \(path)")
      }
      guard FileManager.default.fileExists(atPath: path) else {
        return PictureComparison(
          passes: false,
          "\(name): there is no picture at \(path); with \(blessingVariable)=1 in the environment "
            + "it is painted (a target leaves it out of its build by exclude: [\"\(folder)\"] in "
            + "Package.swift)")
      }
      return PictureDifference(picture, try Picture(file: path)).judged(by: gate, named: name)
    } catch {
      return PictureComparison(passes: false, "\(name): \(error)")
    }
  }
}
