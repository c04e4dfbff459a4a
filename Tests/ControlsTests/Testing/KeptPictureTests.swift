import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

@Suite struct `Saved reference picture` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "controls-testing/kept-pictures").path
  private let rig = SceneRig(Switch(isOn: true), size: Size(51, 31))

  private func kept(
    _ name: String, gate: PictureGate = .rounding, _ environment: [String: String] = [:]
  ) -> KeptPicture {
    KeptPicture("\(folder)/\(name).png", gate: gate, environment: environment)
  }

  @Test func `is written if its variable is set, and compared otherwise`() throws {
    let picture = try rig.picture()
    let written = kept("switch", ["BLESS_PICTURES": "1"]).compare(picture)
    #expect(try written.passes && Picture(file: "\(folder)/switch.png") == picture)
    #expect(kept("switch", gate: .exact).compare(picture).passes)
    rig.tap(at: .center)
    rig.settle()
    let off = kept("switch", ["BLESS_NOTHING": "1"]).compare(try rig.picture())
    #expect(!off.passes && off.description.hasPrefix("switch: max "))
    let evidence = try #require(off.description.components(separatedBy: "see ").last)
    #expect(try Picture(file: "\(evidence)/expected.png") == picture)
  }

  @Test func `fails if the file is missing or invalid or of another size`() throws {
    let missing = kept("there-is-none").compare(try rig.picture())
    #expect(!missing.passes && missing.description.contains("BLESS_PICTURES=1"))
    #expect(missing.description.contains(#"exclude: ["kept-pictures"]"#))
    // The folder does not exist if no other test ran before.
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: URL(filePath: "\(folder)/text.png"))
    let text = kept("text").compare(try rig.picture())
    #expect(!text.passes && text.description.hasPrefix("text: "))
    try rig.picture().write(to: "\(folder)/size.png")
    try rig.rescale(to: 2)
    let comparison = kept("size").compare(try rig.picture())
    #expect(!comparison.passes && comparison.description.contains("166x126 px in place of 83x63"))
  }

  @Test func `is stored beside the test file, and records an issue if it differs`() throws {
    let test = "\(folder)/SomeTests.swift"
    try rig.picture().write(to: "\(folder)/Pictures/on.png")
    rig.expectPicture("on", testFile: test)
    withKnownIssue("an issue is what is expected here") {
      rig.expectPicture("there-is-none", testFile: test)
    }
    try rig.bitmap().expectPicture("on", testFile: test)
    rig.tap(at: .center)
    rig.settle()
    withKnownIssue("an issue is what is expected here") { rig.expectPicture("on", testFile: test) }
    let off = try rig.bitmap()
    withKnownIssue("an issue is what is expected here") { off.expectPicture("on", testFile: test) }
  }
}
