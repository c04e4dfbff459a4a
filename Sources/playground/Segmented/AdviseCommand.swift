import ArgumentParser
import Canvas
import Controls

/// `playground advise`: what the guidelines would have otherwise in a segmented control.
struct AdviseCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: "Check a segmented control against the guidelines, without a display.",
    discussion: """
      Prints a line of JSON a finding: rule, segment (counted from 0, or null for all of it) and \
      advice; nothing where all is well. The rules are too-few, too-many, mixed-content, \
      unequal-content, title-case, not-a-noun-phrase, unequal-width and unexplained-symbols.
      """)

  @Option(help: "Titles separated by commas, or a number of segments without titles, 1 to 32.")
  var segments: SegmentsArgument

  @OptionGroup var content: SegmentContentOptions

  @Option(help: "Help tags of the segments, separated by commas.")
  var helpTags: WordsArgument?

  @Flag(help: "The interface is narrow, as on a phone.")
  var compact = false

  func validate() throws {
    if let complaint = description.complaint(naming: { "--\($0)" }) {
      throw ValidationError(complaint + ".")
    }
  }

  private var description: SegmentedDescription {
    var description = content.description(titles: segments.titles)
    description.helpTags = helpTags?.words ?? []
    return description
  }

  @MainActor
  func perform() throws {
    for finding in findings() { try StandardStreams.print(finding.text) }
  }

  /// One line a finding.
  @MainActor
  func findings() -> [JSON] {
    description.control(label: "").advice(in: compact ? .compact : .wide).map(\.json)
  }
}

extension Advice {
  fileprivate var json: JSON {
    .object([
      .init("rule", .string(rule.rawValue)),
      .init("segment", segment.map { .integer($0) } ?? .null),
      .init("advice", .string(advice)),
    ])
  }
}
