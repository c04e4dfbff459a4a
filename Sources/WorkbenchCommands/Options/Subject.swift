import ArgumentParser
import Canvas
import Controls
import Workbench

enum Subject<Program: WorkbenchProgram>: Hashable, ExpressibleByArgument {
  case gallery, window
  case control(String)

  var name: String {
    switch self {
    case .gallery: "gallery"
    case .window: "window"
    case .control(let name): name
    }
  }

  /// The gallery is a page of the program.
  private static var hasGallery: Bool {
    MainActor.assumeIsolated { Program.contents[.gallery] != nil }
  }

  static var names: [String] {
    Program.namedControls + (hasGallery ? ["gallery"] : []) + ["window"]
  }

  init?(argument: String) {
    guard Self.names.contains(argument) else { return nil }
    switch argument {
    case "gallery" where Self.hasGallery: self = .gallery
    case "window": self = .window
    default: self = .control(argument)
    }
  }
}
