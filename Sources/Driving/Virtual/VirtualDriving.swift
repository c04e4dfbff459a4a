import Canvas
import Controls
import Support
import Workbench

/// A virtual session that requests act on: a control, the window, or the scene of an app.
@MainActor
final class VirtualDriving: DrivenSession {
  private(set) var session: VirtualSession
  private(set) var isOver = false
  let actions = ActionLog()
  /// Runs the tasks of the main actor that are ready; `nil` leaves them to somebody else.
  var runTasks: (() -> Void)? { didSet { session.runTasks = runTasks } }

  /// `nil` for the scene of an app.
  private let contents: WorkbenchContents?
  private let tokens: TokenFile?
  private let ownCatalog: ControlCatalog

  init(
    _ session: VirtualSession, contents: WorkbenchContents?, tokens: TokenFile?,
    catalog: ControlCatalog
  ) {
    (self.session, self.contents) = (session, contents)
    (self.tokens, ownCatalog) = (tokens, catalog)
    listen()
  }

  private func listen() {
    session.runTasks = runTasks
    session.onAction = { [actions] control, action in actions.add(action, by: control) }
  }

  var scene: Scene { session.scene }

  var controller: PageController? { session.replica.controller }

  var catalog: ControlCatalog { controller?.contents.catalog ?? ownCatalog }

  var pages: [PageName] { contents?.pages.map(\.name) ?? [] }

  var page: PageName? { controller?.pageName }

  var control: String? { controller == nil ? session.header?.sceneName : nil }

  var environment: EnvironmentSettings {
    controller?.environment ?? session.replica.shownEnvironment
  }

  var time: Double { session.now.seconds }

  var isIdle: Bool { session.isIdle }

  let shownFrames: Int? = nil

  func perform(_ name: String, _ fields: [JSON.Member]) throws {
    try session.perform(name, fields)
  }

  func showFrame() { session.showFrame() }

  func forgetLastEvent() { session.forgetLastEvent() }

  func open(_ opening: Opening) throws {
    guard let contents, var header = session.header else {
      throw DriveError.unavailable("the scene of an app has one page and one environment")
    }
    var environment = environment
    for (setting, value) in opening.environment { _ = setting.write(value, to: &environment) }
    if let page = opening.page ?? page {
      header = try InputLogHeader(
        page: page, of: contents, environment: environment,
        size: opening.size ?? (page == self.page ? scene.size : nil), panels: nil)
    } else {
      if opening.size != nil {
        throw DriveError.unavailable("a control alone has its own size")
      }
      header.change(environment)
    }
    session = try VirtualSession(header, tokens: tokens)
    listen()
  }

  func rewind(to time: Double) throws {
    guard (0...self.time).contains(time) else {
      throw DriveError.invalid("time or seconds must be 0 to \(self.time), the time now")
    }
    do {
      try session.rewind(to: Instant(seconds: time))
    } catch let failure as Failure { throw DriveError.unavailable(failure.message) }
  }

  func log() throws -> String { try session.log() }

  func quit() { isOver = true }
}
