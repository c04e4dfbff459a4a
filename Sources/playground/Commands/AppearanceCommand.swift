import ArgumentParser
import Canvas
import Support
import Workbench
import WorkbenchCommands

struct AppearanceCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "appearance",
    abstract: "Write an example of a custom appearance: five images and a JSON file.",
    discussion: """
      The folder must exist. To show the result, run `playground snapshot segmented --appearance \
      FOLDER/appearance.json --output FILE`.
      """)

  @Argument(help: "The folder for the files.", completion: .directory)
  var folder: String

  @Option(help: "The scale of the images in pixels per point, 1 to 4.")
  var scale = 2

  @Option(help: "A folder for the diagrams of the guide.", completion: .directory)
  var diagrams: String?

  func validate() throws {
    try ValidationError.check(scale, in: 1...4, "--scale must be 1, 2, 3 or 4.")
    if folder.isEmpty || diagrams?.isEmpty == true {
      throw ValidationError("The folder's name is empty; use . for the current folder.")
    }
  }

  @MainActor
  func perform() throws {
    let art = ButtonArt(scale: Double(scale))
    for picture in try art.pictures() {
      try OutputFile.write(picture.image.png(), to: "\(folder)/\(art.fileName(picture.name))")
    }
    try OutputFile.write(Array(Self.file(for: art).utf8), to: "\(folder)/appearance.json")
    guard let diagrams else { return }
    for subject in AppearanceDiagram.Subject.allCases {
      let picture = try AppearanceDiagram.picture(subject, scale: Double(scale))
      try OutputFile.write(picture.png(), to: "\(diagrams)/appearance-\(subject.rawValue).png")
    }
  }

  static func file(for art: ButtonArt) -> String {
    func name(_ image: String) -> String { JSON.string(art.fileName(image)).text }
    let dividers = ButtonArt.dividers.map { divider in
      #"    {"left": "\#(divider.left.rawValue)", "right": "\#(divider.right.rawValue)", "#
        + #""image": \#(name(divider.name))}"#
    }
    let colors = ButtonArt.titleColors.map { state, hex in
      let digits = String(hex, radix: 16, uppercase: true)
      return "\"\(state.rawValue)\": \"\(digits)\""
    }
    let half = (art.dividerWidth / 2).shortText
    return """
      {
        "scale": \(Int(art.scale)),
        "backgrounds": {"normal": \(name("normal")), "selected": \(name("selected"))},
        "dividers": [
      \(dividers.joined(separator: ",\n"))
        ],
        "titleColors": {\(colors.joined(separator: ", "))},
        "contentPositionAdjustment": {"first": [\(half), 0], "last": [-\(half), 0]}
      }

      """
  }
}
