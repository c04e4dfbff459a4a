import ArgumentParser
import Canvas
import Controls

/// A size in points, written `960x680`.
struct SizeArgument: ExpressibleByArgument {
  var size: Size

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    size = Size(width, height)
  }
}

struct PanelsArgument: ExpressibleByArgument {
  let panes: WorkbenchPanes

  init?(argument: String) {
    var panes: WorkbenchPanes = []
    if argument != "none" {
      for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
        guard let pane = WorkbenchPanes(name: String(name)) else { return nil }
        panes.formUnion(pane)
      }
    }
    self.panes = panes
  }
}
