import Canvas
import Controls
import ControlsTesting
import Driving
import Foundation
import Measuring
import StarRating
import Testing

@Suite struct `Star rating example` {
  private func rig(
    _ value: Double = 2, halves: Bool = true, theme: Theme = .light,
    direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full
  ) -> SceneRig<StarRating> {
    SceneRig(
      StarRating(value: value, allowsHalfStars: halves, label: "Rating"), scale: 2, theme: theme,
      direction: direction, motion: motion)
  }

  /// The place of a rating that is not rounded: 3.2 is in the leading half of the fourth star.
  private func place(_ rating: Double, in rig: SceneRig<StarRating>) -> Point {
    let metrics = rig.control.metrics
    let star = rating.rounded(.down)
    return rig.point(
      fromLeading: star * metrics.spacing + rating * metrics.starSize, metrics.starSize / 2)
  }

  private func number(_ value: Double) -> ControlAction { .valueChanged(.number(value)) }

  @Test func `a click sets a whole star`() {
    let rig = rig(halves: false)
    #expect(rig.tap(at: place(3.2, in: rig)).control.value == 4)
    #expect(rig.actions == [.editingBegan, number(4), .editingEnded])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a click on the leading half of a star sets a half star`(direction: LayoutDirection) {
    let rig = rig(direction: direction)
    #expect(rig.tap(at: place(3.2, in: rig)).control.value == 3.5)
    #expect(rig.tap(at: place(3.8, in: rig)).control.value == 4)
  }

  @Test func `a title is below the stars`() {
    let control = StarRating(value: 2, label: "Rating")
    control.title = "Service"
    let rig = SceneRig(control, scale: 2)
    #expect(control.frame.height > control.metrics.starSize + 10)
    #expect(rig.tap(at: place(3.2, in: rig)).control.value == 3.5)
  }

  @Test func `a drag sets each rating on its way, to 0 before the first star`() {
    let rig = rig(1)
    rig.press(at: place(0.8, in: rig)).drag(to: place(1.8, in: rig))
    #expect(rig.takeActions() == [.editingBegan, number(1.5), number(2)])
    #expect(rig.drag(to: place(-0.5, in: rig)).control.value == 0)
    #expect(rig.cancel().control.value == 1)
    #expect(rig.actions.suffix(2) == [number(1), .editingEnded])
  }

  @Test func `keys step, and go to the ends`() {
    let rig = rig()
    rig.focus()
    let values = [Key.right, .up, .left, .down, .end, .right, .home, .left].map { key in
      rig.key(key)
      return rig.control.value
    }
    #expect(values == [2.5, 3, 2.5, 2, 5, 5, 0, 0])
    #expect(rig.actions.first == .editingBegan && rig.actions.last == .editingEnded)
  }

  @Test func `right to left mirrors the arrow keys`() {
    let rig = rig(direction: .rightToLeft)
    #expect(rig.focus().key(.left).control.value == 2.5)
  }

  @Test func `values of the program are rounded and not reported`() {
    let rig = rig()
    rig.control.value = 3.3
    #expect(rig.control.value == 3.5)
    rig.control.value = .nan
    rig.control.allowsHalfStars = false
    #expect(rig.control.value == 4)
    rig.control.value = 99
    #expect(rig.control.value == 5 && rig.actions.isEmpty)
  }

  @Test func `hovering shows the rating that a press would set, without an action`() throws {
    let rig = rig()
    let still = try rig.picture()
    #expect(rig.move(to: place(3.2, in: rig)).control.state.hovered == 3.5)
    #expect(try rig.picture() != still && rig.actions.isEmpty)
    #expect(try rig.leave().picture() == still)
  }

  @Test func `a disabled rating ignores the user, and hovering does not show`() throws {
    let rig = rig()
    rig.control.isEnabled = false
    let still = try rig.picture()
    rig.tap(at: .trailing)
    #expect(!rig.focus().key(.end).control.perform(.increment))
    #expect(rig.control.value == 2 && rig.actions.isEmpty)
    #expect(rig.control.state.hovered != nil)
    #expect(try rig.picture() == still)
  }

  @Test func `a star fills with a spring`() {
    let rig = rig()
    let halfway = rig.tap(at: place(2.8, in: rig)).control.metrics.fillSpring.state(
      at: 0.1, from: Spring.State(value: 0, velocity: 0), to: 1)
    rig.advance(by: 0.1)
    #expect(abs(rig.control.state.fills[2] - halfway.value) < 1e-6)
    #expect((0.2...0.9).contains(halfway.value) && rig.lastUpdate.next == .tick)
    rig.settle()
    #expect(rig.control.state.fills == [1, 1, 1, 0, 0] && rig.lastUpdate.next == .idle)
  }

