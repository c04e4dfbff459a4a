import Canvas
import Controls
import Foundation
import Testing

@testable import Measuring
@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// A spring measured on the film of the stage. spec: docs/spec/measuring.md#fit/window
@Suite struct `Fit Spring` {
  private let folder = TemporaryFolder()

  private func rig(
    _ film: DiscFilm? = DiscFilm(), size: Size = Size(1280, 800),
    direction: LayoutDirection = .leftToRight
  ) throws -> PageRig {
    let rig = PageRig(.switch, direction: direction, size: size, panels: [.time], after: 1)
    try rig.paintFrames()
    if let film { try show(film, on: rig) }
    return rig
  }

  private func show(_ film: DiscFilm, on rig: PageRig) throws {
    try rig.controller.show(Reference(path: folder.put(film.y4m(), into: "film.y4m")))
    rig.advance(by: 0.1)
  }

  private func film(_ rig: PageRig) throws -> ReferenceFilm {
    try #require(rig.controller.stage?.reference?.reference.film)
  }

  /// A pixel of the film in the scene.
  private func place(_ x: Double, _ y: Double, on rig: PageRig) throws -> Point {
    let view = try #require(rig.controller.stage?.reference)
    let (area, canvas) = (try #require(view.area), try #require(view.comparison?.canvas))
    let pixel = area.width / Double(canvas.width)
    return view.originInScene + area.origin + Point((x + 0.5) * pixel, (y + 0.5) * pixel)
  }

  /// Draws a probe with the pointer, and waits for the spring.
  private func fit(on rig: PageRig) async throws -> ReferenceFilm {
    let film = try film(rig)
    try rig.run("fit-spring", wait: 0.2)
    rig.press(at: try place(0, 3, on: rig))
    for x in [60.0, 71] { rig.drag(to: try place(x, 3, on: rig)) }
    rig.release()
    await film.fitting?.value
    rig.advance(by: 0.5)
    return film
  }

  @Test func `the measurements are those of the command`() async throws {
    let rig = try rig()
    let film = try await fit(on: rig)
    let probe = try #require(film.probe)
    let (start, end) = (probe.start, probe.end)
    #expect(abs(start.x) < 0.1 && abs(end.x - 71) < 0.1)
    let command = try FitCommand<Playground>.parse([
      film.path, "--probe", "\(start.x),\(start.y),\(end.x),\(end.y)",
    ])
    let fit = try #require(film.fit)
    #expect(fit.csv == (try command.fit().csv))
    #expect(try command.lines(of: fit) == command.lines(of: command.fit()))
    #expect(rig.controller.workbench.shownPanels.contains(.curves))
    let sentence = film.sentence
    #expect(sentence.hasPrefix("A spring, ± ") && sentence.contains(" %: response 0.30"))
    #expect(sentence.hasSuffix(" pt, like motion.switch.slide"))
    #expect(rig.strings.joined(separator: " ").contains("A spring, ± "))
    // The picture is that of the command, beside the curves.
    var options = FitOptions(probe: probe)
    options.keepsColors = true
    let view = try #require(rig.scene.all(MotionPictureView.self).last)
    let picture = try FilmFit(of: film.path, options).picture()
    #expect(try view.image == Image(picture) && !view.isHidden)
    let graph = try #require(rig.scene.all(CurveGraph.self).last)
    #expect(view.frame.minX > graph.frame.maxX && view.frame.height == graph.frame.height)
    let narrow = graph.frame.maxX
    film.removeProbe()
    rig.advance(by: 0.1)
    #expect(view.isHidden && graph.frame.maxX > narrow)
    #expect(try rig.staleness() == nil)
  }

  @Test func `dots are at the film's place in time, between the ends of the curve`() async throws {
    let rig = try rig()
    let film = try await fit(on: rig)
    let fit = try #require(film.fit)
    let preview = try #require(rig.controller.page.preview)
    preview.set([("on", .flag(false))])
    rig.advance(by: 1.5)
    let start = rig.scene.now
    preview.set([("on", .flag(true))])
    rig.advance(by: 1)
    func align() throws {
      try rig.run("align-film", wait: 0.2)
      #expect(abs(film.start.seconds(since: start) + fit.fit.start) < 0.02)
    }
    try align()
    let graph = try #require(rig.scene.all(CurveGraph.self).last)
    func expectDots() throws {
      let content = try #require(graph.content)
      let motion = try #require(rig.controller.workbench.curves.motion)
      let (from, to) = (motion.from, motion.to)
      #expect(abs(to - from) > 10 && content.dots.count > 20)
      #expect(abs(motion.start.seconds(since: start)) < 0.02)
      let parts = fit.parts.filter {
        (content.window.start...content.window.end).contains(film.start.advanced(by: $0.time))
      }
      #expect(parts.count == content.dots.count)
      for (dot, part) in zip(content.dots, parts) {
        #expect(dot.time == film.start.advanced(by: part.time))
        #expect(abs(dot.value - (from + (to - from) * part.part)) < 1e-9)
      }
    }
    try expectDots()
    // The spring is that of the control, so the dots are on its curve.
    let content = try #require(graph.content)
    for dot in content.dots {
      let part = dot.time.seconds(since: content.window.start) / content.window.length
      let index = Int((part * Double(content.values.count - 1)).rounded())
      #expect(abs(content.values[index] - dot.value) < 1.5)
    }
    film.start = film.start.advanced(by: 0.1)
    rig.controller.stage?.time.notifyChanges()
    try expectDots()
  }

  @Test func `the button gives the spring to the control`() async throws {
    let rig = try rig(DiscFilm(spring: Spring(response: 0.5, dampingRatio: 0.6)))
    _ = try await fit(on: rig)
    let toggle = try #require(rig.controller.page.preview?.control as? Switch)
    try rig.click("use-fitted-spring", wait: 0.2)
    let spring = toggle.metrics.slideSpring
    #expect(abs(spring.response / 0.5 - 1) < 0.02 && abs(spring.dampingRatio / 0.6 - 1) < 0.02)
    #expect(
      rig.strings.contains("spec 0.30 s")
        && rig.strings.contains { $0.hasPrefix("0.50") && $0.hasSuffix(" s") })
    rig.perform(.select(2), on: try rig.part("motion"), wait: 0.2)
    #expect(try !rig.part("use-fitted-spring").isEffectivelyEnabled)
    let command = try #require(rig.controller.table["use-fitted-spring"])
    #expect(command.disabledReason() == "A timed animation has no spring")
  }

