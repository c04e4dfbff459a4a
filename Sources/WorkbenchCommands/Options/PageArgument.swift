import ArgumentParser
import Workbench

struct PageArgument<Program: WorkbenchProgram>: ExpressibleByArgument, Hashable {
  var name: PageName

  init?(argument: String) {
    name = PageName(rawValue: argument)
    if !Self.allValueStrings.contains(argument) { return nil }
  }

  private init(_ name: PageName) { self.name = name }

  static var first: Self {
    Self(MainActor.assumeIsolated { Program.workbench.firstPage.name })
  }

  static var allValueStrings: [String] {
    MainActor.assumeIsolated { Program.contents.pages.map(\.name.rawValue) }
  }

  var defaultValueDescription: String { name.rawValue }

  var isOfControl: Bool { Program.controlNames.contains(name.rawValue) }

  static var recordable: [PageName] {
    MainActor.assumeIsolated { Program.contents.pages.filter(\.isRecordable).map(\.name) }
  }
}
