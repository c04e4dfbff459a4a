import Canvas
import Robot
import Testing

extension PlaygroundTests {
  /// A system that has no font at all.
  @Suite @MainActor
  struct FontTests {
    private let folder: TemporaryFolder
    private let environment: [String: String?]

    init() throws {
      folder = try TemporaryFolder()
      try folder.put("<fontconfig></fontconfig>", into: "fonts.conf")
      environment = ["FONTCONFIG_FILE": folder.path("fonts.conf")]
    }

    private func snapshot(_ arguments: [String]) throws -> Program {
      let program = try Program(
        TestDisplay.playground, ["snapshot"] + arguments + ["--output", "-"],
        environment: environment)
      try program.waitForExit()
      return program
    }

    @Test(arguments: [["gallery"], ["segmented", "--segments", "List,Grid,Map"]])
    func aPictureWithoutItsTextSaysSoOnce(arguments: [String]) throws {
      let program = try snapshot(arguments)
      #expect(program.exitCode == 0)
      #expect(program.errorText.hasPrefix("playground: no font is installed"))
      #expect(program.errorText.split(separator: "\n").count == 1)
      #expect(try program.outputBytes == snapshot(arguments).outputBytes)
    }

    @Test(arguments: [["switch"], ["gallery", "--no-labels"], ["segmented"]])
    func aPictureThatHasNoTextSaysNothing(arguments: [String]) throws {
      let program = try snapshot(arguments)
      #expect(program.exitCode == 0)
      #expect(program.errorText == "")
    }

    @Test func aWindowSaysSoOnce() throws {
      let robot = try TestDisplay.robot()
      let program = try Program(
        TestDisplay.playground, ["run", "--page", "trio"],
        environment: Program.environment(display: robot.displayName).merging(environment) { $1 })
      let window = try TestDisplay.window(of: program, robot: robot)
      try robot.waitForStillness()
      robot.close(window)
      #expect(try program.waitForExit() == 0)
      #expect(program.errorText.split(separator: "no font is installed").count == 2)
    }
  }
}
