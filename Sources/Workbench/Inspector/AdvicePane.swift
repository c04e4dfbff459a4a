final class AdvicePane: TextCard, InspectorPane {
  private let preview: ControlPreview

  init(_ preview: ControlPreview) {
    self.preview = preview
    super.init([])
    refresh()
  }

  func refresh() {
    let remarks = preview.control.remarks
    rows =
      remarks.isEmpty
      ? [Row(name: "Guidelines", text: "No issues")]
      : remarks.map { Row(name: $0.title, text: $0.text) }
  }
}
