import Canvas
import Controls
import ControlsTesting
import Foundation
import Support
import Testing

@testable import Workbench
@testable import playground

/// `make bless` repaints the golden pictures.
@Suite struct `Golden pictures` {
  @Test(arguments: GoldenAnimation.all, GoldenAnimation.Setting.all)
  func `the pictures of an animation differ, and the middle one matches its golden picture`(
    animation: GoldenAnimation, setting: GoldenAnimation.Setting
  ) throws {
    let pictures = try animation.pictures(setting)
    try #require(pictures.count == 5)
    for (picture, next) in zip(pictures, pictures.dropFirst()) { #expect(picture != next) }
    let comparison = Golden.picture(animation.fileName(setting)).compare(pictures[2])
    #expect(comparison.passes, "\(comparison); `make bless` paints them all anew")
  }

  @Test(.enabled(if: !Golden.isBlessing))
  func `the folder contains exactly the expected files, and they are small`() throws {
    let expected = GoldenAnimation.all.flatMap { animation in
      GoldenAnimation.Setting.all.map { animation.fileName($0) + ".png" }
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: SourceTree.goldens, includingPropertiesForKeys: [.fileSizeKey])
    #expect(Set(files.map(\.lastPathComponent)) == Set(expected))
    for file in files {
      let size = try #require(file.resourceValues(forKeys: [.fileSizeKey]).fileSize)
      #expect(size <= Golden.byteLimit, "\(file.lastPathComponent)")
    }
  }
}

/// Pictures saved in the window, which `make bless` repaints from the logs of their input.
@Suite struct `Saved golden pictures` {
  nonisolated static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: SourceTree.saved.path)) ?? []
    return files.filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: names) func `a replayed log ends with its picture`(name: String) throws {
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

/// Pictures without text, which are equal on every system except for rounding.
nonisolated enum Golden {
  static let byteLimit = 8 << 10
  static var isBlessing: Bool { picture("").isBlessing }

  static func picture(_ name: String, folder: URL = SourceTree.goldens) -> KeptPicture {
    KeptPicture(folder.appending(path: "\(name).png").path)
  }
}
