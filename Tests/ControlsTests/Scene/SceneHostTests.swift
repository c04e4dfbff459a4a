import Canvas
import Controls
import Testing

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

  @Test func `a click moves the thumb until it rests, and each frame has the pixels of the scene`()
    throws
  {
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
        [bytes[start], bytes[start + 1], bytes[start + 2]]
          == [pixel.blue, pixel.green, pixel.red])
    }
  }
}
