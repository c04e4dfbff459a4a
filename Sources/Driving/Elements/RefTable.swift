import Controls
import Support

/// Short names of elements of the accessibility tree, such as `e12`.
///
/// A name is never given to another element. After a rewind, which makes the scene anew, it belongs
/// to the same element of the new scene.
@MainActor
final class RefTable {
  private struct Entry {
    var id: SemanticsID
    /// `nil` for an element that cannot come back.
    var place: ElementPlace?
    /// A time at which the element had the place, in seconds.
    var time: Double
  }

  private var entries: [Entry] = []
  private var numbers: [SemanticsID: Int] = [:]

  /// The name of an element, which is given to it at a time in seconds.
  func ref(of id: SemanticsID, at time: Double) -> String {
    if let number = numbers[id] { return Self.ref(number) }
    entries.append(Entry(id: id, place: ElementPlace(of: id), time: time))
    numbers[id] = entries.count
    return Self.ref(entries.count)
  }

  /// The element of a name, which may be gone; `nil` for a name that was never given.
  func id(of ref: String) -> SemanticsID? {
    guard ref.hasPrefix("e"), let number = Int(ref.dropFirst()),
      entries.indices.contains(number - 1), Self.ref(number) == ref
    else { return nil }
    return entries[number - 1].id
  }

  private static func ref(_ number: Int) -> String { "e\(number)" }

  // MARK: Rewinding

  /// Gives the refs to the elements with the same places in the scene of a past time.
  func restore(in scene: Scene, at time: Double) {
    numbers = [:]
    for index in entries.indices {
      if let id = entries[index].place?.element(in: scene) {
        entries[index].id = id
        entries[index].time = min(entries[index].time, time)
      } else if entries[index].time > time {
        // The element belongs to a future that is forgotten.
        entries[index].place = nil
      }
      numbers[entries[index].id] = index + 1
    }
  }

  /// Forgets the places of all elements, because another scene is shown.
  func forgetPlaces() { for index in entries.indices { entries[index].place = nil } }
}
