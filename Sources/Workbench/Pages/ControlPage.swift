import Canvas
import Controls

/// The page of one control: its stage, its states and its measurements.
package final class ControlPage: CardPage {
  /// In points above the scroll target. chosen
  private static let margin = 16.0

  let stage: Stage
  private let states: StatesTable
  private let measurements = MeasurementsTable()
  private let statesSection: CaptionedNode
  /// In points.
  private var offsetBefore = 0.0

  init(_ description: ControlDescription, _ sentence: String, _ sections: [CaptionedNode]) {
    let preview = ControlPreview(description)
    stage = Stage(preview)
    states = StatesTable(description)
    statesSection = states.section("States")
    super.init(
      title: description.title, sentence: sentence, size: Size(1280, 800),
      minimumSize: Size(400, 320), left: [stage] + sections,
      right: [statesSection, CaptionedNode("Measurements", measurements)], columns: .stage,
      sections: sections, preview: preview)
    // Not the controls of the stage's bar.
    pendingNodes = [stage.view] + sections
    stage.visibleHeight = { [weak self] in self?.visibleHeight ?? .infinity }
    states.onChoose = { [weak self] preset in self?.show(preset) }
    measurements.onShow = { [weak self] measurement in self?.stage.chosen = measurement }
    measurements.onTime = { [weak self] in self?.refresh() }
    updateTables()
  }

  /// The height below the upper margin, in points.
  private var visibleHeight: Double { view.frame.height - topMargin }

  override var time: PageTime { stage.time }

  func show(_ preset: StatePreset) {
    stage.show(preset)
    states.shownState = preset
    if view.offset > stage.frame.midY { view.scroll(to: 0) }
  }

  override var replayPlace: ReplayPlace { stage.replayPlace(in: root.frameInScene) }

  override func prepareReplay() { view.scroll(to: 0) }

  override func adopt(_ changes: ChangeList) {
    super.adopt(changes)
    stage.changes = changes
  }

  override func adopt(_ themes: PageThemes) {
    states.themes = themes
    stage.themes = themes
  }

  package override func setControlsEnabled(_ isEnabled: Bool) {
    preview?.set([("enabled", .flag(isEnabled))])
    super.setControlsEnabled(isEnabled)
  }

  package override func handle(_ event: KeyEvent) -> Bool {
    if StageRuler.keys.contains(event.key) { return stage.holdRuler() }
    return event.key == .space && stage.holdHand()
  }

  override func refresh() {
    stage.refresh()
    states.shownState = stage.shownState
    updateTables()
  }

  override func followLayout() { stage.measureControl() }

  private func updateTables() {
    guard let preview, measurements.refresh(time.pastPreview(of: preview) ?? preview) else {
      return
    }
    states.adopt(preview)
  }

  func toggleStates() {
    let place = min(max(0, statesSection.frame.minY - Self.margin), view.maximumOffset)
    if abs(view.offset - place) < 1 {
      view.scroll(to: offsetBefore)
    } else {
      offsetBefore = view.offset
      view.scroll(to: place)
    }
  }
}
