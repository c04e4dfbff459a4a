import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The film on the timeline. spec: docs/spec/measuring.md#films/stage
@Suite struct `Films on the timeline` {
  private let folder = TemporaryFolder()
  private let levels = (0..<60).map { UInt8($0 * 4) }

  private func show(on rig: PageRig) throws -> ReferenceFilm {
    let path = try GrayFilm(levels: levels).write("film.y4m", to: folder)
    try rig.controller.show(Reference(path: path))
    try rig.paintFrames()
    rig.advance(by: 0.1)
    return try #require(rig.controller.stage?.reference?.reference.film)
  }

  private func parts(_ rig: PageRig) throws -> (timeline: Timeline, mark: FilmMark) {
    let timeline = try #require(rig.scene.all(Timeline.self).last { $0.content != nil })
    return (timeline, timeline.filmMark)
  }

  @Test func `the mark is as long as the film, and a drag moves the film in time`() throws {
    let rig = PageRig(.switch, size: Size(1280, 800), panels: [.time], after: 1)
    let film = try show(on: rig)
    rig.advance(by: 3)
    let (timeline, mark) = try parts(rig)
    let second = timeline.track.width / PageTime.length
    #expect(abs(mark.frame.width - second) <= 0.5 && timeline.height == 78)
    #expect(mark.frame.maxY < timeline.track.maxY && rig.strings.contains("Film"))
    let time = try #require(rig.controller.stage?.time)
    let start = film.start
    func moved() -> Double { film.start.seconds(since: start) }
    time.scrub(to: start.advanced(by: 0.5))
    rig.advance(by: 0.1)
    #expect(film.index == 30)
    let place = mark.frameInScene.center
    rig.drag(from: place, to: place + Point(-0.25 * second, 0), wait: 0.1)
    #expect(abs(moved() + 0.25) < 1e-6 && film.index == 45)
    #expect(time.position == start.advanced(by: 0.5), "only the film is moved")
    rig.strike(.left)
    rig.strike(.right, modifiers: .shift, wait: 0.1)
    #expect(abs(moved() + 0.25 - 9.0 / 60) < 1e-6 && film.index == 36)
    let semantics = try #require(rig.scene.semantics(of: mark))
    #expect(rig.scene.focusedNode === mark && semantics.label == "Beginning of the film")
    #expect(semantics.valueText?.hasSuffix(" seconds ago") == true)
    rig.perform(.setValue(-2), on: mark, wait: 0.1)
    #expect(try abs(time.now.seconds(since: film.start) - 2) < 1e-6 && rig.staleness() == nil)
    for _ in 0..<4 { rig.strike("z", modifiers: .control) }
    #expect(abs(moved()) < 1e-6)
    rig.controller.stage?.removeReference()
    rig.advance(by: 0.1)
    #expect(mark.isHidden && timeline.height == 64 && !rig.strings.contains("Film"))
  }

  @Test func `a film that is over stays within reach`() throws {
    let rig = PageRig(.switch, size: Size(1280, 800), panels: [.time], after: 1)
    let film = try show(on: rig)
    rig.advance(by: 25)
    let (timeline, mark) = try parts(rig)
    #expect(abs(mark.frame.minX - timeline.track.minX) <= 0.5)
    rig.press(at: mark.frameInScene.center)
    rig.drag(to: timeline.frameInScene.origin + timeline.track.center)
    rig.drag(to: Point(rig.scene.size.width, mark.frameInScene.midY))
    rig.release(wait: 0.1)
    #expect(timeline.track.contains(mark.frame.center))
    #expect(rig.controller.stage?.time.now.seconds(since: film.start) ?? 99 < 0.2)
  }

  @Test func `an increment is the step that screen readers read`() throws {
    let rig = PageRig(.switch, size: Size(1280, 800), panels: [.time], after: 1)
    _ = try show(on: rig)
    rig.advance(by: 3)
    let (timeline, mark) = try parts(rig)
    for slider in [timeline, mark] as [Node] {
      func number() throws -> (value: Double, step: Double) {
        let element = try #require(rig.scene.semantics(of: slider))
        #expect(element.actions.isSuperset(of: [.increment, .decrement, .setValue]))
        guard case .number(let value, _, let step?, _) = element.value else { return (.nan, .nan) }
        return (value, step)
      }
      let before = try number()
      rig.perform(.decrement, on: slider, wait: 0)
      #expect(try abs(before.value - number().value - before.step) < 1e-6)
    }
  }
}
