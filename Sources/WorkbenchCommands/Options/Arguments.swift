import ArgumentParser
import Canvas
import Workbench

extension ValidationError {
  package static func check<Value>(
    _ value: Value?, in range: ClosedRange<Value>, _ message: String
  ) throws {
    if let value, !range.contains(value) { throw ValidationError(message) }
  }

  /// Checks the width of a control.
  static func checkWidth(_ width: Double?) throws {
    try check(
      width, in: SnapshotOptions.widths, "--width must be a length from 30 to 4000 points.")
  }

  /// Checks the path of an output.
  package static func checkName(_ path: String?, of option: String) throws {
    if path == "" {
      throw ValidationError("\(option) has an empty name; give the name of a file or folder.")
    }
  }
}

/// An option for a number of frames per second.
enum FrameRate {
  static let filmHelp = """
    Frames per second of a folder (default: 60), or of a Y4M film or a video in place of its own; \
    0.001 to 100000. An animated PNG has its own.
    """

  static func check(_ rate: Double?, of option: String) throws {
    try ValidationError.check(
      rate, in: Replay.rates,
      "\(option) must be a number of frames per second from 0.001 to 100000.")
  }
}

extension PictureFormat: ExpressibleByArgument {}

package struct PictureFileOptions: DescribedOptions {
  package private(set) var output = ""
  private var givenFormat: PictureFormat?

  package init() {}

  package static var table: [DescribedOption<Self>] {
    [
      .required(
        "output", \.output, completion: .file(), help: "The file to write; - is standard output."),
      .optional(
        "format", \.givenFormat,
        help: "The format, png, svg or pdf; overrides the extension of the file name."),
    ]
  }

  package var format: PictureFormat { givenFormat ?? PictureFormat(endingOf: output) ?? .png }
}

/// In points, written `960x680`.
struct SizeArgument: ExpressibleByArgument {
  var size: Size

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    size = Size(width, height)
  }
}

/// Names with commas between them, or `none`.
struct NamesArgument<Options: NamedOptions>: ExpressibleByArgument {
  var options: Options = []

  init?(argument: String) {
    if argument == "none" { return }
    let names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard let options = Options(names: names) else { return nil }
    self.options = options
  }
}
