import Canvas
import Testing

@testable import Controls

@Suite final class `Pointer enter and exit events`: RecordingScene {
  private var isIdle: Bool { !rig.scene.needsUpdate }

  @Test func `the pointer enters, also a disabled node, from outside in, and exits inside out`() {
    #expect(book.take { rig.move(to: inInner) } == ["outer enter", "inner enter"])
    #expect(book.take { rig.move(to: inOther) } == ["inner exit", "outer exit", "other enter"])
    #expect(book.take { rig.move(to: nowhere) } == ["other exit"])
    other.isEnabled = false
    #expect(book.take { rig.move(to: inOther) } == ["other enter"])
  }

  @Test func `a pointer that stays over a node sends no events and requests no frame`() {
    rig.move(to: inInner).showFrame()
    _ = book.take()
    #expect(book.take { rig.move(to: inOuter) } == ["inner exit"])
    #expect(book.take { rig.move(to: inOuter + Point(1, 0)) } == [])
    #expect(book.take { rig.move(to: inInner) } == ["inner enter"] && isIdle)
  }

  @Test func `a node that is not hit testable is entered only for its children`() {
    outer.canBePressed = false
    #expect(book.take { rig.move(to: inOuter) } == [])
    #expect(book.take { rig.move(to: inInner) } == ["outer enter", "inner enter"])
  }

  @Test func `the pointer exits when it leaves the window`() {
    for leave in [
      InputEvent.pointer(PointerEvent(.exited, at: .zero, time: rig.now)),
      .pointer(PointerEvent(.exited, at: Point(.nan, 0), time: rig.now)), .unmapped(time: rig.now),
    ] {
      rig.move(to: inOther)
      #expect(book.take { rig.scene.handle(leave) } == ["other enter", "other exit"])
      #expect(book.take { rig.scene.handle(leave) } == [] && rig.scene.pointers.isEmpty)
    }
  }

  @Test func `a position outside the scene is over no node`() {
    other.frame = Rect(120, 20, 400, 30)
    rig.showFrame()
    rig.move(to: Point(190, 30))
    #expect(book.take { rig.move(to: Point(210, 30)) } == ["other enter", "other exit"])
  }

  @Test func `a removed node exits at once, and the node behind enters in the next frame`() {
    rig.move(to: inInner)
    _ = book.take()
    var scene: Scene?
    inner.onExit = { [unowned inner] in scene = inner.scene }
    inner.removeFromParent()
    #expect(book.take() == ["inner exit"] && scene === rig.scene)
    #expect(book.take { rig.showFrame() } == [])
    outer.removeFromParent()
    #expect(book.take() == ["outer exit"])
    root.addChild(outer)
    outer.addChild(inner)
    #expect(book.take { rig.showFrame() } == ["outer enter", "inner enter"])
  }

  @Test func `a node that is hidden, shown or moved exits or enters in the next frame`() {
    rig.move(to: inInner)
    _ = book.take()
    inner.isHidden = true
    #expect(book.take { rig.showFrame() } == ["inner exit"])
    inner.isHidden = false
    #expect(book.take { rig.showFrame() } == ["inner enter"])
    inner.frame.origin.x += 200
    #expect(book.take { rig.showFrame() } == ["inner exit"])
    inner.frame = Rect(0, 0, 100, 60)
    #expect(book.take { rig.showFrame() } == ["inner enter"] && isIdle)
  }

  @Test(arguments: [SceneLayer.Modality.modal, .none])
  func `a node exits while a layer covers it`(modality: SceneLayer.Modality) {
    rig.move(to: inOther)
    _ = book.take()
    let cover = RecordingNode("cover", in: book).with(\.canBePressed, modality == .none)
    let layer = rig.scene.present(cover, modality: modality)
    rig.showFrame()
    let isCovered = modality == .none
    #expect(book.take() == ["other exit"] + (isCovered ? ["cover enter"] : []))
    layer.dismiss()
    #expect(book.take { rig.showFrame() } == (isCovered ? ["cover exit"] : []) + ["other enter"])
  }

  @Test func `a captured pointer stays over its node until the release`() {
    rig.press(at: inInner, movingTo: inOther)
    #expect(book.take() == ["outer enter", "inner enter", "inner press", "inner move"])
    rig.scene.handle(.pointer(PointerEvent(.exited, at: .zero, time: rig.now)))
    #expect(book.take() == [])
    rig.release()
    #expect(book.take() == ["inner release", "inner exit", "outer exit", "other enter"])
  }

  @Test(arguments: [1, 3])
  func `a release that no node captured enters the node under it`(button: Int) {
    rig.move(to: inOuter)
    #expect(
      book.take { send(.released, at: inOther, by: .primary, button: button) }
        == ["outer enter", "outer exit", "other enter"])
  }

  @Test(arguments: [true, false])
  func `a canceled gesture exits in the next frame or at the next move`(isFrame: Bool) {
    rig.press(at: inInner, movingTo: inOther)
    rig.cancel(by: isFrame ? .gestureLost : .escape)
    _ = book.take()
    let lines = book.take { if isFrame { rig.showFrame() } else { rig.move(to: inOther) } }
    #expect(lines == ["inner exit", "outer exit", "other enter"])
  }

  @Test func `two pointers enter and exit a node independently, and touch does neither`() {
    for point in [inOther, nowhere] {
      rig.move(to: point)
      send(.moved, at: point, by: second)
    }
    #expect(book.take() == ["other enter", "other enter 8", "other exit", "other exit 8"])
    let finger = Finger(driver: rig)
    finger.move(inOther.x, inOther.y)
    finger.press(inOther.x, inOther.y).move(inOther.x, inOther.y)
    finger.release(inOther.x, inOther.y)
    #expect(book.take { rig.showFrame() } == ["other press 7", "other move 7", "other release 7"])
  }

  @Test func `hover events have positions in the node, and pause during a capture`() {
    for point in [inInner, inInner + Point(5, 5), inOuter, nowhere] { rig.move(to: point) }
    #expect(inner.hovers == [Point(10, 5), Point(15, 10)])
    #expect(outer.hovers == [Point(40, 20), Point(45, 25), Point(10, 10)])
    rig.move(to: inInner).press(at: inInner, movingTo: inInner + Point(5, 5))
    #expect(inner.hovers.count == 3)
    rig.release().move(to: inInner + Point(6, 5))
    #expect(inner.hovers.count == 4)
  }

  @Test func `a node that is removed on entry exits again`() {
    outer.onEnter = { [unowned outer] in outer.removeFromParent() }
    #expect(book.take { rig.move(to: inInner) } == ["outer enter", "outer exit"])
    rig.showFrame()
    #expect(outer.scene == nil && book.take() == [])
  }

  @Test func `a node that is removed on exit exits once`() {
    rig.move(to: inInner)
    inner.onExit = { [unowned inner] in inner.removeFromParent() }
    inner.removeFromParent()
    #expect(book.take() == ["outer enter", "inner enter", "inner exit"])
    #expect(outer.children.isEmpty && root.children.count == 2)
  }

  @Test func `a pointer that moves during an event ends at its last position`() {
    outer.onEnter = { [rig, inOther] in rig.move(to: inOther) }
    #expect(book.take { rig.move(to: inInner) } == ["outer enter", "outer exit", "other enter"])
  }
}
