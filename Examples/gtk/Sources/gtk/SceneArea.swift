import CGtk
import Canvas
import Controls

/// A GTK drawing area that shows a scene, and draws frames only while something changes.
final class SceneArea {
  let widget = gtk_drawing_area_new()
  let host: SceneHost
  private var tick: guint = 0
  var heldKey: guint = 0

  init(_ scene: Scene) throws {
    host = try SceneHost(scene, size: Size(1, 1)) { SceneArea.now }
    host.onFrameWanted = { [unowned self] in
      if host.wantsFrame { requestFrame() }
    }
    gtk_widget_set_focusable(widget, 1)
    let area = UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: GtkDrawingArea.self)
    gtk_drawing_area_set_draw_func(
      area, { SceneArea.of($4).draw(on: $1, Size(Double($2), Double($3))) }, pointer, nil)
    typealias Received = @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> gboolean
    let received: Received = { SceneArea.of($2).handle($1) ? 1 : 0 }
    add(gtk_event_controller_legacy_new(), "event", unsafeBitCast(received, to: GCallback.self))
    typealias Left = @convention(c) (OpaquePointer, gpointer) -> Void
    let left: Left = {
      SceneArea.of($1).host.handle(.pointer(PointerEvent(.exited, at: .zero, time: SceneArea.now)))
    }
    add(gtk_event_controller_motion_new(), "leave", unsafeBitCast(left, to: GCallback.self))
    let unfocused: Left = { SceneArea.of($1).host.handle(.focusLost(time: SceneArea.now)) }
    add(gtk_event_controller_focus_new(), "leave", unsafeBitCast(unfocused, to: GCallback.self))
  }

  private var pointer: gpointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func of(_ pointer: gpointer!) -> SceneArea {
    Unmanaged.fromOpaque(pointer).takeUnretainedValue()
  }

  private func add(_ controller: OpaquePointer?, _ signal: String, _ body: @escaping GCallback) {
    let object = UnsafeMutableRawPointer(controller)
    g_signal_connect_data(object, signal, body, pointer, nil, GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(widget, controller)
  }

  // MARK: Frames

  /// GLib's clock, which is also that of GTK's frames.
  static var now: Instant { Instant(nanoseconds: Int64(g_get_monotonic_time()) * 1000) }

  private func requestFrame() {
    if tick != 0 { return }
    tick = gtk_widget_add_tick_callback(
      widget, { SceneArea.of($2).showFrame(at: gdk_frame_clock_get_frame_time($1)) }, pointer, nil)
  }

  /// Returns whether the next frame of the display is wanted too.
  private func showFrame(at microseconds: gint64) -> gboolean {
    let update = host.showFrame(at: Instant(nanoseconds: Int64(microseconds) * 1000))
    if !update.damage.isEmpty { gtk_widget_queue_draw(widget) }
    if update.next == .tick { return 1 }
    tick = 0
    if case .at(let moment) = update.next {
      let delay = max(0, moment.seconds(since: Self.now) * 1000).rounded(.up)
      g_timeout_add(
        guint(delay),
        {
          SceneArea.of($0).requestFrame(); return 0
        }, pointer)
    }
    return 0
  }

  private func draw(on context: OpaquePointer?, _ size: Size) {
    let scale = Double(gtk_widget_get_scale_factor(widget))
    if size != host.scene.size || scale != host.scene.scale {
      try? host.resize(to: size, scale: scale)
      host.showFrame(at: Self.now)
    }
    let bitmap = host.bitmap
    bitmap.withUnsafeBytes { bytes in
      let pixels = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: pixels), CAIRO_FORMAT_RGB24, gint(bitmap.width),
        gint(bitmap.height), gint(bitmap.bytesPerRow))
      cairo_surface_set_device_scale(surface, scale, scale)
      cairo_set_source_surface(context, surface, 0, 0)
      cairo_paint(context)
      cairo_surface_destroy(surface)
    }
  }
}
