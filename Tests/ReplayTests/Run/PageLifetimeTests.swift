import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Page lifetime` {
  private struct Reference {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }

  private final class References {
    private var all: [Reference] = []

    func add(_ scene: Scene) {
      all.append(Reference(scene))
      scene.forEachNode { node in
        all.append(Reference(node))
        if let view = node as? SceneView { add(view.content) }
      }
    }

    func add(_ object: AnyObject) { all.append(Reference(object)) }

    var count: Int { all.count }

    var names: Set<String> { Set(all.filter { $0.object != nil }.map(\.name)) }
  }

  private func everything(of rig: CaptureRig, in references: References) {
    references.add(rig.rig.controller)
    references.add(rig.rig.controller.page)
    references.add(rig.rig.scene)
  }

  @Test(
    arguments: PageName.all,
    [[], [.sidebar, .inspector], .time, .log, [.curves, .frames]] as [Set<PanelName>])
  func `a closed page is deallocated with its panes`(name: PageName, panes: Set<PanelName>) throws {
    let references = References()
    do {
      let rig = try CaptureRig(name, panes: panes, size: Size(1280, 800), after: 0.5)
      everything(of: rig, in: references)
      rig.rig.controller.overlays.show([.damage, .box, .paint, .hit, .trail])
      rig.rig.controller.open(name == .gallery ? .slider : .gallery)
      rig.rig.advance(by: 0.5)
      everything(of: rig, in: references)
    }
    #expect(references.count > 30)
    #expect(references.names == [])
  }

  @Test(arguments: [PageName.gallery, .switch])
  func `the scene of a past moment is deallocated after the return to now`(name: PageName) throws {
    let rig = try CaptureRig(name, panes: .time, size: Size(1280, 800), after: 0.5)
    rig.swipe(try #require(rig.controls.first), from: 0.3, to: 0.6)
    rig.rig.advance(by: 1)
    let time = try #require(rig.rig.controller.workbench.time)
    let references = References()
    time.scrub(to: time.now.advanced(by: -0.5))
    rig.rig.advance(by: 0.5)
    references.add(try #require(time.replica?.scene))
    time.returnToNow()
    rig.rig.advance(by: 1)
    #expect(references.count > 1)
    #expect(references.names == [])
  }
}
