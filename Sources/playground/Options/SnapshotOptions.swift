import ArgumentParser
import Canvas
import Controls

/// What a switch in a picture looks like.
struct SnapshotSwitchOptions: ParsableArguments {
  @Flag(help: "The switch is on.")
  var on = false

  @Option(help: "Track colour when on, as RRGGBB.")
  var onTint: ColorArgument?

  @Option(help: "Thumb colour, as RRGGBB.")
  var thumbTint: ColorArgument?

  @Option(help: "Track colour when off, as RRGGBB.")
  var offTint: ColorArgument?

  @MainActor
  func control() -> Switch {
    Switch(
      isOn: on,
      tints: SwitchTints(on: onTint?.color, off: offTint?.color, thumb: thumbTint?.color))
  }
}

/// What a slider in a picture looks like.
struct SnapshotSliderOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: "The value; half of the range by default.")
  var value: Double?

  @Option(parsing: .unconditional, help: "Distance between the values it rests at.")
  var step: Double?

  @Option(parsing: .unconditional, help: "The lowest value.")
  var min = 0.0

  @Option(parsing: .unconditional, help: "The highest value.")
  var max = 1.0

  func validate() throws {
    guard min < max, min.isFinite, max.isFinite else {
      throw ValidationError("--min and --max have to be numbers, --min the lower one.")
    }
    if let step {
      guard step > 0, step.isFinite else {
        throw ValidationError("--step has to be a number above 0.")
      }
    }
    if let value {
      guard (min...max).contains(value) else {
        throw ValidationError("--value \(value) lies outside --min \(min) and --max \(max).")
      }
    }
  }

  @MainActor
  func control() throws -> Slider {
    // Half of each, for their sum may be more than a number can hold.
    Slider(value: value ?? min / 2 + max / 2, in: min...max, step: step)
  }
}

/// What a segmented control in a picture looks like.
struct SnapshotSegmentedOptions: ParsableArguments {
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
  func control(showsTitles: Bool) throws -> SegmentedControl {
    let titles = showsTitles ? segments.titles : segments.titles.map { _ in "" }
    return SegmentedControl(titles, selection: selected)
  }

  func center(ofSegmentAt index: Int, in box: Size, _ direction: LayoutDirection) -> Point {
    let width = box.width / Double(segments.titles.count)
    let x = (Double(index) + 0.5) * width
    return Point(direction == .leftToRight ? x : box.width - x, box.height / 2)
  }
}
