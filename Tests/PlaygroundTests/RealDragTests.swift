import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite(.enabled(if: DesktopSession.hasPythonGTK, "python3-gi and gir1.2-gtk-3.0"))
  @MainActor
  struct RealDragTests {
    /// Debian's interpreter, which has the module.
    private nonisolated static let python = "/usr/bin/python3"

    private static let source = """
      import gi
      gi.require_version("Gtk", "3.0")
      gi.require_version("Gdk", "3.0")
      from gi.repository import Gdk, Gtk

      def say(text):
          print(text, flush=True)

      window = Gtk.Window(title="Source")
      window.set_default_size(200, 120)
      box = Gtk.EventBox()
      box.add(Gtk.Label(label="Drag me"))
      window.add(box)
      box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
      box.drag_source_add_uri_targets()
      box.drag_source_add_text_targets()
      box.connect("drag-begin", lambda *_: say("begin"))
      box.connect("drag-failed", lambda *_: say("failed"))
      box.connect("drag-data-get", lambda w, c, data, *_: (say("asked"), data.set_text("x", -1)))
      box.connect("drag-end", lambda *_: say("end"))
      window.move(980, 700)
      window.show_all()
      Gtk.main()
      """

    @MainActor private struct Bench {
      let robot: Robot
      let app: PlaygroundApp
      let source: Program
      let segments: Layout.Control

      init() throws {
        robot = try TestDisplay.robot()
        app = try TestDisplay.start(
          "--page", "gallery", "--theme", "light", "--log-level", "debug", "--scale", "1")
        segments = try #require(app.layout.controls.first { $0.id == "period" })
        source = try Program(
          RealDragTests.python, ["-c", RealDragTests.source],
          environment: Program.environment(display: robot.displayName).merging([
            "NO_AT_BRIDGE": "1", "GDK_BACKEND": "x11",
          ]) { _, new in new })
        let window = try TestDisplay.window(of: source, titled: "Source", robot: robot)
        robot.move(window, toX: 1000, y: 700)
        let robot = robot
        try robot.wait(for: "the source beside the page", watching: source) {
          try robot.origin(of: window) == (1000, 700)
        }
        try app.settle()
      }

      /// Drags from the source to the center of the control, which is in an unselected segment.
      func drag() throws {
        robot.move(toX: 1060, y: 750)
        robot.press()
        for step in 1...8 { robot.move(toX: 1060 - step * 5, y: 750) }
        #expect(try source.nextLine() == "begin")
        try app.glide(from: Point(900, 600), to: segments.frame.center, steps: 10)
      }

      var actions: [String] { ActionLog(app: app).actions(of: "period") }
    }

    @Test func aDragHeldOverASegmentSelectsIt() throws {
      let bench = try Bench()
      defer { bench.source.stop() }
      try bench.drag()
      // The pointer is held with small movements.
      try bench.app.wait(for: "the segment that is held over") {
        try bench.app.move(to: bench.segments.frame.center)
        return bench.actions.contains { $0.hasPrefix("valueChanged") }
      }
      let told = bench.actions.filter { $0.hasPrefix("valueChanged") }
      #expect(told.count == 1, "\(told)")
      bench.robot.release()
      // The window accepts files anywhere and requests the data to check it. GTK reports no
      // failure, because the data was requested.
      #expect(try bench.source.nextLine() == "asked")
      #expect(try bench.source.nextLine() == "end")
      try bench.app.settle()
      #expect(bench.actions.filter { $0.hasPrefix("valueChanged") } == told)
    }

    @Test func aDragThatMovesAwaySelectsNothing() throws {
      let bench = try Bench()
      defer { bench.source.stop() }
      try bench.drag()
      bench.robot.move(toX: 1100, y: 300)
      bench.robot.release()
      #expect(try bench.source.nextLine() == "failed")
      #expect(try bench.source.nextLine() == "end")
      try bench.app.settle()
      #expect(bench.actions.isEmpty)
    }
  }
}
