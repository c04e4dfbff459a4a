import ArgumentParser
import Canvas
import Controls

/// What a segmented control in a picture looks like.
struct SegmentedPictureOptions: ControlPictureOptions {
  @Option(help: "Titles separated by commas, or a number of segments without titles.")
  var segments = SegmentsArgument(titles: ["", "", ""])

  @Option(parsing: .unconditional, help: "The selected segment, counted from 0.")
  var selected = 0

  @Option(parsing: .unconditional, help: "A segment that is held down, counted from 0.")
  var pressedSegment: Int?

  @Flag(help: "The control lies on a card.")
  var elevated = false

  func validate() throws {
    let indices = segments.titles.indices
    guard indices.contains(selected) else {
      throw ValidationError("--selected is a segment from 0 to \(indices.count - 1).")
    }
    if let pressedSegment {
      guard indices.contains(pressedSegment) else {
        throw ValidationError("--pressed-segment is a segment from 0 to \(indices.count - 1).")
      }
    }
  }

  @MainActor
  func control(showsText: Bool) throws -> SegmentedControl {
    let titles = showsText ? segments.titles : segments.titles.map { _ in "" }
    return SegmentedControl(titles, selection: selected)
  }

  var defaultWidth: Double? { 300 }

  @MainActor
  func press(on control: SegmentedControl, isPressed: Bool) -> Point? {
    guard let index = isPressed ? control.selection : pressedSegment else { return nil }
    let frame = control.state.segmentFrame(at: index)
    let isMirrored = control.scene?.environment.direction == .rightToLeft
    return Point(isMirrored ? control.frame.width - frame.midX : frame.midX, frame.midY)
  }

  var showsText: Bool { segments.titles.contains { !$0.isEmpty } }
}
