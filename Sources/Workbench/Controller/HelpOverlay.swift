import Canvas
import Controls

final class HelpOverlay: DimmingLayer {
  private let card = HelpCard()

  private static let keys = [
    (key: "T, C", meaning: "Theme, contrast"),
    ("M, R, G", "Motion, direction, design; Shift-G compares"),
    ("D, W", "Disable, set pending"),
    ("-, =", "Text size; with Ctrl the window's scale"),
    ("E", "Environment: all settings above"),
    ("H, B, I", "Tools, sidebar, inspector"),
    ("Shift-P, V, F, L", "Timeline, curves, frame times, log"),
    ("P, N", "Pause, return to now"),
    ("[ ]  , .", "Speed, step one frame"),
    ("X", "Open the page of all states, go back"),
    ("O", "Show or hide the overlays"),
    ("1 to 5, 0", "Toggle an overlay, hide all"),
    ("Ctrl-1 to Ctrl-9", "Go to a page"),
    ("Tab, Shift-Tab", "Next or previous control"),
    ("F6, Shift-F6", "Next or previous pane"),
    ("Space, Return", "Toggle a switch"),
    ("Arrow keys", "Adjust a slider, select a segment"),
    ("Home, End", "Go to the first or last value"),
    ("Page Up, Page Down", "Adjust in larger steps"),
    ("Escape", "Close a popover, cancel a gesture"),
    ("F9, F10", "Reset the page and record, replay"),
    ("S, Shift-S", "Save a picture, a golden picture"),
    ("Ctrl-C", "Copy a picture of the window"),
    ("F11", "Toggle full screen"),
    ("?", "Show or hide this card"),
    ("Ctrl-Q", "Quit"),
  ]

  override var semantics: Semantics? {
    Semantics(
      role: .dialog, label: "Keyboard Shortcuts",
      parts: Self.keys.map { key, meaning in
        Semantics(role: .staticText, label: key, value: .text(meaning))
      })
  }

  override init() {
    super.init()
    addChild(card)
  }

  override func layout(in context: LayoutContext) {
    let layout = HelpLayout(
      Self.keys, title: "Keyboard Shortcuts", in: bounds, direction: context.direction,
      measuring: context.text)
    card.lines = layout.lines
    card.frame = layout.card
  }
}
