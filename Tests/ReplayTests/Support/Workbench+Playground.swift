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

extension Node {
  var allControls: [Control] { controls(in: .playground) }
}

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

/// The control of a picture with options.
func shownControl<Kind: Control>(_ options: String) throws -> Kind {
  try #require(try SemanticsCommand<Playground>.parse(options.words).shown().control as? Kind)
}

extension TemporaryFolder {
  /// Saves a picture with options of `snapshot`, and returns its path.
  @discardableResult
  func snapshot(_ options: String, as name: String = "picture.png") throws -> String {
    let path = path(name)
    try SnapshotCommand<Playground>.parse(options.words + ["--output", path]).run()
    return path
  }
}
