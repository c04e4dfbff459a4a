#if Desktop
internal import CDesktop

/// Calls a function with the part of an ATK object; returns the fallback if it no longer exists.
func ask<Result>(
  _ object: UnsafeMutablePointer<AtkObject>?, or fallback: Result,
  _ body: @MainActor (AccessiblePart) -> Result
) -> Result {
  answer(of: UnsafeMutableRawPointer(object), or: fallback, body)
}

func ask<Result>(
  _ interface: OpaquePointer?, or fallback: Result, _ body: @MainActor (AccessibleNode) -> Result
) -> Result {
  answer(of: UnsafeMutableRawPointer(interface), or: fallback, body)
}

private func answer<Part: AccessiblePart, Result>(
  of object: UnsafeMutableRawPointer?, or fallback: Result, _ body: @MainActor (Part) -> Result
) -> Result {
  guard let object,
    let data = g_object_get_data(
      object.assumingMemoryBound(to: GObject.self), AccessiblePart.dataKey)
  else { return fallback }
  let asked = UncheckedBox(value: (data: data, fallback: fallback))
  return onMainActor {
    let part = Unmanaged<AccessiblePart>.fromOpaque(asked.value.data).takeUnretainedValue()
    return (part as? Part).map(body) ?? asked.value.fallback
  }
}
#endif
