import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LivePixelTests {
    /// The arguments are whether the buffer can be painted right after a small and a large frame.
    @Test(arguments: [
      (PresentationPreference.automatic, true, false), (.sharedMemory, false, false),
      (.put, true, true),
    ])
    func memoryThatTheServerIsReadingIsNotPainted(
      preference: PresentationPreference, afterSmall: Bool, afterLarge: Bool
    ) throws {
      let live = try LiveWindow(size: Size(300, 200), presentation: preference)
      let buffer = live.window.backBuffer
      #expect(buffer.isShared == (preference != .put))
      var canPaint: [Bool] = []
      live.window.onFrame = { _ in canPaint.append(buffer.canPaint) }
      try live.run(
        .init("the window", when: { live.window.isExposed && !canPaint.isEmpty && buffer.canPaint })
        {
          // 60 x 64 px are sent over the connection; one more pixel is not.
          live.content.damage = Region(PixelRect(x: 0, y: 0, width: 60, height: 64))
          live.content.needsUpdate = true
        },
        .init("a small frame", when: { canPaint.count == 2 && buffer.canPaint }) {
          live.content.damage = Region(PixelRect(x: 0, y: 0, width: 60, height: 64))
          live.content.damage?.add(PixelRect(x: 90, y: 90, width: 1, height: 1))
          live.content.needsUpdate = true
        },
        .init("a large frame", when: { canPaint.count == 3 && buffer.canPaint }))
      #expect(Array(canPaint.dropFirst()) == [afterSmall, afterLarge])
    }

    @Test func theNextFrameWaitsWhileTheServerReads() throws {
      let live = try LiveWindow(presentation: .sharedMemory)
      let buffer = live.window.backBuffer
      live.content.next = .tick
      live.window.onFrame = { _ in #expect(!buffer.canPaint) }
      try live.run(
        .init("frames", when: { live.content.paints.count > 5 }) { live.content.next = .idle },
        .init("rest", when: { live.sleepsForEver && buffer.canPaint }))
      // The server does not confirm a failed copy.
      buffer.present(Region(buffer.bounds), at: .zero)
      #expect(!buffer.canPaint)
      buffer.abandonCopies()
      #expect(buffer.canPaint)
    }

    @Test(arguments: [PresentationPreference.put, .sharedMemory])
    func theSendingOfLargeFramesIsMeasured(presentation: PresentationPreference) throws {
      let live = try LiveWindow(presentation: presentation)
      let isMeasured = presentation == .put
      func isRight() -> Bool { (live.window.backBuffer.sendingDuration > 0) == isMeasured }
      try live.run(.init("the measurement", when: { live.isSettled && isRight() }))
    }

    @Test func theBackBufferFollowsTheWindowSize() throws {
      let live = try LiveWindow()
      let buffer = live.window.backBuffer
      func resize(_ width: Int, _ height: Int) throws {
        live.robot.resize(live.window.id, width: width, height: height)
      }
      func isPainted(_ width: Int, _ height: Int) throws -> Bool {
        let picture = try live.robot.picture(of: live.window.id)
        return picture.width == width && picture[width - 1, height - 1]?.blue == 0xC0
          && picture[0, height - 1]?.blue == 0xC0 && picture[width - 1, 0]?.blue == 0xC0
      }
      try live.run(
        .init("the window", when: { live.isSettled }) { try resize(900, 300) },
        .init("wide", when: { try isPainted(900, 300) }) {
          #expect(buffer.bounds == PixelRect(x: 0, y: 0, width: 900, height: 300))
          try resize(200, 900)
        },
        .init("tall", when: { try isPainted(200, 900) }) { try resize(20, 10) },
        .init("small", when: { try isPainted(20, 10) }))
      #expect((buffer.bounds.width, buffer.bounds.height) == (20, 10))
    }

    @Test func anUnsupportedPixelFormatIsRejectedWithItsName() throws {
      let server = try XServer(arguments: ["-screen", "0", "300x200x16"])
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      do {
        _ = try LiveWindow(robot)
        Issue.record("a window of 16 bits a pixel was opened")
      } catch DisplayError.unsupportedPixels(let format) {
        #expect(format.contains("depth 16 in 16 bits, red in f800"), "\(format)")
      }
    }
  }
}
