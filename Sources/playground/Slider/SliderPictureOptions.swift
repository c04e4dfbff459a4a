import ArgumentParser
import Canvas
import Controls

/// What a slider in a picture looks like.
struct SliderPictureOptions: ControlPictureOptions {
  @Option(parsing: .unconditional, help: "The value; half of the range by default.")
  var value: Double?

  @Option(parsing: .unconditional, help: "Distance between the values it rests at.")
  var step: Double?

  @Option(parsing: .unconditional, help: "The lowest value.")
  var min = 0.0

  @Option(parsing: .unconditional, help: "The highest value.")
  var max = 1.0

  @Option(help: "So many ticks, 1 to 1000, the first and the last at the ends.")
  var ticks: Int?

  @Option(help: "The ticks' labels, separated by commas.")
  var tickLabels: WordsArgument?

  @Flag(help: "It rests on ticks only.")
  var ticksOnly = false

  @Option(parsing: .unconditional, help: "The value at which the fill begins.")
  var neutral: Double?

  @Option(
    parsing: .unconditional,
    help: "The values that the thumb can reach: two numbers and a comma, the lower first.")
  var enabledRange: RangeArgument?

  @Flag(help: "A track without a thumb.")
  var thumbless = false

  @Option(help: "horizontal or vertical; upright, up is more.")
  var orientation = SliderProperty.Orientation.horizontal

  @Option(help: "linear or logarithmic.")
  var valueScale = SliderProperty.Scale.linear

  @Option(help: "Colour of the track that is filled, as RRGGBB.")
  var trackTint: ColorArgument?

  @Option(help: "Colour of the track that is not filled, as RRGGBB.")
  var maxTrackTint: ColorArgument?

  @Option(help: "A symbol before the track, such as sun.min; playground symbols lists them.")
  var minSymbol: SymbolArgument?

  @Option(help: "A symbol after the track, such as sun.max; playground symbols lists them.")
  var maxSymbol: SymbolArgument?

  @Flag(help: "The value stands above the thumb while that is held (--pressed).")
  var showsValue = false

  func validate() throws {
    guard min < max, min.isFinite, max.isFinite else {
      throw ValidationError("--min and --max have to be numbers, --min the lower one.")
    }
    if let step, !SliderStep.divides(min...max, step) {
      throw ValidationError(
        "--step has to be a number above 0, and no smaller than a millionth of the range.")
    }
    for (option, value) in [("value", value), ("neutral", neutral)] {
      guard let value, !(min...max).contains(value) else { continue }
      throw ValidationError("--\(option) \(value) lies outside --min \(min) and --max \(max).")
    }
    try validateTicks()
    if let range = enabledRange?.range, !range.overlaps(min...max) {
      throw ValidationError(
        "--enabled-range \(range.lowerBound),\(range.upperBound) lies outside --min \(min) and "
          + "--max \(max).")
    }
    guard valueScale.scale.accepts(min...max) else {
      throw ValidationError(
        "--value-scale logarithmic needs --min and --max on the same side of 0, such as "
          + "--min 1 --max 100.")
    }
  }

  private func validateTicks() throws {
    if let ticks, !(1...SliderTicks.maximumCount).contains(ticks) {
      throw ValidationError("--ticks is a number from 1 to \(SliderTicks.maximumCount).")
    }
    if let labels = tickLabels?.words {
      guard labels.count <= ticks ?? SliderTicks.maximumCount else {
        throw ValidationError(
          "--tick-labels has \(labels.count) labels for \(ticks ?? 0) --ticks; leave some out.")
      }
    }
    if ticksOnly && ticks == nil && tickLabels == nil {
      throw ValidationError("--ticks-only needs --ticks N.")
    }
  }

  @MainActor
  func control(showsText: Bool) throws -> Slider {
    // Half of each, for their sum may be more than a number can hold.
    let middle = valueScale == .linear ? min / 2 + max / 2 : nil
    let slider = Slider(value: value ?? middle ?? min, in: min...max, step: step)
    if let count = ticks ?? tickLabels?.words.count {
      slider.ticks = .count(count, labels: showsText ? tickLabels?.words ?? [] : [])
    }
    slider.allowsTickValuesOnly = ticksOnly
    slider.neutralValue = neutral
    slider.enabledRange = enabledRange?.range
    slider.showsValue = showsValue && showsText
    slider.style = thumbless ? .thumbless : .default
    slider.orientation = orientation.axis
    slider.valueScale = valueScale.scale
    slider.minimumTrackTintColor = trackTint?.color
    slider.maximumTrackTintColor = maxTrackTint?.color
    slider.minimumValueImage = (minSymbol?.symbol).map { .symbol($0) }
    slider.maximumValueImage = (maxSymbol?.symbol).map { .symbol($0) }
    if value == nil && middle == nil {
      slider.value = valueScale.scale.value(at: 0.5, in: min...max)
    }
    return slider
  }

  var defaultWidth: Double? { 200 }

  @MainActor
  func press(on control: Slider, isPressed: Bool) -> Point? {
    isPressed ? control.thumbCenter : nil
  }

  var showsText: Bool { showsValue || (tickLabels?.words.contains { !$0.isEmpty } ?? false) }
}