  @Test func `a poor fit says so, and gives no spring`() async throws {
    let rig = try rig(DiscFilm(pause: 0.1))
    let film = try await fit(on: rig)
    #expect(film.fit?.isPoor == true && film.sentence == film.fit?.verdict)
    #expect(!film.sentence.hasPrefix("A spring"))
    let row = try #require(rig.scene.all(FitRow.self).last)
    #expect(row.isPoor && row.color == Theme.light.tools.pastText)
    #expect(try !rig.part("use-fitted-spring").isEffectivelyEnabled)
    let command = try #require(rig.controller.table["use-fitted-spring"])
    #expect(command.disabledReason()?.hasPrefix("The edge does not follow this spring") == true)
  }

  @Test func `while a line is drawn, the film stands at its first frame`() throws {
    let rig = try rig()
    rig.advance(by: 3)
    #expect(try film(rig).index == 119)
    try rig.run("fit-spring")
    #expect(try film(rig).index == 0)
    rig.strike(.escape)
    rig.advance(by: 0.1)
    #expect(try film(rig).index == 119)
  }

  @Test func `a film that is loaded before the window begins with its first frame`() throws {
    let path = try folder.put(DiscFilm().y4m(), into: "film.y4m")
    let controller = PageController(.playground, page: PreviewKind.switch.page.makePage(count: 10))
    try controller.show(Reference(path: path))
    controller.scene.show(size: .wide, at: Instant(seconds: 5000))
    let film = try #require(controller.stage?.reference?.reference.film)
    #expect(film.start == controller.stage?.time.now && film.start > .zero && film.index == 0)
  }

  @Test func `commands say why they are unavailable`() throws {
    let rig = try rig(nil)
    let names: [CommandName] = ["fit-spring", "align-film", "use-fitted-spring"]
    func disabledReasons() -> [String?] { names.map { rig.controller.table[$0]?.disabledReason() } }
    #expect(Set(disabledReasons()) == ["Load a film as the reference first"])
    try show(DiscFilm(), on: rig)
    #expect(disabledReasons() == [nil, "Fit a spring first", "Fit a spring first"])
    rig.open(.gallery, wait: 0.1)
    #expect(Set(disabledReasons()) == ["Open a control's page to use references"])
  }

  @Test func `Escape and a press beside the film cancel`() throws {
    let rig = try rig()
    let hint = "Draw a line along the way of the edge"
    try rig.run("fit-spring", wait: 0.2)
    #expect(rig.strings.contains(hint))
    rig.strike(.escape)
    #expect(!rig.strings.contains(hint))
    try rig.run("fit-spring", wait: 0.2)
    rig.tap(at: Point(5, 5), wait: 0.1)
    #expect(try rig.scene.all(ProbeLayer.self).isEmpty && film(rig).probe == nil)
  }

