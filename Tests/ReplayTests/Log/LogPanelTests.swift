import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The event log. spec: docs/spec/window.md#tools/log
@Suite struct `Event log` {
  private let rig = LogRig()

  /// A switch, a segmented control, and a switch in a scene view.
  @Test(arguments: [
    (Point(45, 35), "Bluetooth", ["press", "release", "on", "haptic, light"]),
    (Point(290, 155), "View", ["press Map", "release", "selected 2"]),
    (Point(70, 230), "Inner", ["press", "release", "on", "haptic, light"]),
  ])
  func `a tap is logged with its effects`(place: Point, name: String, events: [String]) {
    rig.driver.tap(at: place)
    #expect(rig.events == events && rig.log.entries.map(\.name).allSatisfy { $0 == name })
    let kinds: [LogEntry.Kind] = [.gesture, .gesture, .action, .haptic]
    #expect(rig.log.entries.map(\.kind) == Array(kinds.prefix(events.count)))
  }

  @Test func `a drag logs each flip and an unchanged value`() {
    rig.driver.press(at: Point(30, 35))
    for x in [40.0, 55, 65, 50, 30, 22] { rig.driver.move(to: Point(x, 35)) }
    rig.driver.release()
    #expect(rig.events.first == "press" && rig.events.suffix(2) == ["release", "unchanged"])
    #expect(Set(rig.events).isSuperset(of: ["flip on", "flip off"]))
  }

  @Test func `a wheel in a drag is logged as unchanged, and one after it is not`() {
    rig.scene.setFocus(rig.root.slider, isVisible: true)
    rig.driver.press(at: Point(120, 102))
    for _ in 0..<3 { rig.driver.scroll(at: Point(120, 102), deltaY: -1) }
    rig.driver.move(to: Point(140, 102))
    rig.driver.release()
    let events = rig.events
    #expect(events.filter { $0.hasPrefix("wheel") } == ["wheel × 3"])
    #expect(events.filter { $0.hasPrefix("unchanged") } == ["unchanged × 3"])
    rig.driver.scroll(at: Point(140, 102), deltaY: -1)
    #expect(rig.events.dropFirst(events.count).first == "wheel")
    #expect(!rig.events.dropFirst(events.count).contains("unchanged"))
  }

  @Test func `repeated drag events are coalesced, with the first time and the last value`() throws {
    rig.driver.press(at: Point(120, 102))
    let pressed = rig.driver.now
    for step in 1...30 {
      rig.driver.passTime(0.016)
      rig.driver.move(to: Point(120 + Double(step) * 2, 102))
    }
    rig.driver.release()
    rig.settle()
    let drag = try #require(rig.log.entries.first { $0.event == "drag" })
    #expect(drag.count == 30 && drag.time == pressed.advanced(by: 0.016))
    let values = rig.log.entries.filter { $0.event.hasPrefix("value") }
    #expect(values.count == 1 && values.first?.event == "value \(rig.root.slider.value.shortText)")
    #expect(rig.log.entries.count < 8)
  }

  @Test func `keys and canceled gestures are logged`() {
    rig.scene.setFocus(rig.root.toggle, isVisible: true)
    rig.strike(.space)
    #expect(rig.events.first == "key space")
    rig.driver.press(at: Point(45, 35))
    rig.strike(.escape)
    #expect(rig.events.suffix(2) == ["press", "cancel"])
  }

  @Test func `events are logged only while the log listens, and of the controls that it wants`() {
    let rig = LogRig(isListening: false)
    for (isListening, count) in [(false, 0), (true, 4), (false, 4)] {
      rig.log.isListening = isListening
      rig.toggle(1)
      #expect(rig.log.entries.count == count)
    }
    rig.log.isListening = true
    rig.log.isOfInterest = { $0 is Slider }
    rig.toggle(1)
    #expect(rig.log.entries.count == 4)
  }

  @Test func `controls of the tools are not logged`() throws {
    let rig = PageRig(.switch, size: Size(1280, 800), panels: [.inspector, .log], after: 1)
    try rig.click("inspector-on", wait: 1)
    #expect(rig.controller.workbench.log.entries.isEmpty)
  }

