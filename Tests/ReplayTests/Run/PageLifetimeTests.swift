import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Page lifetime` {
  private final class References {
    private var all: [() -> String?] = []

    func add(_ object: AnyObject) {
      all.append { [weak object] in object.map { "\(type(of: $0))" } }
    }

    func add(contentsOf scene: Scene) {
      add(scene)
      scene.forEachNode { node in
        add(node)
        if let view = node as? SceneView { add(contentsOf: view.content) }
      }
    }

    var count: Int { all.count }
    var names: Set<String> { Set(all.compactMap { $0() }) }
  }

  private func everything(of rig: CaptureRig, in references: References) {
    references.add(rig.rig.controller)
    references.add(rig.rig.controller.page)
    references.add(contentsOf: rig.rig.scene)
  }

  @Test(
    arguments: PageName.all,
    [[], [.sidebar, .inspector], .time, .log, [.curves, .frames]] as [Set<PanelName>])
  func `a closed page is deallocated with its panels`(name: PageName, panels: Set<PanelName>) throws
  {
    let references = References()
    do {
      let rig = try CaptureRig(name, panels: panels, size: .wide, after: 0.5)
      everything(of: rig, in: references)
      rig.rig.controller.overlays.show([.damage, .box, .paint, .hit, .trail])
      rig.rig.controller.open(name == .gallery ? .slider : .gallery)
      rig.rig.advance(by: 0.5)
      everything(of: rig, in: references)
    }
    #expect(references.count > 30 && references.names == [])
  }

  @Test(arguments: [PageName.gallery, .switch])
  func `the scene of a past moment is deallocated after the return to now`(name: PageName) throws {
    let rig = try CaptureRig(name, panels: .time, size: .wide, after: 0.5)
    rig.swipe(try #require(rig.controls.first), from: 0.3, to: 0.6)
    rig.rig.advance(by: 1)
    let time = try #require(rig.rig.controller.workbench.time)
    let references = References()
    time.scrub(to: time.now.advanced(by: -0.5))
    rig.rig.advance(by: 0.5)
    references.add(contentsOf: try #require(time.replica?.scene))
    time.returnToNow()
    rig.rig.advance(by: 1)
    #expect(references.count > 1 && references.names == [])
  }
}
