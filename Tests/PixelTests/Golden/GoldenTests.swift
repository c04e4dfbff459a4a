import Foundation
import Testing

/// What each animation looks like before, on its way, and after.
///
/// `make bless` paints them anew.
@Suite struct `Golden pictures` {
  @Test(arguments: GoldenAnimation.all, GoldenAnimation.Setting.all)
  func `are as they were`(animation: GoldenAnimation, setting: GoldenAnimation.Setting) throws {
    let pictures = try animation.pictures(setting)
    try #require(pictures.count == GoldenAnimation.moments.count)
    for (moment, picture) in zip(GoldenAnimation.moments, pictures) {
      let name = GoldenAnimation.fileName(animation.name, setting, moment)
      let comparison = Golden.picture(name).compare(picture)
      #expect(comparison.passes, "\(comparison); `make bless` paints them all anew")
    }
  }

  @Test(arguments: GoldenAnimation.all)
  func `show that something happens`(animation: GoldenAnimation) throws {
    let pictures = try animation.pictures(GoldenAnimation.Setting(isDark: false, scale: 1))
    for (index, picture) in pictures.enumerated() where index > 0 {
      #expect(picture.pixels != pictures[index - 1].pixels, "at moment \(index)")
    }
  }

  @Test(.enabled(if: !Golden.isBlessing))
  func `are all there, and no others, and small`() throws {
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
