struct MenuRow: Hashable, Sendable {
  var title: String
  var key: String?
  var isOn: Bool?
  var isEnabled: Bool
  var isSeparator: Bool

  init(_ item: MenuItem) {
    title = item.title
    key = item.key
    isOn = item.isOn
    isEnabled = item.isEnabled && !item.isSeparator
    isSeparator = item.isSeparator
  }
}
