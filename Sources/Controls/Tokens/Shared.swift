/// A large value that is copied as a reference; who changes it gets one of its own.
///
/// What a control does is copied in every frame, and kept for the past; the figures that it goes by
/// are half of it, and hardly ever change.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  init(_ value: Value) { box = Box(value) }

  /// - Parameter usual: takes its place if it is the same.
  init(_ value: Value, orUsual usual: Self) {
    self = value == usual.value ? usual : Self(value)
  }

  var value: Value { box.value }

  static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.value == other.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
