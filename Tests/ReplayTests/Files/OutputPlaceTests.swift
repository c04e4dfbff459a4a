import Foundation
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Output place` {
  private let folder: TemporaryFolder

  init() throws {
    folder = TemporaryFolder()
    try Data().write(to: folder.url.appending(path: "file"))
  }

  private func collide(_ one: String, _ other: String) throws -> Bool {
    try OutputPlace(one).collides(with: OutputPlace(other))
  }

  @Test func `two paths of the same file collide`() throws {
    let path = folder.path("file")
    let spellings = [
      path, folder.url.path + "//file", folder.url.path + "/./file",
      folder.url.path + "/../" + folder.url.lastPathComponent + "/file",
    ]
    for spelling in spellings { #expect(try collide(path, spelling)) }
    try FileManager.default.linkItem(atPath: path, toPath: folder.path("hard"))
    try folder.link("soft", to: "file")
    #expect(try collide(path, folder.path("hard")))
    #expect(try collide(folder.path("hard"), folder.path("soft")))
  }

  @Test func `two paths of the same missing file collide`() throws {
    #expect(try collide(folder.path("none"), folder.url.path + "/./none"))
    #expect(try !collide(folder.path("none"), folder.path("other")))
    #expect(try !collide(folder.path("none"), folder.path("file")))
  }

  @Test func `the null device does not collide with itself`() throws {
    #expect(try !collide("/dev/null", "/dev/null") && collide("/dev/zero", "/dev/zero"))
    #expect(try !collide("/dev/zero", "/dev/full"))
  }

  @Test func `a cycle of links is rejected`() throws {
    try folder.link("one", to: "two")
    try folder.link("two", to: "one")
    #expect(throws: SystemError(ELOOP)) { try OutputPlace(folder.path("one")) }
  }

  @Test func `a descriptor can be given by its name`() throws {
    guard case .open(2) = try OutputPlace("/dev/stderr").kind else {
      Issue.record("/dev/stderr is not descriptor 2")
      return
    }
    guard case .open(1) = try OutputPlace("/proc/self/fd/1").kind else {
      Issue.record("/proc/self/fd/1 is not descriptor 1")
      return
    }
  }
}
