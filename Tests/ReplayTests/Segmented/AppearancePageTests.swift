import Canvas
import Controls
import Foundation
import SpecTrait
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Appearance page` {
  private static let docs = "docs/controls/appearance/"

  @Test func `the page shows the default appearance and three others`() {
    let rig = PageRig(PageName.appearance.makePage(count: 0))
    let controls = ["plain", "in-line", "out-of-line", "adjusted"].compactMap {
      rig.control($0) as? SegmentedControl
    }
    #expect(controls.map { $0.appearance?.contentReference } == [nil, .button, .segment, .segment])
    #expect(controls.map { $0.contentPositionAdjustment(for: .first).x } == [0, 0, 0, 13])
    #expect(controls.map { $0.contentPositionAdjustment(for: .last).x } == [0, 0, 0, -13])
  }

  @Test func `titles that are off center are measured, adjusted by the slider and copied as code`()
    throws
  {
    let rig = PageRig(AppearancePage(), size: Size(1280, 1400), after: 0.2)
    #expect(rig.strings.filter { $0 == "13.0 pt off" }.count == 2)
    #expect(rig.strings.filter { $0 == "centered" }.count == 4)
    let guides = rig.controller.page.root.all(TitleGuides.self)
    #expect(guides.map(\.offsets) == [[-13, 0, 13], [0, 0, 0]])
    for guide in guides {
      let area = try #require(rig.scene.semantics(of: guide)).frame
      let captions = try #require(guide.semantics).parts.compactMap(\.frame)
      #expect(captions.count == 3 && captions.areApart)
      #expect(captions.allSatisfy { $0.minY > guide.control.frame.midY && $0.maxX <= area.width })
    }
    let slider = try #require(rig.control("adjustment") as? Slider)
    let adjusted = try #require(rig.control("adjusted") as? SegmentedControl)
    #expect(rig.strings.contains { $0.contains("half") })
    rig.perform(.setValue(6.5), on: slider, wait: 0.5)
    #expect(adjusted.contentPositionAdjustment(for: .first).x == 6.5)
    #expect(adjusted.contentPositionAdjustment(for: .last).x == -6.5)
    #expect(rig.strings.contains("6.5 pt") && rig.strings.contains("6.5 pt off"))
    let code = AppearancePage.codeLines(6.5, half: 13)
    #expect(code.filter(\.isLit).count == 2)
    #expect(code.filter(\.isLit).allSatisfy { $0.text.contains("6.5") })
    #expect(AppearancePage.codeLines(nil, half: 13).filter(\.isLit).count == 2)
    let host = RecordingHost(of: rig.controller)
    let copy = try #require(rig.controller.page.root.all(LinkButton.self).last)
    #expect(rig.scene.perform(.press, on: copy.semanticsID))
    #expect(host.copied.count == 1 && host.copied[0].hasPrefix("final class ButtonRow"))
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `captions of images do not overlap at any text size`(textSize: Double) {
    let rig = PageRig(AppearancePage(), size: Size(480, 1600))
    rig.controller.set(.textSize, to: .number(textSize))
    rig.advance(by: 0.2)
    let text = TextEngine()
    let names = Set(["left end", "divider", "middle", "right end"])
    let frames = rig.texts.filter { names.contains($0.text.string) }.map {
      Rect(origin: $0.origin, size: text.size(of: $0.text))
    }
    #expect(frames.count == 5 && frames.allSatisfy { $0.height > 12 * textSize })
    #expect(frames.areApart && frames.allSatisfy { $0.minX >= 0 && $0.maxX <= 480 })
  }

  @Test(
    .spec(
      "appearance-p34", "appearance-p40", "appearance-p41", "appearance-p42", "appearance-p43",
      "appearance-p44")) func `files of the guide are the program's output`() throws
  {
    let art = ButtonArt()
    let pictures = try art.pictures()
    #expect(pictures.count == 5)
    for picture in pictures {
      let file = Checkout.file(Self.docs + art.fileName(picture.name))
      #expect(try [UInt8](Data(contentsOf: file)) == picture.image.png(), "\(picture.name)")
    }
    #expect(try Checkout.text(Self.docs + "appearance.json") == AppearanceCommand.file(for: art))
  }

  @Test(
    .spec("appearance-p19"),
    arguments: [ButtonArt(scale: 1), ButtonArt(scale: 2), ButtonArt(scale: 3)])
  func `the images of the example have equal caps`(art: ButtonArt) throws {
    let appearance = try art.appearance()
    for state in [SegmentState.normal, .selected] {
      let caps = try #require(appearance.backgroundImage(for: state)?.capInsets)
      #expect(caps == Insets(left: 12, right: 12))
    }
    #expect(appearance.dividerImage(left: .normal, right: .normal)?.size.width == art.dividerWidth)
  }

  @Test(.spec("appearance-p27", "appearance-p74")) func `all diagrams are drawn`() throws {
    for subject in AppearanceDiagram.Subject.allCases {
      let picture = try AppearanceDiagram.picture(subject, scale: 1)
      #expect((picture.width, picture.height) == (700, 220))
      #expect(picture[60, 100] == Bitmap.Pixel(red: 0x2C, green: 0x6B, blue: 0xD6, alpha: 255))
    }
  }
}
