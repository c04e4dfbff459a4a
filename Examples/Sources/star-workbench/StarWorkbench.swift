import Controls
import StarRating
import Workbench
import WorkbenchCommands

// Opens a window with the star rating beside the controls of the library.

@main
struct StarWorkbench: WorkbenchProgram {
  static var workbench: Workbench {
    var configuration = WorkbenchConfiguration()
    configuration.title = "Star Workbench"
    configuration.firstPage = PageName(rawValue: "star-rating")
    return Workbench(catalog: .standard + [StarRating.description], configuration: configuration)
  }
}
