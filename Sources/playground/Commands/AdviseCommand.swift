import ArgumentParser
import Controls
import Support
import Workbench
import WorkbenchCommands

struct AdviseCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: "Check a segmented control against the guidelines, without a display.",
    discussion: """
      Prints one line of JSON per issue, with rule, segment (counted from 0; null for the whole \
      control) and advice, or nothing if there are no issues. The rules are too-few, too-many, \
      mixed-content, unequal-content, title-case, not-a-noun-phrase, unequal-width and \
      unexplained-symbols. --segments is required; segments without titles are given by their \
      number, as in --segments 2 --symbols bold,italic.
      """)

  enum AdvisedProperties: PropertyOptionSource {
    static var descriptions: [ControlDescription] { [SegmentedControl.description] }

    static func includes(_ property: ControlProperty) -> Bool {
      let names = [
        "segments", "symbols", "beneath", "helpTags", "caption", "widths", "controlSize",
      ]
      return names.contains(property.name)
    }
  }

  @OptionGroup var properties: PropertyOptions<AdvisedProperties>

  @Flag(help: "Check for a narrow window, as on a phone.")
  var compact = false

  func validate() throws {
    if properties.given["segments"] == nil {
      throw ValidationError("No segments are given; add --segments A,B,C.")
    }
  }

  @MainActor
  func perform() throws {
    try OutputFile.write(findings().flatMap(\.line), to: "-")
  }

  @MainActor
  func findings() throws -> [JSON] {
    let control = SegmentedControl(["", "", ""])
    let values = try properties.values(of: SegmentedControl.description)
    do {
      try SegmentedControl.description.write(
        values.map { ($0.property.name, $0.value) }, to: control)
    } catch {
      throw ValidationError("--\(error).")
    }
    return SegmentedAdvisor(control, in: compact ? .compact : .wide).advice.map { advice in
      .object([
        .init("rule", advice.rule.rawValue),
        .init("segment", advice.segment.map { .integer($0) } ?? .null),
        .init("advice", advice.advice),
      ])
    }
  }
}
