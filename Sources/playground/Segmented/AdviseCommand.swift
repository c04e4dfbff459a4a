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

  @Option(help: "Titles separated by commas, or a number of segments without titles.")
  var segments: SegmentsArgument

  @Option(help: "Names of the segments' symbols separated by commas; empty for none.")
  var symbols: NamesArgument?

  @Option(help: "Labels beneath the segments separated by commas; empty for none.")
  var beneath: NamesArgument?

  @Option(help: "A label for the control as a whole.")
  var caption: String?

  @Option(help: "equal, proportional, or widths in pt separated by commas; 0 shares what is left.")
  var widths = AdvisedWidths.equal

  @Flag(help: "The interface is narrow, as on a phone.")
  var compact = false

  /// pt. spec: rendering 6, segmented, control sizes
  private static let iconWidth = 17.0

  func validate() throws {
    let count = segments.titles.count
    for (option, names) in [("--symbols", symbols), ("--beneath", beneath)] {
      if let names, names.values.count > count {
        throw ValidationError("\(option) has \(names.values.count) names for \(count) segments.")
      }
    }
    if case .fixed(let widths) = widths, widths.count != count {
      throw ValidationError("--widths has \(widths.count) widths for \(count) segments.")
    }
  }

  @MainActor
  func perform() throws {
    for finding in findings() { try StandardStreams.print(finding.text) }
  }

  /// One line a finding.
  @MainActor
  func findings() -> [JSON] {
    let segments = segments.titles.enumerated().map { index, title in
      AdvisedSegment(
        title: title, imageWidth: symbols?[index].map { _ in Self.iconWidth },
        isExplained: beneath?[index] != nil)
    }
    let advisor = SegmentedAdvisor(
      segments, widths: widths, hasCaption: !(caption ?? "").isEmpty,
      room: compact ? .compact : .wide, text: TextEngine())
    return advisor.advice.map(\.json)
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
