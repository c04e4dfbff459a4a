import Canvas

/// How titles of segments are set in one state; nil for as they are anyway.
public struct TitleAttributes: Hashable, Sendable {
  public var color: Color?
  public var font: Font?

  public init(color: Color? = nil, font: Font? = nil) {
    self.color = color
    self.font = font
  }
}
