import Controls
import Dials
import Workbench
import WorkbenchCommands

// Opens a window with the dial beside the controls of the library. Other commands paint, compare
// and replay them without a display, such as `dial-workbench snapshot dial --output dial.png`.

@main
struct DialWorkbench: WorkbenchProgram {
  static var workbench: Workbench {
    var configuration = WorkbenchConfiguration()
    configuration.title = "Dial Workbench"
    configuration.firstPage = PageName(rawValue: "dial")
    configuration.stateFolder = "dial-workbench"
    return Workbench(catalog: .standard + [Dial.description], configuration: configuration)
  }
}
