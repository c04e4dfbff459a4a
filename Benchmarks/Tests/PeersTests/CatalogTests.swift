import ArgumentParser
import Robot
import Testing

@testable import peers

@Suite struct CatalogTests {
  /// The shell stands for our program; no peer is in an empty folder.
  private let catalog = Catalog(playground: "/bin/sh", folder: "/nowhere")

  @Test func `what is not built is left out and named`() throws {
    let selection = try catalog.select(nil)
    #expect(selection.present.map(\.name) == ["playground"])
    #expect(selection.absent.map(\.name) == ["floor", "fltk", "tk", "gtk4", "qt"])
    #expect(selection.absent.allSatisfy { $0.hint.hasPrefix("it needs the package") })
  }

  @Test func `ours is always measured`() throws {
    let selection = try catalog.select(["qt"])
    #expect(selection.present.map(\.name) == ["playground"])
    #expect(selection.absent.map(\.name) == ["qt"])
  }

  @Test func `an unknown name is an error`() {
    #expect(throws: ValidationError.self) { try catalog.select(["motif"]) }
  }

  @Test func `without ours there is nothing to compare`() {
    #expect(throws: RobotError.self) {
      try Catalog(playground: "/nowhere/playground", folder: "/nowhere").select(nil)
    }
  }
}
