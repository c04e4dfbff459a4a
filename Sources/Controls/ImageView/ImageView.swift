import Canvas

/// A node that shows an image.
///
/// Its natural size is that of the image. Template images have the tint color, else that of text.
///
/// ```swift
/// let photo = ImageView(try Image(png: bytes, scale: 2), contentMode: .fill, label: "A lake")
/// ```
public final class ImageView: Node {
  /// The placement of an image in a frame of another size.
  public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// The largest size that fits, with the aspect ratio kept.
    case fit
    /// The smallest size that covers the frame, with the aspect ratio kept; the rest is clipped.
    case fill
    /// The natural size, in the center; what is larger than the frame is clipped.
    case center
  }

  /// The image; `nil` for none.
  public var image: Image? {
    didSet {
      if image == oldValue { return }
      invalidate(image?.size == oldValue?.size ? .paint : [.layout, .paint], reason: "image")
    }
  }

  /// The placement of the image.
  public var contentMode: ContentMode {
    didSet { if contentMode != oldValue { invalidate([.layout, .paint], reason: "mode") } }
  }

  /// The accessibility label; a decorative image has an empty one, and no element.
  public var label: String { didSet { changed(label, from: oldValue, .semantics, "label") } }

  /// Creates a view of an image.
  ///
  /// - Parameters:
  ///   - image: `nil` for none.
  ///   - label: The accessibility label; empty for a decorative image.
  public init(_ image: Image?, contentMode: ContentMode = .fit, label: String = "") {
    (self.image, self.contentMode, self.label) = (image, contentMode, label)
  }

  public override var semantics: Semantics? {
    label.isEmpty ? nil : Semantics(role: .image, label: label)
  }

  /// The natural size, at most the available one; ``ContentMode/fit`` keeps the aspect ratio.
  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    guard let size = image?.size else { return .zero }
    let room = Size(
      min(size.width, max(0, available.width)), min(size.height, max(0, available.height)))
    return contentMode == .fit
      ? size.magnified(by: min(room.width / size.width, room.height / size.height)) : room
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    guard let image, !bounds.isEmpty else { return }
    let color = image.isTemplate ? context.tint ?? context.theme.label : nil
    let rect = rect(of: image)
    if contentMode == .fit { return painter.draw(image, in: rect, color: color) }
    painter.clip(to: bounds) { painter.draw(image, in: rect, color: color) }
  }

  private func rect(of image: Image) -> Rect {
    let size = image.size
    let factors = [frame.width / size.width, frame.height / size.height]
    let factor =
      switch contentMode {
      case .fit: factors.min() ?? 1
      case .fill: factors.max() ?? 1
      case .center: 1.0
      }
    return Rect(center: bounds.center, size: size.magnified(by: factor))
  }
}
