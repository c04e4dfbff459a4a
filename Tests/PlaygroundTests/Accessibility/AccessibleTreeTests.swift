import Foundation
import Robot
import SpecTrait
import Testing

extension PlaygroundTests {
  /// The tree that a screen reader reads through AT-SPI, on a private bus.
  @Suite @MainActor struct AccessibleTreeTests {
    @Test(
      .spec(
        "switch/accessibility/role", "switch/accessibility/voiceover", "slider/accessibility/role",
        "slider/accessibility/voiceover", "segmented/accessibility/role",
        "segmented/accessibility/each-segment", "segmented/accessibility/voiceover"))
    func theAccessibilityTreeOfTheGalleryMatchesItsFixture() throws {
      let session = try AccessibleSession("--page", "gallery")
      defer { session.end() }
      let found = try session.reader.tree().outline
      let segment = try session.reader.part("view-1")
      // In reverse order, as screen readers expect.
      #expect(segment.members == ["Map", "Grid", "List"])
      let path = Checkout.file("Tests/PlaygroundTests/Fixtures/gallery-tree.txt")
      if ProcessInfo.processInfo.environment["BLESS_PICTURES"] != nil {
        try found.write(to: path, atomically: true, encoding: .utf8)
      }
      #expect(found == (try String(contentsOf: path, encoding: .utf8)))
    }

    @Test func framesFollowTheWindowAndItsScale() throws {
      let session = try AccessibleSession("--page", "trio", "--scale", "2")
      defer { session.end() }
      session.app.robot.move(session.app.window, toX: 130, y: 70)
      let control = try #require(session.app.layout.controls.first { $0.role == .toggle })
      let part = try session.reader.part(control.id)
      let frame = control.frame
      let inWindow = [frame.x, frame.y, frame.width, frame.height].map { Int($0 * 2) }
      #expect(part.window == inWindow)
      try session.wait(for: "the window's place", in: control.id) {
        $0.screen == [inWindow[0] + 130, inWindow[1] + 70, inWindow[2], inWindow[3]]
      }
      let hit = try session.reader.part(atX: inWindow[0] + 5, y: inWindow[1] + 5)
      #expect(hit.identifier == control.id)
    }

    @Test func aCustomControlIsAccessible() throws {
      let session = try AccessibleExample()
      defer { session.end() }
      let reader = session.reader
      let tree = try reader.tree()
      #expect(tree.children?.first?.role == "frame" && tree.children?.first?.name == "Accessible")
      let copies = try reader.part("copies")
      #expect(copies.name == "Copies" && copies.value?.now == 3 && copies.value?.step == 1)
      #expect(copies.role == "spin button" && copies.value?.text == "3")
      #expect(copies.value?.least == 1 && copies.value?.most == 20)
      #expect(copies.actions == ["increment", "decrement"])
      try reader.act("increment", on: "copies")
      #expect(try reader.part("copies").value?.now == 4)
      try reader.set(12, of: "copies")
      #expect(try reader.part("copies").value?.now == 12)
    }
  }
}

extension ScreenReader.Part {
  var outline: String { lines(depth: 0).joined(separator: "\n") + "\n" }

  private func lines(depth: Int) -> [String] {
    var words = [
      String(repeating: "  ", count: depth)
        // ATK has the role switch since 2.56.
        + role.replacing(/^switch$/, with: "toggle button"),
      "\"\(name)\"",
    ]
    if !description.isEmpty { words.append("(\(description))") }
    words.append(states.joined(separator: " "))
    words += attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    if let actions { words.append("does " + actions.joined(separator: "/")) }
    if let value {
      words.append("\(value.now) in \(value.least)...\(value.most) by \(value.step): \(value.text)")
    }
    if let selected { words.append("selected \(selected)") }
    if let window { words.append("at \(window)") }
    return [words.joined(separator: " ")] + (children ?? []).flatMap { $0.lines(depth: depth + 1) }
  }
}
