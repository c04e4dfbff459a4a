import Canvas
import Controls
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

extension WorkbenchContents {
  static var playground: WorkbenchContents { Workbench.playground(switchCount: 10).contents }
}

extension PageName {
  nonisolated static let all: [PageName] = [
    .gallery, .trio, .switch, .slider, .range, .segmented, .matrix, .stress, .advice, .appearance,
    .parts,
  ]

  func makePage(count: Int) -> WorkbenchPage {
    let contents = Workbench.playground(switchCount: count).contents
    guard let page = contents[self] else { fatalError("There is no page \(rawValue).") }
    return page.makePage(contents)
  }
}

extension LoggedScene {
  static var gallery: LoggedScene { named("gallery") }
  static var trio: LoggedScene { named("trio") }
  static func control(_ name: String) -> LoggedScene { named(name) }

  private static func named(_ name: String) -> LoggedScene {
    guard let scene = WorkbenchContents.playground.scene(named: name) else {
      fatalError("There is no scene \(name).")
    }
    return scene
  }
}

extension InputLog {
  init(parsing text: String, folder: String = ".") throws {
    try self.init(parsing: text, of: .playground, folder: folder)
  }
}

extension Node { var allControls: [Control] { controls(in: .playground) } }

extension ControlPreview {
  convenience init?(_ control: Control) { self.init(control, in: .playground) }
}

/// The exit code and the message of the error that ends a command; `nil` without an error.
func refusal(_ body: () throws -> Void) -> (code: Int32, message: String)? {
  do {
    try body()
    return nil
  } catch let failure as Failure {
    return (failure.code.rawValue, failure.message)
  } catch {
    return (Playground.exitCode(for: error).rawValue, Playground.message(for: error))
  }
}

extension DescribedOptions {
  /// The options as the program reads them.
  static func read(_ words: [String]) throws -> Self { try Self(reading: words) ?? parse(words) }
}

/// The control of a picture with options.
func shownControl<Kind: Control>(_ options: String) throws -> Kind {
  try #require(try SemanticsCommand<Playground>.read(options.words).shown().control as? Kind)
}

extension TemporaryFolder {
  /// Saves a picture with options of `snapshot`, and returns its path.
  @discardableResult
  func snapshot(_ options: String, as name: String = "picture.png") throws -> String {
    let path = path(name)
    try SnapshotCommand<Playground>.read(options.words + ["--output", path]).run()
    return path
  }
}

/// A window of a page controller that keeps what it is asked for.
final class RecordingHost: WorkbenchHost {
  private(set) var appearances: [Appearance] = []
  private(set) var scales: [Double] = []
  private(set) var clockSpeeds: [Double] = []
  private(set) var copied: [String] = []
  private(set) var shownFiles: [String] = []
  private(set) var asked: [FileKind] = []
  private(set) var tokensFiles: [String?] = []
  private(set) var tokensProblems: [String?] = []
  private(set) var preferenceChanges = 0
  private(set) var mistakes: [DescriptionError] = []

  /// Answers the choice of a file; `nil` if the user does not answer.
  var onChoose: (((ChooserAnswer) -> Void) -> Void)?

  /// The PNG file on the clipboard.
  var clipboardPicture: [UInt8]?

  /// A controller does not keep its host alive.
  init(of controller: PageController) { controller.host = self }

  func pageChanged(to title: String) {}
  func appearanceChanged(to appearance: Appearance) { appearances.append(appearance) }
  func toggleFullscreen() {}
  func setScale(_ scale: Double) { scales.append(scale) }
  func setClockSpeed(_ speed: Double) { clockSpeeds.append(speed) }
  func copyPicture() {}

  func copy(_ text: String) -> Bool {
    copied.append(text)
    return true
  }

  func readClipboard(_ body: @escaping (String?) -> Void) { body(nil) }
  func readClipboardPicture(_ body: @escaping ([UInt8]?) -> Void) { body(clipboardPicture) }
  func showFile(at path: String) { shownFiles.append(path) }

  func chooseFile(_ kind: FileKind, _ body: @escaping (ChooserAnswer) -> Void) {
    asked.append(kind)
    answer = body
    onChoose?(body)
  }

  /// The function that waits for the user's choice.
  private(set) var answer: ((ChooserAnswer) -> Void)?

  func tokensFileChanged(to path: String?) { tokensFiles.append(path) }
  func tokensProblemChanged(to problem: String?) { tokensProblems.append(problem) }
  func preferencesChanged() { preferenceChanges += 1 }
  func descriptionHasMistakes(_ error: DescriptionError) { mistakes.append(error) }
}

extension ControlProperty {
  /// The values of other properties without which a new control cannot have all values.
  var conditions: [(name: String, value: PropertyValue)] {
    switch name {
    case "mixed": [("style", "checkbox")]
    case "low": [("high", 1)]
    case "high": [("low", 0)]
    case "ticksOnly": [("ticks", 5)]
    case "selected": [("count", 5)]
    default: []
    }
  }

  /// The values that the inspector offers for a property.
  func offeredValues(for control: Control) -> [PropertyValue] {
    switch (editor, kind) {
    case (.slider(let rangeOf, _), _):
      let range = rangeOf(control)
      return [range.upperBound, (range.lowerBound + range.upperBound) / 2].map { .number($0) }
    case (.stepper(let rangeOf), _):
      return rangeOf(control).map { .integer($0) } + (isOptional ? [.none] : [])
    case (.swatches(let colors, _), _): return colors.map { .color($0) } + [.none]
    case (.samples(let samples), _): return samples(control).map(\.value)
    case (_, .choice(let names)): return names.map { .text($0) } + (isOptional ? [.none] : [])
    case (_, .nameOrNumbers(let names)): return names.map { .text($0) }
    case (_, .flag): return [true, false]
    case (.standard, .text): return ["Title"]
    case (.standard, .texts) where group != nil: return [["A", "", "C"]]
    default: return []
    }
  }
}

extension ControlPreview {
  func set(_ name: String, to value: PropertyValue) throws {
    set(try #require(description.property(name)), to: value)
  }
}

extension SemanticsNode { var all: [SemanticsNode] { [self] + children.flatMap(\.all) } }

nonisolated extension JSON {
  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  var values: [JSON] {
    guard case .array(let values) = self else { return [] }
    return values
  }

  /// Whether two values are equal, with any order of keys and a tolerance for numbers.
  func isClose(to other: JSON, within tolerance: Double) -> Bool {
    if let number, let expected = other.number { return abs(number - expected) <= tolerance }
    switch (self, other) {
    case (.array(let values), .array(let others)):
      return values.count == others.count
        && zip(values, others).allSatisfy { $0.isClose(to: $1, within: tolerance) }
    case (.object(let members), .object(let others)):
      return members.count == others.count
        && members.allSatisfy { member in
          other[member.key].map { member.value.isClose(to: $0, within: tolerance) } ?? false
        }
    default: return self == other
    }
  }
}