  @Test(arguments: [MotionPreference.full, .reduced])
  func `stars overshoot both ends, but not under reduced motion`(motion: MotionPreference) {
    let rig = rig(0, motion: motion)
    var fills: [Double] = []
    for value in [5.0, 0] {
      rig.control.setValue(value, animated: true)
      rig.settle(rate: 60) { fills += rig.control.state.fills }
    }
    #expect(fills.contains { $0 > 1.01 } == (motion == .full))
    #expect(fills.contains { $0 < -0.01 } == (motion == .full))
  }

  @Test func `stars empty under a hovering pointer without stale pixels`() throws {
    let rig = rig(5)
    try rig.paintFrames()
    rig.move(to: .center)
    rig.control.setValue(0, animated: true)
    rig.settle()
    #expect(try rig.staleness() == nil)
  }

  @Test func `screen readers get a slider in stars`() throws {
    let rig = rig(3.5)
    let semantics = try #require(rig.scene.semantics(of: rig.control))
    #expect(semantics.role == .slider && semantics.label == "Rating")
    #expect(semantics.value == .number(3.5, range: 0...5, step: 0.5))
    #expect(semantics.valueText == "3.5 of 5 stars")
    #expect(rig.scene.perform(.increment, on: semantics.id))
    #expect(rig.scene.perform(.setValue(4.9), on: semantics.id))
    #expect(!rig.scene.perform(.increment, on: semantics.id))
    #expect(rig.actions == [number(4), number(5)])
  }

  @Test func `the description is valid`() throws { try StarRating.description.validate() }

  @Test(arguments: [Appearance.light, .dark], Contrast.allCases)
  func `the stars match their reference picture`(appearance: Appearance, contrast: Contrast) {
    let rig = rig(3.5, theme: Theme(appearance, contrast: contrast))
    rig.expectPicture("stars-\(appearance.rawValue)-\(contrast.rawValue)", gate: .roundShapes)
  }

  @Test func `its colors and metrics are tokens, fade, and follow contrast and design`() throws {
    let catalog = ControlCatalog.standard + [StarRating.description]
    let tokens = Array(catalog.tokens.dropFirst(Design.tokens.count))
    #expect(tokens.count == StarRatingColors.tokens.count + StarRatingMetrics.tokens.count)
    #expect(
      StarRating.description.tokens.map(\.name)
        == tokens.filter { $0.kind != .color && $0.kind != .shadow }.map(\.name))

    let filled = try #require(tokens.first { $0.name == "star.filled" })
    var design = Design.classic
    let isSet = design.set(filled, to: .color(Color(hex: 0xFFCC00)))
    #expect(isSet && design.theme[StarRatingColors.self].filled == Color(hex: 0xFFCC00))
    let (from, to) = (Design(theme: .light), Design(theme: .dark))
    let middle = Design(theme: from.theme.mixed(with: to.theme, by: 0.5))
    for token in tokens where from[token] != to[token] {
      #expect(middle[token] != from[token] && middle[token] != to[token], "\(token.name)")
    }
    #expect(Theme(.dark, contrast: .more)[StarRatingColors.self].outline.alpha == 1)
    #expect(Design.glass[filled] == .color(Color(hex: 0x0088FF)))

    let size = try #require(tokens.first { $0.name == "star.size" })
    let isLarge = design.set(size, to: .number(40))
    #expect(isLarge && design.metrics[StarRatingMetrics.self].starSize == 40)

    let rig = rig(3)
    let before = try rig.picture()
    rig.scene.design = design
    rig.showFrame(after: 0.1)
    let during = try rig.picture()
    rig.showFrame(after: 1)
    #expect(try before != during && during != rig.picture())
    #expect(rig.control.metrics.starSize == 40)
  }

  @Test func `a script drives the rating without a workbench`() {
    let driven = DrivenScene(size: Size(200, 60)) {
      Scene(StarRating(value: 2, allowsHalfStars: true, label: "Rating"))
    }
    let reply = driven.reply(
      to: #"""
        {"jsonrpc": "2.0", "id": 1, "method": "act", "params": {"target": {"label": "Rating"}, "action": "increment"}}
        """#)
    #expect(reply?.contains(#""action": "valueChanged", "value": 2.5"#) == true)
  }

  private func reference(_ name: String) throws -> Bitmap {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Pictures")
    return try Bitmap(png: [UInt8](Data(contentsOf: folder.appending(path: "\(name).png"))))
  }

  @Test func `the distance from a reference is a fraction of a pixel`() throws {
    let rig = rig(3.5)
    let picture = try rig.bitmap()
    let difference = try BitmapDifference(picture, reference("stars-light-normal"))
    #expect(difference.mean < 0.1)
    // A quarter of a point is half a pixel here.
    rig.controlFrame.origin.x += 0.25
    let moved = try rig.bitmap()
    let shift = try #require(difference.shift(of: moved, to: picture))
    #expect(abs(shift.x + 0.5) < 0.05 && abs(shift.y) < 0.05, "\(shift)")
  }
}
