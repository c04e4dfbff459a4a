import ArgumentParser
import Canvas
import Controls
import Measuring
import Support
import Workbench

package struct CompareCommand<Program: WorkbenchProgram>: PictureCommand, DescribedOptions {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compare",
      abstract: "Measure how far a picture, or a painted control, is from a reference picture.",
      discussion: """
        Compares two PNG files, a PNG file with a control (--control and the options of snapshot), \
        or two folders by the paths of their PNG files. Prints one line of JSON per comparison, \
        with differences in levels of 255 of the largest channel of a pixel: size, mean, max, \
        different (pixels above the tolerance), share, shift (pixels by which the picture has to \
        be moved to fit the reference best, or null, with beyond if it is longer than 3 px), meanAfterShift, and the regions that differ. \
        Folders end with a line that has a summary.

        With --control, the reference may be a whole screenshot: the control is searched in it, and \
        found has its frame in pixels, the pixels per point (1, 2 or 3 unless the name or --scale \
        says it) and the score of the search.

        The exit code is 1 if the limits are exceeded, if a screenshot does not show the control, or if a file is in only one of two folders; \
        and 65 if pictures cannot be read or have different sizes.
        """)
  }

  private(set) var reference = ""
  private(set) var other: String?
  private(set) var painted: Subject<Program>?
  private var output: String?
  private var report: String?
  private var mask: [RectArgument] = []
  private(set) var crop: RectArgument?
  private var tolerance = ComparisonOptions().tolerance
  private var meanLimit: Double?
  private var maxLimit: Int?
  var picture = PictureOptions<Program, ComparisonSettings>()

  package static var table: [DescribedOption<Self>] {
    // The control is painted in the size of the reference, without a margin of its own.
    pictures + limits + PictureOptions.tableWithoutMargin.map { $0.within(\.picture) }
  }

  private static var pictures: [DescribedOption<Self>] {
    [
      .requiredArgument(
        "reference", \.reference, completion: .file(),
        help: "The reference: a PNG file, a folder, or - for standard input."),
      .argument(
        "picture", \.other, completion: .file(),
        help: """
          The picture to measure, or a folder. With --control and --pressed: the part of the \
          control that is held\(Program.partHint).
          """),
      .optional(
        "control", \.painted,
        help: """
          Compare with this control: \(Subject<Program>.names.listed("or")). It is painted in the \
          size of the reference, centered, at the scale in its name (switch@2x.png) or --scale; in \
          a whole screenshot it is searched.
          """),
      .optional(
        "output", \.output, completion: .file(),
        help: "A PNG file for a picture of the difference; a folder, if folders are compared."),
      .optional(
        "report", \.report, completion: .file(),
        help: "An HTML file with pictures, difference and measurements."),
    ]
  }

  private static var limits: [DescribedOption<Self>] {
    [
      .repeated(
        "mask", \.mask,
        help: "A rectangle in pixels that does not count, as X,Y,W,H; may be repeated."),
      .optional(
        "crop", \.crop, parsing: .unconditional,
        help: """
          With --control: the rectangle of the reference in pixels with the control in its center, \
          as X,Y,W,H, in place of a search for the control.
          """),
      .withDefault(
        "tolerance", \.tolerance, parsing: .unconditional,
        help: "The difference of a pixel that does not count as different, 0 to 255 levels."),
      .optional(
        "mean-limit", \.meanLimit, parsing: .unconditional,
        help: "The largest mean difference, 0 to 255 levels; above it, the exit code is 1."),
      .optional(
        "max-limit", \.maxLimit, parsing: .unconditional,
        help: "The largest difference of a pixel, 0 to 255 levels; above it, the exit code is 1."),
    ]
  }

  var subject: Subject<Program> { painted ?? .gallery }

  var part: String? { painted == nil ? nil : other }

  /// The scale of the reference's name applies unless the option is given.
  var settings: EnvironmentSettings {
    var settings = picture.environment.settings
    if picture.environment.values["scale"] == nil,
      let scale = ComparedPicture.scale(ofName: reference)
    {
      settings.scale = scale
    }
    return settings
  }

  private var isOfFolders: Bool {
    Folder.exists(at: reference) || other.map(Folder.exists) == true
  }

  package init() {}

  package func validate() throws {
    try picture.validate()
    try ValidationError.check(tolerance, in: 0...255, "--tolerance must be from 0 to 255 levels.")
    try ValidationError.check(meanLimit, in: 0...255, "--mean-limit must be from 0 to 255 levels.")
    try ValidationError.check(maxLimit, in: 0...255, "--max-limit must be from 0 to 255 levels.")
    if painted != nil {
      if other != nil && !picture.pressed {
        throw ValidationError("Give either a second picture or --control, not both.")
      }
      try checkSubject()
    } else {
      if other == nil {
        throw ValidationError("There is nothing to compare with; add a picture or --control NAME.")
      }
      if reference == "-", other == "-" {
        throw ValidationError(
          "Standard input can be read only once; name a file for one of the pictures.")
      }
      if crop != nil {
        throw ValidationError("--crop cuts out a control; add --control NAME.")
      }
      let tokens = picture.tokens.tokens == nil ? [] : ["tokens"]
      if let option = (picture.givenForControls + picture.givenForWindows + tokens).first {
        throw ValidationError("--\(option) applies to a painted control; add --control NAME.")
      }
    }
    if !isOfFolders { try check(inputs: [reference, painted == nil ? other : nil]) }
  }

  private func check(inputs files: [String?]) throws {
    try ValidationError.checkName(output, of: "--output")
    try FileUses(
      inputs: inputs + files,
      outputs: [
        "--output": isOfFolders ? nil : output, "--report": report,
        "the line of measurements": "-",
      ]
    ).check()
  }

  /// Also links in the folder of the output can lead into an input.
  private func check(output: String?, beside names: [String], in inputs: [String]) throws {
    guard let output else { return }
    let written = Set(names.map { Input.folder(of: "\(output)/\($0)") })
    if let input = inputs.first(where: { input in
      written.contains { Folder.contains(input, $0) }
    }) {
      throw ValidationError(
        "--output would write among the pictures in \(input); use another folder.")
    }
  }

  var options: ComparisonOptions {
    var options = ComparisonOptions()
    options.theme = settings.theme
    options.tolerance = tolerance
    options.masks = mask.map(\.rect)
    (options.meanLimit, options.maxLimit) = (meanLimit, maxLimit)
    return options
  }

  @MainActor
  package func perform() throws {
    if isOfFolders {
      let others = [reference, other].compactMap { $0 }.filter { !Folder.exists(at: $0) }
      // A file that is missing is named.
      for path in others where path != "-" { _ = try ByteReader(path, from: .file) }
      guard let other, painted == nil, others.isEmpty
      else { throw ValidationError("A folder can be compared only with another folder.") }
      return try compareFolders(other) { try OutputFile.write($0.line, to: "-") }
    }
    let comparison = try comparison()
    if let output { try OutputFile.write(comparison.paintedDifference(), to: output) }
    if let report {
      var page = ComparisonReport(title: "Comparison with \(reference)")
      try page.add(comparison, named: painted?.name ?? other ?? "")
      try OutputFile.write(Array(page.text.utf8), to: report)
    }
    try OutputFile.write(JSON.object(comparison.members).line, to: "-")
    if let excess = comparison.excess { throw Failure(.differs, excess) }
  }

  @MainActor
  func comparison() throws -> PictureComparison {
    let theme = settings.theme
    guard let painted else {
      let pair = try ComparedPicture.pair(reference, other ?? "", theme: theme)
      for picture in [pair.reference, pair.picture] { warn(of: picture) }
      try checkMasks(in: pair.reference)
      return try PictureComparison(of: pair.picture, with: pair.reference, options)
    }
    let image = try ComparedPicture(path: reference, theme: theme)
    warn(of: image)
    try checkMasks(in: image)
    return try comparison(with: image, paintedAs: painted.name)
  }

  private func checkMasks(in image: ComparedPicture) throws {
    let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    if let rect = mask.map(\.rect).first(where: { !$0.intersects(whole) }) {
      throw ValidationError(
        "--mask \(rect.x),\(rect.y),\(rect.width),\(rect.height) is outside of the reference, which "
          + "is \(image.width) x \(image.height) px.")
    }
  }

  private func warn(of picture: ComparedPicture) {
    if let warning = picture.warning {
      StandardStreams.say("\(Program.name): \(warning)\n")
    }
  }

  /// Calls `line` with the result of each file, and with the summary.
  func compareFolders(_ other: String, line: (JSON) throws -> Void) throws {
    let folders = try FolderComparison(reference: reference, picture: other)
    try check(inputs: folders.files)
    try check(output: output, beside: folders.names, in: [reference, other])
    var page = ComparisonReport(title: "Comparison of \(other) with \(reference)")
    var summary = ComparisonSummary()
    var hasErrors = false
    if let output { try OutputFile.makeFolder(output) }
    for name in folders.names {
      let outcome = try folders.outcome(of: name, options)
      summary.add(outcome)
      switch outcome {
      case .compared(let comparison):
        for picture in [comparison.reference, comparison.picture] { warn(of: picture) }
        if report != nil { try page.add(comparison, named: name) }
        if let output {
          try OutputFile.makeFolders(of: name, in: output)
          try OutputFile.write(
            comparison.paintedDifference(), to: "\(output)/\(name)", named: .inFolder)
        }
      case .failed(let failure):
        hasErrors = true
        page.add(failure.message, named: name)
      case .missing(let side): page.add("The \(side) is missing", named: name)
      }
      try line(outcome.json(named: name))
    }
    try line(summary.json)
    page.counts = summary.counts
    if let report { try OutputFile.write(Array(page.text.utf8), to: report) }
    if let failure = summary.failure {
      throw Failure(hasErrors ? .badInput : .differs, failure + "; their lines say why")
    }
  }
}

/// A rectangle in pixels, written `X,Y,W,H`.
struct RectArgument: ExpressibleByArgument {
  var rect: PixelRect

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { (0...100_000).contains($0) }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    rect = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
