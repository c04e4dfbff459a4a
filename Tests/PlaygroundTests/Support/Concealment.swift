import Robot

enum Concealment: CaseIterable {
  case unmapped, covered, hidden

  /// Hides a window while a closure runs, and shows it again.
  @MainActor func conceal(_ app: PlaygroundApp, while body: () throws -> Void) throws {
    let robot = app.robot
    let cover = self == .unmapped ? nil : robot.coverAll()
    if self == .unmapped { robot.hide(app.window) }
    if self == .hidden { robot.setStates(["_NET_WM_STATE_HIDDEN"], of: app.window) }
    try body()
    if self == .hidden { robot.setStates([], of: app.window) }
    if let cover { robot.destroy(cover) } else { robot.show(app.window) }
  }
}
