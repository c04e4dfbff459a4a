import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The measurements beside the control. spec: docs/spec/window.md#a-controls-page
@Suite struct `Callouts on the stage` {
  private func rig(_ kind: PreviewKind, size: Size = .wide) -> PageRig {
    PageRig(kind.page, size: size, panels: [.sidebar, .inspector])
  }

  @Test func `measurements follow the control and its animations`() throws {
    let rig = rig(.switch)
    rig.advance(by: 0.1)
    let strings = Set(rig.strings)
    #expect(strings.isSuperset(of: ["51.0", "31.0", "44.0", "27.0", "22.0"]))
    #expect(strings.contains("spec 51 pt · Width") && strings.contains(" pt"))
    let control = try rig.staged()
    rig.press(at: try rig.frame(control).center)
    #expect(rig.after(seconds: 1).strings.contains("spec 31 pt · Thumb, pressed"))
    #expect(control.shownMeasurements.allSatisfy { !$0.isOff })
    rig.release(wait: 0.05)
    #expect(control.shownMeasurements.contains { $0.target != nil })
    #expect(rig.strings.contains("Thumb position, moving"))
    rig.advance(by: 2)
    #expect(control.shownMeasurements.allSatisfy { $0.target == nil && !$0.isOff })
  }

  @Test(arguments: [Size.wide, .narrow])
  func `the target of a moving pill is shown`(size: Size) throws {
    let rig = rig(.segmented, size: size)
    rig.advance(by: 1)
    let frame = try rig.frame(rig.staged())
    let last = Point(frame.minX + 0.9 * frame.width, frame.midY)
    func targets() -> [String] { rig.strings.filter { $0.contains("→ ") } }
    rig.tap(at: last, wait: 0.1)
    #expect(targets().map { $0.suffix(7) } == ["→ 202.0"])
    rig.advance(by: 2)
    rig.press(at: last, wait: 0.05)
    #expect(targets().map { $0.suffix(6) } == ["→ 91.2"])
    rig.advance(by: 1)
    #expect(targets().isEmpty)
  }

  @Test func `radii of a segmented control have names`() throws {
    let rig = rig(.segmented)
    rig.advance(by: 0.1)
    let area = try rig.first(CalloutLayer.self).frameInScene
    let names = rig.texts.filter { area.contains($0.origin) }.map(\.text.string)
    for name in ["· Corner radius", "· Pill corner radius"] {
      #expect(names.contains { $0.hasSuffix(name) })
    }
    let layer = try rig.first(CalloutLayer.self)
    // A note is close to its value.
    #expect(layer.textAreas.map { $0.inset(by: 1) }.areApart)
  }

  @Test(arguments: [PreviewKind.slider, .segmented])
  func `a value is aligned to a note that is moved into a narrow stage`(kind: PreviewKind) throws {
    let rig = PageRig(kind.page, size: .narrow, after: 1)
    let layer = try rig.first(CalloutLayer.self)
    let note = try #require(
      rig.texts.first { ["Thumb position", "Pill position"].contains($0.text.string) })
    let areas = layer.textAreas
    let index = try #require(areas.firstIndex { abs($0.minX - note.origin.x) < 0.5 })
    #expect(abs(areas[index].maxX - areas[index - 1].maxX) < 0.5)
    #expect(areas[index - 1].maxY <= areas[index].minY)
  }

  private nonisolated static let sizes: [(size: Size, panels: Set<PanelName>)] = [
    (Size(1280, 500), .inspector), (Size(1280, 560), .inspector), (Size(1280, 600), .inspector),
    (Size(1000, 560), []), (Size(1500, 560), [.sidebar, .inspector]), (.narrow, []), (.wide, []),
  ]

  @Test(arguments: PreviewKind.allCases, sizes)
  func `measurements leave the place of the stepper free`(
    kind: PreviewKind, window: (size: Size, panels: Set<PanelName>)
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for isGlass in [false, true] {
        let rig = PageRig(
          kind.page, direction: direction, size: window.size, panels: window.panels, after: 1)
        if isGlass { rig.strike("g", wait: 1) }
        let stage = try #require(rig.controller.stage)
        let stepper = stage.stepper.frameInScene
        #expect(stage.callouts.textAreas.allSatisfy { !$0.intersects(stepper) })
      }
    }
  }

  @Test(arguments: PreviewKind.allCases)
  func `callouts are mirrored in a right-to-left layout`(kind: PreviewKind) throws {
    func middles(_ direction: LayoutDirection) throws -> [Double] {
      let rig = PageRig(kind.page, direction: direction, size: .wide, after: 1)
      let layer = try rig.first(CalloutLayer.self)
      let middle = layer.frameInScene.minX + (try #require(layer.content).box.midX)
      // A value and its unit are one text.
      let areas = layer.textAreas.reduce(into: [Rect]()) { areas, area in
        if let last = areas.last, abs(last.maxX - area.minX) < 0.5 {
          areas[areas.count - 1] = last.union(area)
        } else {
          areas.append(area)
        }
      }
      return areas.map { $0.midX - middle }
    }
    let (plain, mirrored) = (try middles(.leftToRight), try middles(.rightToLeft))
    #expect(plain.count >= 8 && plain.count == mirrored.count)
    for (x, other) in zip(plain, mirrored) { #expect(abs(x + other) < 0.5) }
  }
}

extension Control {
  fileprivate var shownMeasurements: [ControlMeasurement] {
    (self as? any DescribedControl)?.measurements.filter { !$0.isOnDemand } ?? []
  }
}
