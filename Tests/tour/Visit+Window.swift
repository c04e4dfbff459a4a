import Canvas
import Robot

extension Visit {
  /// Presses the keys for focus, theme and disabled, and uses the gallery's own controls for it.
  func useKeys(_ stage: Stage) throws {
    for _ in 0..<3 { try stage.robot.strike("Tab") }
    try settle(stage)
    try add(stage, "focus", "the focus after three Tabs")

    try stage.robot.strike("t")
    let fading = try stage.film(of: Rect(x: 0, y: 0, width: 360, height: 100))
    try add(fading, "theme-fade", "the theme fades over after the key T, from top to bottom")
    try add(stage, "theme-changed", "the other theme, after the key T")
    try stage.robot.strike("t")
    try settle(stage)

    try stage.robot.strike("d")
    try settle(stage)
    try add(stage, "disabled", "everything disabled, after the key D")
    try stage.robot.strike("d")
    try settle(stage)
  }

  /// Makes the window narrow and wide, and then as it was, so that the layout holds again.
  func resize(_ stage: Stage) throws {
    let robot = stage.robot
    let size = try robot.size(of: stage.window)
    for (name, width, height) in [("narrow", 480, 900), ("wide", 1280, 720)] {
      robot.resize(stage.window, width: width * scale, height: height * scale)
      try settle(stage)
      try add(stage, name, "the window \(width) x \(height) pt")
    }
    robot.resize(stage.window, width: size.width, height: size.height)
    try settle(stage)
  }
}
