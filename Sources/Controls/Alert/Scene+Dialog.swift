import Canvas

extension Scene {
  /// Presents content in a modal dialog in the middle of the scene, and dims everything below.
  ///
  /// ```swift
  /// let stars = Slider(value: 3, in: 1...5, step: 1, label: "Stars")
  /// let done = Button("Done", prominence: .prominent)
  /// let content = Stack(.vertical, spacing: 20, padding: 20, alignment: .trailing) {
  ///   FormRow(stars)
  ///   done
  /// }
  /// let dialog = scene.presentDialog(content, label: "Rate the app")
  /// done.onPress { dialog.dismiss() }
  /// ```
  ///
  /// The focus is restored at the end. In a low window the content scrolls. For a question with
  /// buttons, use ``presentAlert(_:message:actions:)``.
  ///
  /// - Parameters:
  ///   - content: The content with its padding.
  ///   - label: The accessibility label.
  ///   - dismissal: The ways in which the user can dismiss the dialog.
  ///   - initialFocus: The node that is focused at first; `nil` for the first focusable one.
  @discardableResult
  public func presentDialog(
    _ content: Node, label: String, dismissal: SceneLayer.Dismissal = .escape,
    focusing initialFocus: Node? = nil
  ) -> SceneLayer {
    let content = scrolling(content, margin: DialogLayer.margin, environment.textScale)
    let layer = present(
      DialogLayer(DialogCard(content, label: label)), by: dismissal, focusing: initialFocus)
    if focusedNode == nil { setFocus(firstFocusable(in: content), isVisible: false) }
    return layer
  }

  func present(
    _ dialog: DialogLayer, by dismissal: SceneLayer.Dismissal, focusing initialFocus: Node?
  ) -> SceneLayer {
    let layer = present(dialog, dismissal: dismissal, focusing: initialFocus)
    layer.isDescribedByContent = true
    layer.appear(by: .growth(from: Point(size.width / 2, size.height / 2)))
    layOutIfNeeded()
    return layer
  }

  /// The content, or a scroll view with it if it is too high for the scene with margins in points.
  func scrolling(_ content: Node, margin: Double, _ textScale: Double) -> Node {
    let context = layoutContext(textScale: textScale)
    let height = content.measure(Size(.infinity, .infinity), in: context).height
    return height > size.height - 2 * margin ? ScrollView(content) : content
  }
}

/// The root of the layer of a dialog: it dims the content below.
class DialogLayer: Node {
  /// The least distance of the card to the edges of the window, in points. chosen
  static let margin = 16.0

  private let dialog: DialogCard

  init(_ dialog: DialogCard) {
    self.dialog = dialog
    super.init()
    addChild(dialog)
  }

  override func layout(in context: LayoutContext) {
    let room = Size(max(0, frame.width - 2 * Self.margin), max(0, frame.height - 2 * Self.margin))
    let wanted = dialog.idealSize(within: room, in: context)
    let size = Size(min(wanted.width, room.width), min(wanted.height, room.height))
    // Whole points keep edges and texts sharp.
    let origin = Point(
      ((frame.width - size.width) / 2).rounded(), ((frame.height - size.height) / 2).rounded())
    dialog.frame = Rect(origin: origin, size: size)
  }

  override func paint(with painter: any Painter, in context: PaintContext) { painter.dim(bounds) }
}

/// A card above the page, with the accessibility element of a dialog.
package class DialogCard: Node {
  private let content: Node
  private let label: String

  package init(_ content: Node, label: String) {
    (self.content, self.label) = (content, label)
    super.init()
    addChild(content)
  }

  package override var elevatesChildren: Bool { true }

  /// A press beside the content is not outside.
  package override var isHitTestable: Bool { true }

  package override var semantics: Semantics? { Semantics(role: .dialog, label: label) }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    content.measure(available, in: context)
  }

  package override func layout(in context: LayoutContext) { content.frame = bounds }

  package override func paint(with painter: any Painter, in context: PaintContext) {
    // On the surface of a card the titles of buttons are legible in both themes.
    painter.drawFloatingCard(
      RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous),
      casting: context.theme.panelShadow, surface: context.theme.card, theme: context.theme)
  }
}

extension Node {
  /// The size in a width that the content determines, and that is at most the room's.
  func idealSize(within room: Size, in context: LayoutContext) -> Size {
    let width = measure(Size(.infinity, room.height), in: context).width
    return measure(Size(min(width, room.width), room.height), in: context)
  }
}

extension Painter {
  /// Dims the content below a modal layer. spec: docs/spec/window.md#frame/below-900
  package func dim(_ rect: Rect) { fillAligned(rect, color: Color.black.opacity(0.35)) }
}
