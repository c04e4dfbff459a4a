import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Scene picture` {
  private let toggle = Switch(label: "Wi-Fi")
  private let slider = Slider(value: 0.5, label: "Volume")
  private let rig: SceneDriver

  init() {
    rig = SceneDriver(
      column: toggle, slider, Label("Sound"), spacing: 8, padding: 16, size: Size(160, 140))
  }

  @Test func `has the pixels of the window`() throws {
    #expect(try Picture(rig.scene.picture()) == rig.picture())
    rig.press(at: toggle.frameInScene.center).advance(by: 0.1)
    #expect(try Picture(rig.scene.picture()) == rig.picture())
    rig.scene.setTheme(.dark)
    rig.showFrame(after: 0.1)
    #expect(try Picture(rig.scene.picture()) == rig.picture())
  }

  @Test func `fills partly covered pixels with the background`() throws {
    let scene = Scene(Stack(.vertical) {})
    scene.show(size: Size(10.2, 7.1), scale: 2)
    let picture = try Picture(scene.picture())
    #expect(picture.width == 21 && picture.height == 15)
    #expect(picture.pixels.allSatisfy { $0 & 0xFF_FFFF == 0xFF_FFFF })
  }

  @Test func `lays out changes that no frame shows yet, and leaves them to the frame`() throws {
    toggle.setOn(true, animated: false)
    let picture = try Picture(rig.scene.picture())
    #expect(rig.scene.needsUpdate && !rig.showFrame().damage.isEmpty)
    #expect(try picture == rig.picture())
    let replica = SceneDriver(column: Switch(), spacing: 8, padding: 16, size: Size(160, 140))
    let label = Label("a")
    replica.scene.root.addChild(label)
    label.string = "added, and longer"
    let pending = try Picture(replica.scene.picture())
    #expect(label.frame.width > 50)
    replica.showFrame()
    #expect(try pending == replica.picture())
  }

  @Test func `does not change the scene`() throws {
    let (time, frame) = (rig.scene.lastTime, slider.frame)
    _ = try rig.scene.picture(scale: 3)
    #expect(rig.scene.lastTime == time && rig.showFrame().damage.isEmpty && slider.frame == frame)
  }

  @Test func `at another scale leaves a scrolled view where it was, also in a scene view`() throws {
    final class Page: Node {
      override func measure(_ available: Size, in context: LayoutContext) -> Size {
        Size(available.width, scene?.scale == 1 ? 400 : 390)
      }
    }
    for isInView in [false, true] {
      let view = ScrollView(Page())
      let scene = Scene(isInView ? SceneView(Scene(view)) : view)
      let rig = SceneDriver(scene, size: Size(120, 90))
      #expect(view.scroll(to: .infinity) && view.offset == 310)
      rig.showFrame()
      _ = try scene.picture(scale: 2)
      #expect(view.offset == 310)
    }
  }

  @Test func `includes layers, and excludes hidden and clipped nodes`() throws {
    let box = Stack(.vertical, padding: 4) { Switch(isOn: true) }
    rig.scene.present(box)
    slider.isHidden = true
    rig.showFrame()
    #expect(try Picture(rig.scene.picture()) == rig.picture())
    let view = ScrollView(Stack(.vertical, padding: 4) { for _ in 0..<5 { Slider(value: 0.3) } })
    let scrolled = SceneDriver(Scene(view), size: Size(120, 90))
    scrolled.scroll(at: Point(60, 45), deltaY: 1)
    #expect(try Picture(scrolled.scene.picture()) == scrolled.picture())
  }

  @Test func `of a node equals its part of the scene's picture`() throws {
    rig.scene.setTheme(.dark, animated: false)
    let whole = try rig.shown().scene.picture()
    let frame = toggle.frameInScene
    let part = try toggle.picture(format: .opaque)
    #expect(part.width == 51 && part.height == 31)
    // The node's picture has a black background, as every opaque picture has where nothing is
    // painted.
    for y in 0..<part.height {
      for x in 0..<part.width {
        #expect(part[x, y] == whole[x + Int(frame.minX), y + Int(frame.minY)])
      }
    }
  }

  @Test func `of a node includes the margin, and is empty if the node is hidden`() throws {
    let plain = try toggle.picture()
    let wide = try toggle.picture(margin: Insets(8))
    #expect(wide.width == plain.width + 16 && wide.height == plain.height + 16)
    #expect(wide[8 + 20, 8 + 33]?.alpha ?? 0 > 0 && wide[0, 0]?.alpha == 0)
    toggle.isHidden = true
    let hidden = try toggle.picture()
    #expect((0..<hidden.width).allSatisfy { hidden[$0, 15]?.alpha == 0 })
  }

  @Test func `throws if there is no size or no scene`() throws {
    let unshown = Scene(Stack(.vertical) { Switch() })
    let error = #expect(throws: PictureError.self) { try unshown.picture() }
    #expect(error?.description.contains("show(size:scale:)") == true)
    let nowhere = #expect(throws: PictureError.self) { try Switch().picture() }
    #expect(nowhere?.description.contains("not in a scene") == true)
  }
}

