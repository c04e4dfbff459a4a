import Canvas
import Controls
import Dials
import Workbench

// Shows the dial beside the controls of the library.
// With a folder as its argument, it writes pictures of the dial's page instead, without a display.

var configuration = WorkbenchConfiguration()
configuration.title = "Dials"
configuration.firstPage = PageName(rawValue: "dial")
configuration.stateFolder = "dial-workbench"

do {
  try Workbench(catalog: .standard + [Dial.description], configuration: configuration).run()
} catch {
  print(error)
}
