import Foundation
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveClosingTests {
    private let live: LiveLoop
    init() throws { live = try LiveLoop() }

    /// The file behind a descriptor.
    private func file(_ descriptor: Int32) -> String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    }

    @Test func aClosedWindowHasNoConnectionWhileItIsReferenced() throws {
      let (window, content) = try live.open("Window")
      let (never, other) = try live.make("Never")
      let (further, _) = try live.open("Further")
      let windows = [window, never]
      let files = windows.map { file($0.connection.descriptor) }
      var ends = 0
      window.onClosed = { _ in
        // The window releases it.
        withExtendedLifetime(window) { ends += 1 }
      }
      try live.run(
        .init("the windows", when: { window.isSettled && further.isSettled }) {
          window.copyToClipboard("text")
          never.close()
          window.close()
        },
        .init("the end", when: { ends == 1 }) {
          #expect(window.onClosed == nil && content.closings == 1 && other.closings == 1)
          for (window, file) in zip(windows, files) {
            #expect(file != nil && self.file(window.connection.descriptor) != file)
            use(window)
          }
          further.close()
        })
      #expect(ends == 1 && window.phase == .closed && window.failure == nil)
    }

    /// Uses what a connection is needed for.
    private func use(_ window: Window) {
      window.title = "Closed"
      window.preferredScale = 2
      window.content = ProbeContent()
      window.setIcon([])
      window.setDarkFrame(true)
      window.resize(to: Size(50, 50))
      window.restore(window.placement)
      window.readClipboard { #expect($0 == nil) }
      #expect(!window.copyToClipboard("late") && !window.toggleFullscreen())
      #expect(window.screenOrigin == nil)
      window.show()
      window.close()
    }

    @Test func aWindowThatANestedLoopClosesHasNoError() throws {
      let (window, content) = try live.open("Window")
      var failures: [DisplayError?] = []
      window.onClosed = { failures.append($0) }
      try live.run(
        .init("the window", when: { window.isSettled }) {
          content.onUpdate = {
            window.close()
            live.loop.run { window.phase != .closed }
          }
          content.askForFrame()
        })
      #expect(failures == [nil] && window.failure == nil)
    }
  }
}
