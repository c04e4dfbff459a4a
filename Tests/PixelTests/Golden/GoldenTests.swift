import Foundation
import Testing

/// Pictures of each animation before, during and after it.
///
/// `make bless` repaints them.
@Suite struct `Golden pictures` {
  @Test(arguments: GoldenAnimation.all, GoldenAnimation.Setting.all)
  func `animations match their golden pictures, which all differ`(
    animation: GoldenAnimation, setting: GoldenAnimation.Setting
  ) throws {
    let pictures = try animation.pictures(setting)
    try #require(pictures.count == GoldenAnimation.moments.count)
    for (picture, next) in zip(pictures, pictures.dropFirst()) { #expect(picture != next) }
    for (moment, picture) in zip(GoldenAnimation.moments, pictures) {
      let name = GoldenAnimation.fileName(animation.name, setting, moment)
      let comparison = Golden.picture(name).compare(picture)
      #expect(comparison.passes, "\(comparison); `make bless` paints them all anew")
    }
  }

  @Test(.enabled(if: !Golden.isBlessing))
  func `the folder contains exactly the expected files, and they are small`() throws {
    let expected = GoldenAnimation.all.flatMap { animation in
      GoldenAnimation.Setting.all.flatMap { setting in
        GoldenAnimation.moments.map {
          GoldenAnimation.fileName(animation.name, setting, $0) + ".png"
        }
      }
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
