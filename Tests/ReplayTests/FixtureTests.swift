import Testing

@testable import Workbench

@Suite struct `Event table fixtures` {
  @Test func `every log has an expectation, and every expectation has a log`() {
    #expect(ReplayFixture.names.count > 40)
    #expect(ReplayFixture.names == ReplayFixture.expectationNames)
    #expect(ReplayFixture.fileCount == 2 * ReplayFixture.names.count)
  }

  @Test(arguments: ReplayFixture.names)
  func `a fixture has its row, scene and direction, and events, samples and end states`(
    name: String
  ) throws {
    let fixture = try ReplayFixture(name)
    #expect(name.hasPrefix(fixture.log.header.scene.name + "-"))
    #expect(name.hasSuffix("-rtl") == (fixture.log.header.direction == .rightToLeft))
    #expect(!fixture.log.events.isEmpty && !fixture.row.isEmpty)
    #expect(!fixture.end.isEmpty)
    let samples = try fixture.samples
    #expect(samples.allSatisfy { !$0.state.isEmpty })
    #expect(samples.allSatisfy { $0.time.nanoseconds % 1_000_000 == 0 })
  }

  /// Words that occur in only one row of table 5.4 each.
  nonisolated static let rows = [
    "press inside hit rect", "press, release within slop", "press on the thumb side",
    "press beyond that (off", "press beyond that (on", "then back across c",
    "release after flips", "dragged > slop, never crossed", "pointer leaves the control",
    "tap released outside hit rect", "during press: cancel", "press on a thumb in flight",
    "fast fling", "disabled: no hover", "Space/Enter focused", "|x - thumbX| <= 22",
    "track elsewhere, .jump", "track elsewhere, .ignore", ".page moves 10 %", "drag dx",
    "drag past the end", "drag far above", "release (continuous)", "release (stepped)",
    "press during a snap", "cancel (as above)", "setValue animated", "Left/Down, Right/Up",
    "Home, End: ends", "thumb drawn when disabled", "press unselected i",
    "move to another segment", "release over j != selected", "release over the selected one",
    "> 50 pt outside", "0 < distance <= 50", "press selected", "drag from selected",
    "cancel: pill springs back", "retarget while moving", "programmatic select during drag",
    "disabled: ignores everything", "Left/Right focused", "Home/End first/last",
    "theme or scale change", "14..W-14", "5.5, 6", "clamp the painted pill",
  ]

  private static let knownRows = ReplayFixture.names.map { (try? ReplayFixture($0).row) ?? "" }

  @Test(arguments: rows)
  func `every row of the event tables has a fixture`(words: String) throws {
    #expect(Self.knownRows.contains { $0.contains(words) })
  }
}
