extension Segment {
  /// An identifier that the app gives to a segment, and that stays the same while segments move.
  ///
  /// Names for the identifiers of a program keep their spelling in one place:
  ///
  /// ```swift
  /// extension Segment.ID {
  ///   static let list: Self = "list"
  ///   static let map: Self = "map"
  /// }
  ///
  /// let view = SegmentedControl([Segment("List", id: .list), Segment("Map", id: .map)])
  /// view.selectedID = .map
  /// view.insertSegment(Segment("Grid", id: "grid"), at: 0, animated: true)
  /// // The segment is still selected, now at index 2.
  /// view.onSegmentChange { segment in show(segment?.id) }
  /// ```
  public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The text of the identifier.
    public var rawValue: String

    /// Creates an identifier from a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string literal.
    public init(stringLiteral value: String) { rawValue = value }
  }
}