@Suite struct `Bitmap of a drawing` {
  @Test func `has the requested size, rounded up`() throws {
    let bitmap = try Bitmap(Size(10.2, 5), scale: 2) { painter in
      painter.fill(Rect(0, 0, 5, 5), color: .white)
    }
    #expect(bitmap.width == 21 && bitmap.height == 10)
    #expect(bitmap[9, 9]?.red == 255 && bitmap[10, 9]?.red == 0)
  }

  /// The width of a text differs slightly at each scale.
  @Test func `at another scale equals the window's picture at that scale`() throws {
    func scene() -> Scene {
      Scene(
        Stack(
          .horizontal, spacing: 9.3, padding: 7, of: Label("Starting now"),
          Label("0:00", font: Font(size: 13, figures: .tabular)), Button("Start"),
          SegmentedControl(["Seconds", "Notifications"], selection: 0)))
    }
    for scale in [1.0, 1.5, 2, 3] {
      let (lone, right) = (scene(), scene())
      lone.show(size: Size(420, 60))
      right.show(size: Size(420, 60), scale: scale)
      let before = try Picture(lone.picture())
      #expect(try Picture(lone.picture(scale: scale)) == Picture(right.picture()))
      #expect(try lone.vectorPicture(scale: scale).svg() == right.vectorPicture().svg())
      let (label, other) = (lone.root.children[0], right.root.children[0])
      #expect(try Picture(label.picture(scale: scale)) == Picture(other.picture()))
      #expect(try Picture(lone.picture()) == before && lone.scale == 1)
    }
    #expect(throws: (any Error).self) { try scene().picture(scale: .nan) }
  }
}

@Suite struct `Scene host` {
  private let toggle = Switch(label: "Wi-Fi")
  private let host: SceneHost

  init() throws {
    let toggle = toggle
    let scene = Scene(Stack(.vertical, spacing: 8, padding: 20) { toggle })
    host = try SceneHost(scene, size: Size(200, 100)) { .zero }
    host.showFrame(at: .zero)
  }

  private func time(_ seconds: Double) -> Instant { Instant.zero.advanced(by: seconds) }

  private func click(at point: Point) {
    for phase in [PointerEvent.Phase.pressed, .released] {
      host.handle(.pointer(PointerEvent(phase, at: point, time: .zero, button: 1)))
    }
  }

  @Test func `the first frame paints everything, and later frames what changed`() throws {
    #expect(host.bitmap.hasSamePixels(as: try host.scene.picture()) && !host.wantsFrame)
    let update = host.showFrame(at: time(1))
    #expect(update.damage.isEmpty && !update.isAnimating)
    toggle.isOn = true
    let damage = host.showFrame(at: time(2)).damage
    #expect(!damage.isEmpty)
    for rect in damage.rects { #expect(rect.width < 120 && rect.height < 80) }
  }

  @Test func `a click moves the thumb until it rests, with the scene's pixels`() throws {
    var wanted = 0
    host.onFrameWanted = { wanted += 1 }
    click(at: toggle.frameInScene.center)
    #expect(toggle.isOn && host.wantsFrame && wanted > 0)
    var isMoving = true
    var frames = 0
    while isMoving && frames < 300 {
      frames += 1
      isMoving = host.showFrame(at: time(Double(frames) / 60)).isAnimating
      #expect(host.bitmap.hasSamePixels(as: try host.scene.picture()))
    }
    #expect(frames > 10 && frames < 300 && !host.wantsFrame)
  }

  @Test func `another size and scale paint everything again`() throws {
    try host.resize(to: Size(120, 90), scale: 2)
    host.showFrame(at: time(1))
    #expect(host.bitmap.width == 240 && host.bitmap.height == 180)
    #expect(host.bitmap.hasSamePixels(as: try host.scene.picture()))
  }

  @Test func `the bytes are those of the pixels`() throws {
    let bitmap = host.bitmap
    let place = toggle.frameInScene.center
    let (x, y) = (Int(place.x), Int(place.y))
    let pixel = try #require(bitmap[x, y])
    bitmap.withUnsafeBytes { bytes in
      let start = y * bitmap.bytesPerRow + 4 * x
      #expect(bytes.count == bitmap.bytesPerRow * bitmap.height)
      #expect(
        [bytes[start], bytes[start + 1], bytes[start + 2]] == [pixel.blue, pixel.green, pixel.red])
    }
  }
}
