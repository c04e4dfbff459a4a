/// A large immutable value that is copied by reference: behaviors are copied in every frame and
/// kept for the past; their metrics are half of their size, and rarely change.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  init(_ value: Value) { box = Box(value) }

  /// The value of an ``object``; `nil` if it is of another type.
  init?(object: any AnyObject & Sendable) {
    guard let box = object as? Box else { return nil }
    self.box = box
  }

  /// The object that holds the value, for tables of several types.
  var object: any AnyObject & Sendable { box }

  var value: Value { box.value }

  static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
