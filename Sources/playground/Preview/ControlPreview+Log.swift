import Controls

extension ControlPreview {
  /// The options with which a log's control begins as this one is now.
  var logOptions: ReplayOptions {
    var members: [JSON.Member] = [
      .init("label", .string(control.label)), .init("disabled", .bool(!control.isEnabled)),
    ]
    let own = Set(description.ownProperties.map(\.name))
    for (property, value) in changed where own.contains(property.name) {
      members.append(.init(property.name, value.json))
    }
    let options = try? ReplayOptions(
      .object(members), of: description, place: "the page", folder: ".")
    return options ?? ReplayOptions()
  }
}
