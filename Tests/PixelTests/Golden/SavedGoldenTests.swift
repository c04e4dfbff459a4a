import ControlsTesting
import Foundation
import Testing

@testable import Workbench
@testable import playground

/// Pictures saved in the window, which `make bless` repaints from the logs of their input.
@Suite struct `Saved golden pictures` {
  nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: SourceTree.saved.path)) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: names)
  func `a replayed log ends with its picture`(name: String) throws {
    let path = SourceTree.saved.appending(path: "\(name).png").path
    let log = try InputLog(
      path: SourceTree.saved.appending(path: "\(name).jsonl").path,
      of: Workbench.playground().contents)
    let painted = try SavedGolden(replaying: log).png()
    if Golden.isBlessing { return try OutputFile.write(painted, to: path) }
    let isSame = try Input.bytes(of: path) == painted
    #expect(isSame, "\(name).jsonl does not end with \(name).png; `make bless` paints it anew")
  }

  @Test func `every picture has its log`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SourceTree.saved.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Self.names.contains("switch-used") && Self.names.contains("slider-used"))
    #expect(Set(files) == Set(Self.names.flatMap { ["\($0).jsonl", "\($0).png"] }))
  }
}
