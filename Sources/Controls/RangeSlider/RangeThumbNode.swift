import Canvas

/// A thumb of a range slider for keyboard and assistive technology: a focus stop of its own.
///
/// The range slider handles the pointer and paints the thumb.
final class RangeThumbNode: Node {
  let thumb: RangeThumb
  /// `nil` once the slider is gone.
  private weak var slider: RangeSlider?

  init(_ thumb: RangeThumb, of slider: RangeSlider) {
    (self.thumb, self.slider) = (thumb, slider)
  }

  override var isFocusable: Bool { true }

  override var semantics: Semantics? {
    guard let slider else { return nil }
    let name = thumb == .lower ? "minimum" : "maximum"
    let values = slider.behavior[thumb].values
    let value = slider.value(of: thumb)
    return Semantics(
      role: .slider, label: slider.label.isEmpty ? name : "\(slider.label), \(name)",
      value: .number(
        value, range: values.reachable, step: values.semanticStep ?? slider.keyStep,
        orientation: slider.orientation), actions: [.increment, .decrement, .setValue],
      identifier: slider.identifier.map { "\($0)-\(thumb.logName)" },
      frame: slider.held(thumb).rect, isPending: slider.isPending,
      valueText: slider.text(of: value))
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    if action == .focus { return super.perform(action) }
    guard let slider, scene?.canPerform(action, on: self) ?? slider.isEffectivelyEnabled else {
      return false
    }
    // Recorded as an action of the thumb, so that a replay moves the same one.
    return reporting(action) { slider.act(action, on: thumb) }
  }

  override func focusChanged(_ isFocused: Bool) { if isFocused { slider?.activate(thumb) } }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard let slider, slider.handledKeys.contains(event.key) else { return false }
    slider.activate(thumb)
    return slider.keyPressed(event)
  }

  override func keyReleased(_ event: KeyEvent) { slider?.keyReleased(event) }

  override func interactionCanceled(time: Instant) { slider?.interactionCanceled(time: time) }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard context.showsFocus, let slider else { return }
    FocusRing.paint(around: slider.held(thumb), with: painter, theme: context.theme)
  }
}
