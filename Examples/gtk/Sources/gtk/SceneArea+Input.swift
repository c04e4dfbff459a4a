import CGtk
import Canvas
import Controls

/// Events of GTK, passed on to the scene.
extension SceneArea {
  private static let phases: [UInt32: PointerEvent.Phase] = [
    GDK_BUTTON_PRESS.rawValue: .pressed, GDK_TOUCH_BEGIN.rawValue: .pressed,
    GDK_MOTION_NOTIFY.rawValue: .moved, GDK_TOUCH_UPDATE.rawValue: .moved,
    GDK_BUTTON_RELEASE.rawValue: .released, GDK_TOUCH_END.rawValue: .released,
  ]

  /// Returns whether the event is of a kind that scenes handle.
  func handle(_ event: OpaquePointer) -> Bool {
    let type = gdk_event_get_event_type(event)
    if let phase = Self.phases[type.rawValue] {
      if phase == .pressed { gtk_widget_grab_focus(widget) }
      var pointer = pointerEvent(phase, event)
      host.handle(.pointer(pointer))
      if type == GDK_TOUCH_END {
        // A lifted finger has no position.
        pointer.phase = .exited
        host.handle(.pointer(pointer))
      }
    } else if type == GDK_SCROLL {
      host.handle(.scroll(scrollEvent(event)))
    } else if type == GDK_KEY_PRESS || type == GDK_KEY_RELEASE {
      guard let key = keyEvent(event, isDown: type == GDK_KEY_PRESS) else { return false }
      host.handle(.key(key))
    } else {
      return false
    }
    return true
  }

  private func pointerEvent(_ phase: PointerEvent.Phase, _ event: OpaquePointer) -> PointerEvent {
    let finger = gdk_event_get_event_sequence(event)
    let hasButton = finger == nil && phase != .moved
    let isHeld = gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0
    return PointerEvent(
      phase, at: position(of: event), time: Self.now,
      button: hasButton ? Int(gdk_button_event_get_button(event)) : nil,
      isPrimaryDown: phase == .pressed || phase == .moved && (isHeld || finger != nil),
      modifiers: modifiers(of: event),
      pointer: finger.map { PointerID(rawValue: Int(bitPattern: $0)) } ?? .primary,
      device: finger == nil ? .mouse : .touch)
  }

  private func scrollEvent(_ event: OpaquePointer) -> ScrollEvent {
    var (x, y) = (0.0, 0.0)
    gdk_scroll_event_get_deltas(event, &x, &y)
    let direction = gdk_scroll_event_get_direction(event)
    if direction == GDK_SCROLL_UP { y = -1 }
    if direction == GDK_SCROLL_DOWN { y = 1 }
    return ScrollEvent(
      at: position(of: event), deltaX: x, deltaY: y, time: Self.now,
      modifiers: modifiers(of: event))
  }

  private func keyEvent(_ event: OpaquePointer, isDown: Bool) -> KeyEvent? {
    let symbol = gdk_key_event_get_keyval(event)
    defer { heldKey = isDown ? symbol : 0 }
    guard let name = gdk_keyval_name(symbol), let key = Key(keysymName: String(cString: name))
    else { return nil }
    return KeyEvent(
      isDown ? .down : .up, key, time: Self.now, modifiers: modifiers(of: event),
      isRepeat: isDown && symbol == heldKey)
  }

  private func modifiers(of event: OpaquePointer) -> Modifiers {
    let state = gdk_event_get_modifier_state(event).rawValue
    let all: [(GdkModifierType, Modifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .alt),
      (GDK_SUPER_MASK, .super), (GDK_LOCK_MASK, .capsLock),
    ]
    return all.reduce(into: []) { if state & $1.0.rawValue != 0 { $0.insert($1.1) } }
  }

  /// Events have positions in the window's surface, which may include a shadow.
  private func position(of event: OpaquePointer) -> Point {
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    let window = gtk_widget_get_native(widget)
    gtk_native_get_surface_transform(window, &left, &top)
    var place = graphene_point_t(x: Float(x - left), y: Float(y - top))
    var result = place
    let root = UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWidget.self)
    _ = gtk_widget_compute_point(root, widget, &place, &result)
    return Point(Double(result.x), Double(result.y))
  }
}
