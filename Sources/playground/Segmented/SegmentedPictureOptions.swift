import ArgumentParser
import Canvas
import Controls

/// What a segmented control in a picture looks like.
struct SegmentedPictureOptions: ControlPictureOptions {
  @Option(help: "Titles separated by commas, or a number of segments without titles, 1 to 32.")
  var segments = SegmentsArgument(titles: ["", "", ""])

  @OptionGroup var content: SegmentContentOptions

  @Option(help: "single, multiple or momentary.")
  var mode = SegmentSelectionMode.single

  @Option(
    parsing: .unconditional,
    help: "The selected segment, counted from 0; several separated by commas; or none.")
  var selected = IndicesArgument([0])

  @Option(parsing: .unconditional, help: "Segments that cannot be selected, separated by commas.")
  var disabledSegments = IndicesArgument([])

  @Option(help: "Colour of what is selected, as RRGGBB.")
  var tint: ColorArgument?

  @Option(
    parsing: .unconditionalSingleValue,
    help: "Content moved within its segment, such as 0:2,-1 (pt); can be given several times.")
  var offset: [OffsetArgument] = []

  @Option(help: "A JSON file that names images for the control to be made of.", completion: .file())
  var appearance: String?

  @Option(parsing: .unconditional, help: "A segment that is held down, counted from 0.")
  var pressedSegment: Int?

  @Flag(help: "The control lies on a card.")
  var elevated = false

  func validate() throws {
    if let complaint = description.complaint(naming: { "--\($0)" }) {
      throw ValidationError(complaint + ".")
    }
    if let pressedSegment, !segments.titles.indices.contains(pressedSegment) {
      throw ValidationError(
        "--pressed-segment is a segment from 0 to \(segments.titles.count - 1).")
    }
  }

  private var description: SegmentedDescription {
    var description = content.description(titles: segments.titles)
    description.mode = mode
    description.selected = selected.indices
    description.disabled = disabledSegments.indices
    description.tint = tint?.color
    for entry in offset { description.offsets[entry.index] = entry.offset }
    return description
  }

  @MainActor
  func control(showsText: Bool) throws -> SegmentedControl {
    let control = description.control(label: "")
    if let appearance {
      let file = try AppearanceFile(path: appearance)
      for remark in file.remarks { StandardStreams.say("playground: \(remark)\n") }
      control.appearance = file.appearance
    }
    return control
  }

  var defaultWidth: Double? { 300 }

  @MainActor
  func press(on control: SegmentedControl, isPressed: Bool) -> Point? {
    guard let index = isPressed ? control.selection : pressedSegment else { return nil }
    let frame = control.state.segmentFrame(at: index)
    let isMirrored = control.scene?.environment.direction == .rightToLeft
    return Point(isMirrored ? control.frame.width - frame.midX : frame.midX, frame.midY)
  }

  var showsText: Bool {
    let words = segments.titles + (content.beneath?.words ?? []) + [content.caption]
    return words.contains { !$0.isEmpty }
  }
}
