import ArgumentParser
import Robot
import Testing

@testable import peers

@Suite struct CatalogTests {
  /// A catalog with the shell in place of the playground, and without peers.
  private let catalog = Catalog(playground: "/bin/sh", folder: "/nowhere")

  @Test func `programs that are not built are listed as absent`() throws {
    let selection = try catalog.select(nil)
    #expect(selection.present.map(\.name) == ["playground"])
    #expect(selection.absent.map(\.name) == ["floor", "fltk", "tk", "gtk4", "qt"])
    #expect(selection.absent.allSatisfy { $0.hint.hasPrefix("it needs the package") })
  }

  @Test func `the playground is always measured`() throws {
    let selection = try catalog.select(["qt"])
    #expect(selection.present.map(\.name) == ["playground"])
    #expect(selection.absent.map(\.name) == ["qt"])
  }

  @Test func `an unknown name is an error`() {
    #expect(throws: ValidationError.self) { try catalog.select(["motif"]) }
  }

  @Test func `a missing playground is an error`() {
    #expect(throws: RobotError.self) {
      try Catalog(playground: "/nowhere/playground", folder: "/nowhere").select(nil)
    }
  }
}
