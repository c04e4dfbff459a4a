import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Large text in components` {
  private static let sections = [
    SidebarList.Section(items: [SidebarList.Item("Gallery", symbol: .grid)]),
    SidebarList.Section(
      title: "Controls",
      items: [
        SidebarList.Item("Switch", symbol: .switch),
        SidebarList.Item("Keys", symbol: .keyboard, key: "?"),
      ]),
  ]

  private static let items = [
    MenuItem("Layout", key: "2", isOn: true) {}, MenuItem("Paint", isOn: false) {}, .separator,
    MenuItem("Hide All", key: "0") {},
  ]

  private static func parts() -> [Node] {
    [
      SidebarList(sections, selection: 1, label: "Pages"),
      Button("Environment"), LinkButton("Copy", symbol: .copy), Disclosure("Motion", isOpen: true),
      Stepper(value: 4, in: 1...8, label: "Zoom"),
      PopUpButton(["Short", "Long"], selection: 0, label: "Text"),
      CodeBlock(SwiftHighlighter.lines(of: "let a = 1\nlet b = 2\nlet c = 3")),
      Banner("It must be a color", message: "There is a length.", kind: .warning),
    ]
  }

  private static func driver(_ node: Node, textScale: Double) -> SceneDriver {
    let scene = Scene(
      Stack(.vertical, padding: 20, alignment: .leading) { node },
      environment: SceneEnvironment(textScale: textScale))
    return SceneDriver(scene, size: Size(700, 700))
  }

  private static func places(_ driver: SceneDriver) -> [(string: String, frame: Rect)] {
    let text = TextEngine()
    return Drawing(of: driver).texts.map { line in
      (line.text.string, Rect(origin: line.origin, size: text.size(of: line.text)))
    }
  }

  private static func holds(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.minX >= outer.minX - 0.5 && inner.maxX <= outer.maxX + 0.5
      && inner.minY >= outer.minY - 0.5 && inner.maxY <= outer.maxY + 0.5
  }

  private static func overlaps(_ places: [(string: String, frame: Rect)]) -> [String] {
    places.indices.flatMap { index in
      places[..<index].compactMap { other in
        // Words of a line of code touch each other.
        let (one, two) = (places[index].frame.inset(by: Insets(0.5)), other.frame)
        return one.intersects(two) ? "\(places[index].string) over \(other.string)" : nil
      }
    }
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2])
  func `lies within its component and overlaps no other text`(scale: Double) {
    for part in Self.parts() {
      let driver = Self.driver(part, textScale: scale)
      let places = Self.places(driver)
      #expect(!places.isEmpty)
      #expect(Self.overlaps(places).isEmpty, "\(type(of: part))")
      for place in places {
        #expect(Self.holds(part.frame, place.frame), "\(type(of: part)) \(place)")
      }
    }
  }

  @Test func `does not shrink components at small scales`() {
    let heights = [1, 0.8].map { scale in
      Self.parts().map { part in
        _ = Self.driver(part, textScale: scale)
        return part.frame.height
      }
    }
    #expect(heights[0] == heights[1])
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `scales the rows of menus, also from a scaled anchor`(scale: Double) throws {
    let anchor = GlyphButton(.more, label: "More")
    for isEverywhere in [true, false] {
      let driver = Self.driver(anchor, textScale: isEverywhere ? scale : 1)
      anchor.textScale = isEverywhere ? nil : scale
      driver.scene.presentMenu(Self.items, from: anchor, label: "More")
      let menu = try driver.shown().element(.menu)
      #expect(menu.frame.height == 12 + (3 * 28 + 10) * scale)
      #expect(menu.children.map(\.frame.height) == [28, 28, 10, 28].map { $0 * scale })
      let places = Self.places(driver)
      #expect(places.count == 5 && Self.overlaps(places).isEmpty)
      #expect(places.allSatisfy { Self.holds(menu.frame, $0.frame) })
      // The hit row matches the painted row.
      var chosen = ""
      driver.scene.layers.last?.dismiss()
      driver.scene.presentMenu(
        ["One", "Two", "Three"].map { title in MenuItem(title) { chosen = title } }, from: anchor,
        label: "More")
      driver.showFrame()
      let two = try #require(Self.places(driver).first { $0.string == "Two" })
      driver.tap(at: two.frame.center)
      #expect(chosen == "Two")
      anchor.removeFromParent()
    }
  }

  @Test func `scales hit areas with the drawing`() {
    let stepper = Stepper(value: 4, in: 1...8, label: "Zoom")
    var driver = Self.driver(stepper, textScale: 2)
    #expect(stepper.frame.size == Size(152, 56))
    driver.tap(at: stepper.frame.origin + Point(152 - 50, 50))
    #expect(stepper.value == 5)
    driver.tap(at: stepper.frame.origin + Point(50, 4))
    #expect(stepper.value == 4)
    var presses = 0
    let button = Button("Environment") { presses += 1 }
    driver = Self.driver(button, textScale: 2)
    #expect(button.frame.height == 64)
    driver.swipe(from: button.frame.center, to: button.frame.origin + Point(10, 62))
    #expect(presses == 1)
    let disclosure = Disclosure("Motion", isOpen: false)
    driver = Self.driver(disclosure, textScale: 2)
    driver.swipe(from: disclosure.frame.center, to: disclosure.frame.origin + Point(10, 39))
    #expect(disclosure.isOpen)
    let list = SidebarList(Self.sections, selection: 0, label: "Pages")
    driver = Self.driver(list, textScale: 2)
    driver.tap(at: list.frame.origin + Point(30, 64 + 90 + 64 + 32))
    #expect(list.selection == 2)
  }

  @Test func `scales help tags and value bubbles`() throws {
    let slider = Slider(value: 0.5, label: "Volume").with(\.showsValue, true)
    slider.helpTag = "How loud it is"
    let driver = Self.driver(slider, textScale: 2).press(at: slider.frame.center).advance(by: 0.5)
    let shown = Self.places(driver).filter { $0.frame.height > 25 }
    #expect(!shown.isEmpty)
    driver.release().move(to: slider.frame.center + Point(1, 0))
    let tag = try driver.advance(by: 3).element(.tooltip)
    #expect(tag.frame.height == 48)
    let text = try #require(Self.places(driver).first { $0.string == "How loud it is" })
    #expect(Self.holds(tag.frame, text.frame))
  }
}
