import ControlsTesting
import Foundation
import Testing

@testable import Workbench
@testable import playground

/// Pictures saved in the window, each with the log of the input before it.
///
/// `make bless` repaints them from their logs.
@Suite struct `Saved golden pictures` {
  nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: SourceTree.saved.path)) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  private static func picture(of name: String, in folder: URL = SourceTree.saved) throws -> [UInt8]
  {
    let path = folder.appending(path: "\(name).jsonl").path
    let log = try InputLog(path: path, of: Workbench.playground().contents)
    return try SavedGolden(replaying: log).png()
  }

  /// A description of the difference; `nil` if the log ends with the picture.
  private static func complaint(of name: String, in folder: URL) throws -> String? {
    let painted = try picture(of: name, in: folder)
    let saved = try Input.bytes(of: folder.appending(path: "\(name).png").path)
    return saved == painted
      ? nil : "\(name).jsonl does not end with \(name).png; `make bless` paints it anew"
  }

  @Test(arguments: names)
  func `a replayed log ends with its picture`(name: String) throws {
    if Golden.isBlessing {
      let path = SourceTree.saved.appending(path: "\(name).png").path
      return try OutputFile.write(Self.picture(of: name), to: path)
    }
    let complaint = try Self.complaint(of: name, in: SourceTree.saved)
    #expect(complaint == nil)
  }

  @Test func `every picture has its log`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: SourceTree.saved.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Self.names.contains("switch-used") && Self.names.contains("slider-used"))
    #expect(Set(files) == Set(Self.names.flatMap { ["\($0).jsonl", "\($0).png"] }))
  }

  @Test func `a log that ends with another picture is reported`() throws {
    let name = try #require(Self.names.first)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "saved-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for ending in ["jsonl", "png"] {
      try FileManager.default.copyItem(
        at: SourceTree.saved.appending(path: "\(name).\(ending)"),
        to: folder.appending(path: "\(name).\(ending)"))
    }
    #expect(try Self.complaint(of: name, in: folder) == nil)
    // The header alone shows the same control without any input.
    let log = folder.appending(path: "\(name).jsonl")
    let header = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")[0]
    try (header + "\n").write(to: log, atomically: true, encoding: .utf8)
    #expect(try Self.complaint(of: name, in: folder) != nil)
  }
}
