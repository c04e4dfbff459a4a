import ArgumentParser
import Controls
import Support
import Workbench

/// A reference on the stage of a control's page.
package struct ReferenceOptions: DescribedOptions {
  var reference: String?
  var referenceScale: Double?
  var referenceRate: Double?
  var referenceMode: ReferenceMode?

  package init() {}

  package static var table: [DescribedOption<Self>] {
    [
      .optional(
        "reference", \.reference, completion: .file(),
        help: """
          A picture or film to compare the control on the stage with: a PNG file, an animated PNG, \
          a video, a Y4M file, or a folder of PNG files. The scale is that of its name (switch@2x.png), \
          else 1.
          """),
      .optional(
        "reference-scale", \.referenceScale, parsing: .unconditional,
        help: "The pixels per point of the reference, 1 to 10."),
      .optional(
        "reference-rate", \.referenceRate, parsing: .unconditional, help: FrameRate.filmHelp),
      .optional(
        "reference-mode", \.referenceMode,
        help: """
          The mode of the reference: overlay, divider, difference or beside (default: overlay).
          """),
    ]
  }

  package func validate() throws {
    try ValidationError.check(
      referenceScale, in: ReferencePicture.scales,
      "--reference-scale must be a number from 1 to 10.")
    try FrameRate.check(referenceRate, of: "--reference-rate")
    guard reference == nil else { return }
    for (option, isGiven) in [
      ("--reference-scale", referenceScale != nil), ("--reference-rate", referenceRate != nil),
      ("--reference-mode", referenceMode != nil),
    ] where isGiven {
      throw ValidationError("\(option) needs a picture or film; add --reference FILE.")
    }
  }

  /// `place` names the other options that the page needs.
  func check<Program>(page: PageArgument<Program>?, _ place: String = "") throws {
    if reference != nil, page?.isOfControl != true {
      throw ValidationError(
        "--reference works only with \(place)--page \(Program.controlNames.listed("or")).")
    }
  }

  /// The files that are read.
  var inputs: [String?] {
    get throws {
      guard let reference, Folder.exists(at: reference) else { return [reference] }
      return try Folder.picturePaths(in: reference)
    }
  }

  /// `nil` without the option.
  @MainActor
  func load() throws -> Reference? {
    try reference.map {
      try Reference(path: $0, scale: referenceScale, rate: referenceRate)
    }
  }
}

extension ReferenceMode: ExpressibleByArgument {}
