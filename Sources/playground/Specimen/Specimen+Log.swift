import Controls

extension Specimen {
  /// How a log's control begins that is what this one is; what nobody has changed is not said.
  var logOptions: ReplayOptions {
    let names = ["on", "value", "segments", "selected"]
    var members: [JSON.Member] = [
      .init("label", .string(control.label)), .init("disabled", .bool(!control.isEnabled)),
    ]
    for property in properties where names.contains(property.name) {
      members.append(.init(property.name, property.read(control)))
    }
    let scene: InputLogHeader.SceneName =
      switch kind {
      case .switch: .switch
      case .slider: .slider
      case .segmented: .segmented
      }
    let options = try? ReplayOptions(
      .object(members), scene: scene, place: "the page", folder: ".")
    return options ?? ReplayOptions()
  }
}