  @Test func `the log stays scrolled to its end unless the user scrolls up`() throws {
    rig.toggle(60)
    #expect(rig.log.entries.count == 240)
    // Only visible rows are painted.
    let (rows, view) = (try #require(rig.rows), try #require(rig.view))
    #expect((10..<15).contains(rows.visibleRows.count))
    #expect(view.maximumOffset > 0 && view.offset == view.maximumOffset)
    let end = view.offset
    rows.scrollToVisible()
    #expect(view.offset == end, "keyboard focus does not scroll it")
    rig.toggle(5)
    #expect(view.offset == view.maximumOffset && view.offset > end)
    view.scroll(to: 100)
    rig.toggle(5)
    #expect(view.offset == 100)
  }

  @Test func `the oldest entries are removed`() {
    rig.toggle(LogBook.limit / 4 + 300)
    let book = rig.log.book
    #expect(book.entries.count <= LogBook.limit && book.removedCount > 0)
    #expect(book.entries.last?.event == "haptic, light")
  }

  @Test func `the log updates at most ten times a second`() {
    rig.settle()
    rig.driver.press(at: Point(120, 102))
    var shown: Set<Int> = []
    for step in 1...60 {
      rig.driver.move(to: Point(120 + Double(step), 102))
      rig.driver.showFrame(after: 1.0 / 60)
      shown.insert(rig.rows?.entries.first { $0.event == "drag" }?.count ?? 0)
    }
    #expect(shown.count <= 12)
    rig.driver.release()
    rig.settle()
    #expect(rig.rows?.entries.contains { $0.event == "release" } == true)
  }

  @Test func `typing filters the entries while the log has the focus`() {
    rig.toggle(3)
    rig.scene.setFocus(rig.rows, isVisible: true)
    rig.type("haptic")
    #expect(rig.log.filter == "haptic" && rig.events == Array(repeating: "haptic, light", count: 3))
    rig.type("x")
    #expect(rig.events.isEmpty)
    for (key, filter, count) in [(Key.named("backspace"), "haptic", 3), (.escape, "", 12)] {
      rig.strike(key)
      #expect(rig.log.filter == filter && rig.log.entries.count == count)
    }
    rig.log.paste("bluetooth haptic")
    #expect(rig.events == Array(repeating: "haptic, light", count: 3))
  }

  @Test func `a key is logged with the held modifiers`() {
    rig.scene.setFocus(rig.root.slider, isVisible: true)
    rig.driver.key(.right, modifiers: .shift)
    #expect(rig.events.filter { $0.hasPrefix("key") } == ["key Shift-right"])
  }

  @Test func `clearing the log clears its filters`() throws {
    rig.toggle(1)
    rig.log.paste("haptic")
    try #require(rig.log.all(SegmentedControl.self).first).select(3, animated: false)
    let clear = try #require(rig.log.all(LinkButton.self).first { $0.title == "Clear" })
    #expect(rig.events.count == 1 && rig.scene.perform(.press, on: clear.semanticsID))
    #expect(rig.log.filter.isEmpty && rig.events.isEmpty)
    rig.toggle(1)
    #expect(rig.events.count == 4)
    // Also while no event matches.
    rig.log.paste("none of them")
    #expect(rig.events.isEmpty && rig.scene.perform(.press, on: clear.semanticsID))
    #expect(rig.log.filter.isEmpty && rig.log.entries.isEmpty)
  }

  @Test func `the first line of pasted text is added to the filter`() {
    rig.toggle(3)
    rig.log.paste("\n Ha\u{1B}ptic\nswitch")
    #expect(rig.log.filter == "haptic" && rig.log.entries.count == 3)
    rig.log.paste("")
    rig.log.paste(String(repeating: "y", count: 500))
    #expect(rig.log.filter.count == 506)
  }

  @Test func `a row reports its control on hover and its time on a click`() throws {
    var hovered: [String?] = []
    var chosen: [Instant] = []
    rig.log.onHover = { hovered.append($0?.label) }
    rig.log.onChoose = { chosen.append($0) }
    rig.toggle(1)
    let place = try #require(rig.place(ofRow: 1))
    rig.driver.move(to: place)
    #expect(hovered == ["Bluetooth"])
    rig.driver.tap(at: place)
    #expect(chosen == [rig.log.entries[1].time])
    rig.driver.move(to: Point(10, 10))
    #expect(hovered.last == .some(nil))
  }

  @Test func `keys select rows`() {
    var chosen: [Instant] = []
    rig.log.onChoose = { chosen.append($0) }
    rig.toggle(20)
    rig.scene.setFocus(rig.rows, isVisible: true)
    rig.strike(.up, .enter, .home, .enter)
    let times = rig.log.entries.map(\.time)
    #expect(chosen.first == times.last && chosen.last == times.first && rig.view?.offset == 0)
  }

  @Test func `an empty log shows that it has the focus`() throws {
    let rows = try #require(rig.rows)
    let ring = rows.frameInScene.inset(by: Insets(horizontal: 8, vertical: 0))
    for text in ["", "none of them"] {
      rig.log.paste(text)
      let pixels = try [false, true].map { isVisible in
        rig.scene.setFocus(rows, isVisible: isVisible)
        return try rig.driver.bitmap()[Int(ring.minX), Int(ring.midY)]
      }
      #expect(pixels[0] != pixels[1], "\(text)")
      rig.toggle(1)
    }
  }

  @Test func `entries are copied as lines with tabs`() {
    rig.driver.passTime(0.25)
    rig.driver.tap(at: Point(45, 35))
    rig.settle()
    #expect(
      rig.log.text == """
        0.250\tgesture\tBluetooth\tpress\t1
        0.250\tgesture\tBluetooth\trelease\t1
        0.250\taction\tBluetooth\ton\t1
        0.250\thaptic\tBluetooth\thaptic, light\t1

        """)
  }

  @Test func `the log is a list in the accessibility tree`() throws {
    rig.toggle(20)
    let rows = try #require(rig.rows)
    let list = try #require(rig.scene.semantics(of: rows))
    #expect(list.role == .list && list.children.last?.role == .listItem)
    #expect(list.children.last?.label.hasPrefix("Bluetooth, haptic, light, at ") == true)
    #expect(list.children.count < 20)
    if case .selection(_, let count, _, _) = list.value { #expect(count == 80) }
  }
}
