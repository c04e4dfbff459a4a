/// What one row of a menu says.
package struct MenuRow: Hashable, Sendable {
  package var title: String
  package var key: String?
  package var isOn: Bool?
  package var isEnabled: Bool
  package var isSeparator: Bool

  package init(_ item: MenuItem) {
    title = item.title
    key = item.key
    isOn = item.isOn
    isEnabled = item.isEnabled && !item.isSeparator
    isSeparator = item.isSeparator
  }
}
