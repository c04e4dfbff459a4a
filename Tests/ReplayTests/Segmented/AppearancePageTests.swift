import Canvas
import Controls
import Foundation
import Testing

@testable import playground

/// The page and the pictures about a look of one's own.
@Suite struct `The page of custom appearance` {
  private static let docs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/controls/appearance")

  @Test func `shows the default look and three others`() {
    let rig = PageRig(PageName.appearance.makePage(count: 0))
    let controls = rig.controls.compactMap { $0 as? SegmentedControl }
    #expect(controls.map { $0.appearance?.contentReference } == [nil, .button, .segment, .segment])
    #expect(controls.map { $0.contentPositionAdjustment(for: .first).x } == [0, 0, 0, 13])
    #expect(controls.map { $0.contentPositionAdjustment(for: .last).x } == [0, 0, 0, -13])
  }

  @Test func `the files of the guide are what the program paints`() throws {
    let art = ButtonArt()
    let pictures = try art.pictures()
    #expect(pictures.count == 5)
    for picture in pictures {
      let file = Self.docs.appending(path: art.fileName(picture.name))
      #expect(try [UInt8](Data(contentsOf: file)) == picture.image.png(), "\(picture.name)")
    }
    let json = try String(contentsOf: Self.docs.appending(path: "appearance.json"), encoding: .utf8)
    #expect(json == AppearanceCommand.file(for: art))
  }

  @Test(arguments: [ButtonArt(scale: 1), ButtonArt(scale: 2), ButtonArt(scale: 3)])
  func `the example's images have equal ends and one column between them`(art: ButtonArt) throws {
    let appearance = try art.appearance()
    for state in [SegmentState.normal, .selected] {
      let caps = try #require(appearance.backgroundImage(for: state)?.capInsets)
      #expect(caps == Insets(left: 12, right: 12))
    }
    #expect(appearance.dividerImage(left: .normal, right: .normal)?.size.width == art.dividerWidth)
  }

  @Test func `diagrams are painted`() throws {
    for subject in AppearanceDiagram.Subject.allCases {
      let picture = try AppearanceDiagram.picture(subject, scale: 1)
      #expect((picture.width, picture.height) == (700, 220))
      #expect(picture[60, 100] == Bitmap.Pixel(red: 0x2C, green: 0x6B, blue: 0xD6, alpha: 255))
    }
  }
}
