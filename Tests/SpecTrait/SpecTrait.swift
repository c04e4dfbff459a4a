public import Testing

/// The claims of `docs/spec` that a test shows: it fails if one of them is false.
///
/// `docs/conformance.md` lists the tests of each claim; see `ConformanceTests`.
public struct SpecTrait: TestTrait {
  /// Identifiers of `docs/conformance.md`, such as `segmented-p10` or `switch/thumb/color`.
  public let claims: [String]
}

extension Trait where Self == SpecTrait {
  /// Says which claims of the spec a test shows.
  public static func spec(_ claims: String...) -> Self { Self(claims: claims) }
}
