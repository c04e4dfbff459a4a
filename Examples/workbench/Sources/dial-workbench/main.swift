import Canvas
import Controls
import Dials
import Foundation
import Workbench

// Opens a window with the dial beside the controls of the library. With the path of a folder as its
// argument, the program writes pictures of the dial's page into it instead, without a display.

let page = PageName(rawValue: "dial")
var configuration = WorkbenchConfiguration()
configuration.title = "Dials"
configuration.firstPage = page
configuration.stateFolder = "dial-workbench"

do {
  let workbench = Workbench(
    catalog: .standard + [Dial.description], configuration: configuration)
  if let folder = CommandLine.arguments.dropFirst().first {
    for theme in Appearance.allCases {
      let picture = try workbench.picture(ofPage: page, scale: 1.5, theme: theme)
      let file = URL(filePath: folder).appending(path: "dial-page-\(theme.rawValue).png")
      try Data(picture.png()).write(to: file)
    }
  } else {
    try workbench.run()
  }
} catch {
  print(error)
  exit(1)
}
