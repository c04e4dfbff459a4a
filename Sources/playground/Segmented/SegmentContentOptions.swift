import ArgumentParser
import Canvas
import Controls

/// What stands in and beneath segments besides their titles, and how large they are.
struct SegmentContentOptions: ParsableArguments {
  @Option(help: "Names of symbols separated by commas, beside the titles or alone.")
  var symbols: WordsArgument?

  @Option(help: "Labels beneath the segments, separated by commas.")
  var beneath: WordsArgument?

  @Option(help: "A label beneath the whole.")
  var caption = ""

  @Option(help: "equal, proportional, or pt separated by commas (0 for a share of the rest).")
  var widths = WidthsArgument(.equal)

  @Option(help: "regular, small or mini.")
  var controlSize = ControlSize.regular

  /// A control with these titles and all of that.
  func description(titles: [String]) -> SegmentedDescription {
    var description = SegmentedDescription()
    description.titles = titles
    description.symbols = symbols?.words ?? []
    description.beneath = beneath?.words ?? []
    description.caption = caption
    description.widths = widths.widths
    description.size = controlSize
    return description
  }
}
