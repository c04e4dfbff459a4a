import Controls
import Support

/// Short names of elements of the accessibility tree, such as `e12`.
///
/// A name is never given to another element.
@MainActor
final class RefTable {
  private var ids: [SemanticsID] = []
  private var numbers: [SemanticsID: Int] = [:]

  func ref(of id: SemanticsID) -> String {
    if let number = numbers[id] { return Self.ref(number) }
    ids.append(id)
    numbers[id] = ids.count
    return Self.ref(ids.count)
  }

  /// The element of a name, which may be gone; `nil` for a name that was never given.
  func id(of ref: String) -> SemanticsID? {
    guard ref.hasPrefix("e"), let number = Int(ref.dropFirst()), ids.indices.contains(number - 1),
      Self.ref(number) == ref
    else { return nil }
    return ids[number - 1]
  }

  private static func ref(_ number: Int) -> String { "e\(number)" }
}
