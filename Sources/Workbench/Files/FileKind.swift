import Controls
import Measuring
import Support

/// A kind of file that the window opens.
enum FileKind {
  case tokens, reference

  /// The kind of a dropped file or folder, by the ending of its name.
  init(of address: String) {
    let name = address.lowercased()
    let isFolder = (try? FileAddress.path(of: address)).map(Folder.exists) ?? false
    self = isFolder || Self.endings.contains(where: name.hasSuffix) ? .reference : .tokens
  }

  /// The endings of pictures and films.
  private static let endings = [
    ".png", ".apng", ".y4m", ".gif", ".mov", ".mp4", ".m4v", ".mkv", ".webm", ".avi",
  ]

  var title: String { self == .tokens ? "Load Tokens" : "Load Reference" }

  var noun: String { self == .tokens ? "token file" : "picture or film" }

  var problem: String { self == .tokens ? "Can't load tokens" : "Can't load the reference" }

  var option: String { self == .tokens ? "--tokens" : "--reference" }

  /// The files in the chooser, and their name there.
  ///
  /// A file chooser has one pattern: that of references fits these endings in small and capital
  /// letters, such as `.png`, `.y4m` and `.MOV`, and few others.
  var filter: (name: String, pattern: String) {
    self == .tokens
      ? ("Design tokens", "*.tokens.json")
      : ("Pictures and films", "*.[pygmwaPYGMWA][n4iopkevNIOPKEV]*")
  }
}

/// The answer of a file chooser.
enum ChooserAnswer: Hashable {
  /// The URI of the chosen file.
  case file(String)
  case nothing
  case unavailable
}
