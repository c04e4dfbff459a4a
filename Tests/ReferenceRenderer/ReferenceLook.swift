/// Colors and states shared by all controls.
public struct ReferenceLook: Sendable {
  public var palette: ReferencePalette
  public var isDisabled = false

  /// Whether the layout is right to left.
  public var isMirrored = false

  /// Whether the control is on a card.
  public var isElevated = false

  public init(palette: ReferencePalette = .light) { self.palette = palette }
}

/// A control without titles, painted with a margin of 16 pt.
public protocol ReferenceControl {
  var look: ReferenceLook { get set }

  /// - Parameters:
  ///   - memory: A cache of shadows shared by several pictures.
  func picture(scale: Double, memory: ReferenceMemory) -> ReferencePicture
}

extension ReferenceControl {
  public func picture(scale: Double) -> ReferencePicture {
    picture(scale: scale, memory: ReferenceMemory())
  }
}
