#if Desktop
internal import CDesktop

enum AtkComponentMethods {
  static func install(in interface: gpointer?) {
    guard let methods = interface?.assumingMemoryBound(to: AtkComponentIface.self) else { return }
    methods.pointee.get_extents = { component, x, y, width, height, system in
      let bounds = ask(component, or: AtkComponentMethods.nowhere) { $0.bounds(in: system) }
      x?.pointee = bounds.x
      y?.pointee = bounds.y
      width?.pointee = bounds.width
      height?.pointee = bounds.height
    }
    methods.pointee.contains = { component, x, y, system in
      ask(component, or: 0) { $0.contains(x: x, y: y, in: system) ? 1 : 0 }
    }
    methods.pointee.ref_accessible_at_point = { component, x, y, system in
      let found = ask(component, or: nil) { $0.part(atX: x, y: y, in: system)?.pointer }
      if let found { g_object_ref(found) }
      return found
    }
    methods.pointee.grab_focus = { ask($0, or: 0) { $0.perform(.focus) ? 1 : 0 } }
  }

  private static let nowhere = AtkRectangle(x: 0, y: 0, width: 0, height: 0)
}
#endif
