/// Colors and states that all controls have.
public struct ReferenceLook: Sendable {
  public var palette: ReferencePalette
  public var isDisabled = false

  /// Laid out from right to left.
  public var isMirrored = false

  /// On a card.
  public var isElevated = false

  public init(palette: ReferencePalette = .light) { self.palette = palette }
}

/// A control without titles, painted with 16 pt around it.
public protocol ReferenceControl {
  var look: ReferenceLook { get set }

  /// - Parameters:
  ///   - memory: shadows that other pictures have already needed.
  func picture(scale: Double, memory: ReferenceMemory) -> ReferencePicture
}

extension ReferenceControl {
  public func picture(scale: Double) -> ReferencePicture {
    picture(scale: scale, memory: ReferenceMemory())
  }
}