  @Test func `without a pointer, Return places the probe and arrow keys move it`() async throws {
    let rig = try rig()
    let film = try film(rig)
    try rig.run("fit-spring", wait: 0.2)
    rig.strike(.enter)
    let probe = try #require(film.probe)
    #expect(probe.start.x == 0 && probe.end.x == 71 && probe.start.y == probe.end.y)
    let line = try #require(rig.scene.focusedNode as? ProbeLine)
    await film.fitting?.value
    rig.advance(by: 0.1)
    rig.strike(.up)
    #expect(film.probe?.start.y == probe.start.y - 1)
    await film.fitting?.value
    rig.advance(by: 0.1)
    rig.strike(.left)
    #expect(film.probe?.start.x == 0, "it stays within the film")
    #expect(rig.scene.focusedNode === line)
    #expect(rig.scene.semantics(of: line)?.valueText?.hasPrefix("From 0, ") == true)
    rig.strike(.named("delete"))
    #expect(film.probe == nil && line.isHidden)
    #expect(rig.scene.focusedNode != nil && rig.scene.isFocusVisible)
  }

  @Test func `a film without a motion has the sentence of the command`() async throws {
    let rig = try rig(DiscFilm(travel: 0))
    let film = try await fit(on: rig)
    func banner() -> Banner? { rig.scene.all(Banner.self).last }
    #expect(banner()?.title == "No spring was found" && film.fit == nil)
    #expect(banner()?.message?.contains("no movement") == true)
    film.measure(along: Probe(from: Point(58, 3), to: Point(71, 3)))
    await film.fitting?.value
    let message = try #require(banner()?.message)
    #expect(message.hasSuffix("; draw the line over the moving edge"), "\(message)")
    try FileManager.default.removeItem(atPath: film.path)
    _ = try await fit(on: rig)
    #expect(banner()?.message?.hasSuffix("No such file or directory") == true)
  }

  @Test func `the result for an earlier probe is not used`() async throws {
    let rig = try rig()
    let film = try film(rig)
    var ends = 0
    film.onFit = { _ in ends += 1 }
    film.measure(along: Probe(from: Point(58, 3), to: Point(71, 3)))
    let first = film.fitting
    let probe = Probe(from: Point(0, 3), to: Point(71, 3))
    film.measure(along: probe)
    #expect(film.fit == nil && film.motionPicture == nil, "the window does not wait for them")
    await first?.value
    await film.fitting?.value
    #expect(ends == 1 && film.probe == probe && film.fit != nil)
    var options = FitOptions(probe: probe)
    options.keepsColors = true
    #expect(try film.motionPicture == Image(FilmFit(of: film.path, options).picture()))
    film.measure(along: probe)
    let last = film.fitting
    rig.controller.stage?.removeReference()
    await last?.value
    #expect(ends == 1 && film.fit == nil, "nor is that of a removed film")
    #expect(film.motionPicture == nil)
    rig.settle()
    #expect(!rig.wantsFrame)
  }

  @Test(arguments: [Size(480, 640), Size(960, 680), Size(1280, 800)], LayoutDirection.allCases)
  func `everything has its place`(size: Size, direction: LayoutDirection) async throws {
    let rig = try rig(size: size, direction: direction)
    _ = try await fit(on: rig)
    rig.advance(by: 1)
    let row = try #require(rig.scene.all(FitRow.self).last)
    let curves = rig.controller.workbench.curves
    #expect(!row.isHidden && row.frame.height == (size.height == 680 ? 28 : 32))
    #expect(row.frame.intersection(curves.bounds) == row.frame)
    for node in row.children {
      #expect(node.frame.intersection(row.bounds) == node.frame, "\(node)")
    }
    // The sentence is not cut off.
    for (text, _) in rig.texts where text.string.hasSuffix("switch.slide") {
      let width = TextEngine().size(of: Text(text.string, font: text.font)).width
      #expect(width <= text.maximumWidth ?? width)
    }
    let timeline = try #require(rig.scene.all(Timeline.self).last { $0.content != nil })
    let mark = timeline.filmMark
    #expect(!mark.isHidden && mark.frame.intersection(timeline.bounds) == mark.frame)
    #expect(timeline.frameInScene.maxY <= size.height)
    let graph = try #require(curves.all(CurveGraph.self).last)
    #expect(graph.frame.maxY <= row.frame.minY && graph.frame.height > 40)
    #expect(try rig.staleness() == nil)
  }
}
