import Canvas
import Controls
import Support
import Workbench

/// A scene with its clock, which requests act on.
@MainActor
package protocol DrivenSession: AnyObject {
  var scene: Scene { get }
  /// `nil` for a scene without a window around it.
  var controller: PageController? { get }
  var catalog: ControlCatalog { get }
  var pages: [PageName] { get }
  var page: PageName? { get }
  /// The control that is shown alone; `nil` for none.
  var control: String? { get }
  var environment: EnvironmentSettings { get }
  /// In seconds.
  var time: Double { get }
  var isIdle: Bool { get }
  /// The number of frames that the window has shown; `nil` on a virtual clock.
  var shownFrames: Int? { get }
  var actions: ActionLog { get }

  /// Performs an event with the fields of a log, now.
  func perform(_ name: String, _ fields: [JSON.Member]) throws
  /// Shows what a picture at another scale has laid out anew; the window does so by itself.
  func showFrame()
  /// Removes the last event from the log if nothing has changed with it.
  func forgetLastEvent()
  func open(_ opening: Opening) throws
  func rewind(to time: Double) throws
  func log() throws -> String
  func quit()
}

/// The parameters of `open`.
package struct Opening {
  package var page: PageName?
  package var environment: [(setting: EnvironmentSetting, value: PropertyValue)] = []
  /// In points.
  package var size: Size?
}

/// The actions of controls during requests.
@MainActor
package final class ActionLog {
  private var entries: [JSON] = []
  private var requests = 0

  package init() {}

  package func add(_ action: ControlAction, by control: Control) {
    if requests > 0 { entries.append(action.json(by: control)) }
  }

  /// Begins a request; returns its place for ``since(_:)``.
  func begin() -> Int {
    requests += 1
    return entries.count
  }

  func end() {
    requests -= 1
    if requests == 0 { entries = [] }
  }

  func since(_ place: Int) -> JSON { .array(Array(entries.dropFirst(place))) }
}
