import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct OutsiderTests {
    private func start(_ name: String, display: String?) throws -> Program {
      try Program(Example.path(of: name), [], environment: Program.environment(display: display))
    }

    // In the first, a task runs the loop before that: timers continue, and other tasks wait. The
    // second has an asynchronous main function.
    @Test(arguments: [
      ("outsider", "a timer\nanother task\nlevel 0.9\nclosed after several beats\n"),
      ("asynchronous", "level 0.9\nseveral values shown\n"),
    ])
    func aTaskMovesASliderOfARunningWindow(name: String, output: String) throws {
      let program = try start(name, display: try TestDisplay.robot().displayName)
      #expect(try program.waitForExit() == 0 && program.outputText == output)
    }

    @Test(arguments: ["hello", "glib"])
    func theProgramsOfTheREADMEAndForGLibPrintAClickAndClose(name: String) throws {
      let robot = try TestDisplay.robot()
      let program = try start(name, display: robot.displayName)
      let title = name == "hello" ? "Hello" : "GLib"
      let window = try TestDisplay.window(of: program, titled: title, robot: robot)
      // Inside the padding of 24 pt, left of the thumb of a switch that is on. The scale is 1.
      let onSwitch = (x: 24 + 12, y: 24 + 15)
      try robot.wait(for: "the switch", watching: program) {
        try robot.pixel(of: window, x: onSwitch.x, y: onSwitch.y).isGreen
      }
      let origin = try robot.origin(of: window)
      robot.move(toX: origin.x + onSwitch.x, y: origin.y + onSwitch.y)
      robot.click()
      try robot.wait(for: "the switch to be off", watching: program) {
        try !robot.pixel(of: window, x: onSwitch.x, y: onSwitch.y).isGreen
      }
      robot.close(window)
      #expect(try program.waitForExit() == 0 && program.outputText == "Wi-Fi false\n")
    }

    /// A task runs before the reply to the request that starts it, also when the past is shown.
    @Test func aDrivenSceneRunsTasksBeforeItReplies() throws {
      let program = try Program(Example.path(of: "driven"), takesInput: true)
      func reply(to method: String, _ parameters: String = "") throws -> String {
        try program.write(
          line: #"{"jsonrpc": "2.0", "id": 1, "method": "\#(method)", "params": {\#(parameters)}}"#)
        return try program.nextLine()
      }
      let button = #""target": {"role": "button", "label": "Remove"}"#
      let alert = #""role": "dialog""#
      #expect(try !reply(to: "tree", alert).contains("Remove it?"))
      _ = try reply(to: "tap", button)
      #expect(try reply(to: "tree", alert).contains("Remove it?"))
      _ = try reply(to: "settle")
      _ = try reply(to: "tap", button)
      #expect(try reply(to: "settle").contains("result"))
      #expect(try reply(to: "state", button).contains(#""enabled": false"#))
      _ = try reply(to: "rewind", #""time": 0.05"#)
      #expect(try reply(to: "tree", alert).contains("Remove it?"))
      program.closeInput()
      #expect(try program.waitForExit() == 0)
    }

    @Test func theProgramOfTheREADMEReportsAMissingDisplay() throws {
      let program = try start("hello", display: nil)
      #expect(try program.waitForExit() == 1 && program.errorText.contains("display"))
      #expect(program.errorText.split(separator: "\n").count == 1)
    }

    @Test func aSceneInAGTKWindowHandlesAClick() throws {
      let robot = try TestDisplay.robot()
      var environment = Program.environment(display: robot.displayName)
      environment["GSK_RENDERER"] = "cairo"
      let program = try Program(Example.path(of: "gtk"), [], environment: environment)
      let window = try TestDisplay.window(of: program, titled: "GTK", robot: robot)
      // GTK may draw a frame around the drawing area.
      var top: (x: Int, y: Int)?
      try robot.wait(for: "the switch", watching: program) {
        top = try robot.picture(of: window).firstGreenPixel
        return top != nil
      }
      let place = try #require(top)
      let origin = try robot.origin(of: window)
      robot.move(toX: origin.x + place.x, y: origin.y + place.y + 8)
      robot.click()
      try robot.wait(for: "the switch to be off", watching: program) {
        try robot.picture(of: window).firstGreenPixel == nil
      }
      robot.close(window)
      #expect(try program.waitForExit() == 0 && program.outputText == "Wi-Fi false\n")
    }

    @Test func theSceneOfTheDesktopExampleFollowsTheDesktopFromTheStart() throws {
      let robot = try TestDisplay.robot()
      let manager = robot.manageSettings(
        SettingsText.bytes(["Net/ThemeName": .text("Greybird-dark")]))
      defer { robot.destroy(manager) }
      let program = try start("accessible", display: robot.displayName)
      defer { program.stop() }
      let window = try TestDisplay.window(of: program, titled: "Accessible", robot: robot)
      try robot.wait(for: "a dark page", watching: program) {
        try robot.pixel(of: window, x: 4, y: 4).isBlack
      }
      robot.setSettings(SettingsText.bytes(["Net/ThemeName": .text("Greybird")]), of: manager)
      try robot.wait(for: "a light page", watching: program) {
        try robot.pixel(of: window, x: 4, y: 4).isWhite
      }
    }

    @Test func theLabelOfTheStarRatingIsTypedInItsWorkbench() throws {
      let program = try Program(
        Example.path(of: "star-workbench"), ["drive", "--page", "star-rating"],
        environment: Program.environment(display: nil), takesInput: true)
      defer { program.stop() }
      var reply = ""
      for request in [
        #""tap", "params": {"target": {"label": "Content"}}"#, #""settle""#,
        #""tap", "params": {"target": {"label": "Edit Label: Rating"}}"#,
        #""type", "params": {"text": "Quality"}"#, #""key", "params": {"key": "return"}"#,
        #""tree", "params": {"text": "quality"}"#,
      ] {
        try program.write(line: #"{"jsonrpc": "2.0", "id": 1, "method": \#(request)}"#)
        reply = try program.nextLine()
        #expect(!reply.contains("error"))
      }
      #expect(reply.contains(#"slider \"Quality\""#) && reply.contains(#"\\\"Quality\\\""#))
    }

    @Test func controlQQuitsTheTimerExample() throws {
      let robot = try TestDisplay.robot()
      let program = try start("timer", display: robot.displayName)
      let window = try TestDisplay.window(of: program, titled: "Timer", robot: robot)
      robot.focus(window)
      try robot.strike("t")
      try robot.wait(for: "the dark theme", watching: program) {
        try robot.pixel(of: window, x: 4, y: 4).isBlack
      }
      try robot.strike("q", modifiers: [.control])
      #expect(try program.waitForExit() == 0 && program.outputText.isEmpty)
    }
  }
}

extension Bitmap.Pixel { fileprivate var isGreen: Bool { green > 150 && red < 100 && blue < 120 } }

extension Bitmap {
  fileprivate var firstGreenPixel: (x: Int, y: Int)? {
    for y in 0..<height {
      for x in 0..<width where self[x, y]?.isGreen == true { return (x, y) }
    }
    return nil
  }
}
