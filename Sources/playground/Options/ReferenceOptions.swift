import ArgumentParser
import Controls
import Workbench

/// A reference on the stage of a control's page.
struct ReferenceOptions: ParsableArguments {
  @Option(
    help: """
      A PNG file to compare the control on the stage with; the scale is that of its name \
      (switch@2x.png), else 1.
      """, completion: .file())
  var reference: String?

  @Option(parsing: .unconditional, help: "The pixels per point of the reference, 1 to 10.")
  var referenceScale: Double?

  @Option(
    help: "The mode of the reference: overlay, divider, difference or beside (default: overlay).")
  var referenceMode: ReferenceMode?

  func validate() throws {
    try ValidationError.check(
      referenceScale, in: ReferencePicture.scales,
      "--reference-scale must be a number from 1 to 10.")
    guard reference == nil else { return }
    for (option, isGiven) in [
      ("--reference-scale", referenceScale != nil), ("--reference-mode", referenceMode != nil),
    ] where isGiven {
      throw ValidationError("\(option) needs a picture; add --reference FILE.")
    }
  }

  /// `place` names the other options that the page needs.
  func check(page: PageName?, _ place: String = "") throws {
    let hasStage = MainActor.assumeIsolated {
      page.map { ControlCatalog.playground[$0.rawValue] != nil } ?? false
    }
    if reference != nil, !hasStage {
      throw ValidationError(
        "--reference works only with \(place)--page switch, slider, range or segmented.")
    }
  }

  /// `nil` without the option.
  func load() throws -> ReferencePicture? {
    try reference.map { try ReferencePicture(path: $0, scale: referenceScale) }
  }
}

extension ReferenceMode: ExpressibleByArgument {}
