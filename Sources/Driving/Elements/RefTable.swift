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
    /// The time at which the element had the place, in seconds.
    var time = 0.0
  }

  private var entries: [Entry] = []
  private var numbers: [SemanticsID: Int] = [:]
  /// The number of entries whose places were looked up.
  private var placed = 0

  func ref(of id: SemanticsID) -> String {
    if let number = numbers[id] { return Self.ref(number) }
    entries.append(Entry(id: id))
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

  /// Looks up the places of the elements that are new since the last call.
  func place(at time: Double, in places: () -> [SemanticsID: ElementPlace]) {
    if placed == entries.count { return }
    let places = places()
    for index in placed..<entries.count {
      (entries[index].place, entries[index].time) = (places[entries[index].id], time)
    }
    placed = entries.count
  }

  /// Gives the refs to the elements with the same places in the scene of a past time.
  func restore(_ places: [SemanticsID: ElementPlace], at time: Double) {
    let ids = Dictionary(places.map { ($1, $0) }) { first, _ in first }
    let groups = Dictionary(grouping: entries.indices) { entries[$0].place }
    for case (let place?, let group) in groups {
      // Elements can have had the place one after another.
      let current = group.last { entries[$0].time <= time } ?? group[0]
      if let id = ids[place] { entries[current].id = id }
      for index in group where entries[index].time > time {
        // Other elements belong to a future that is forgotten.
        if index != current || ids[place] == nil { entries[index].place = nil }
        entries[index].time = time
      }
    }
    numbers = [:]
    for (index, entry) in entries.enumerated() { numbers[entry.id] = index + 1 }
  }

  /// Forgets the places of all elements, because another scene is shown.
  func forgetPlaces() {
    placed = entries.count
    for index in entries.indices { entries[index].place = nil }
  }
}
