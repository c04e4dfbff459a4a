import Controls
import Workbench

extension ControlProperty {
  static let appearance = ControlProperty(
    "appearance", kind: .file, code: PropertyCode.none,
    help: "A JSON file that lists the images of a custom appearance.",
    get: { (_: SegmentedControl) in AppearanceSource?.none },
    set: { control, source, _ throws(PropertyError) in
      do {
        let file = try source?.read()
        control.appearance = file?.appearance
        if source?.folder == nil {
          for remark in file?.remarks ?? [] { StandardStreams.say("playground: \(remark)\n") }
        }
      } catch {
        throw PropertyError("cannot be used: \(error)")
      }
    })
}

private struct AppearanceSource: PropertyRepresentable {
  static var propertyKind: PropertyKind { .file }

  /// The folder of relative names in a log; `nil` for a path that the user gives.
  let folder: String?
  private let text: String

  init?(propertyValue: PropertyValue) {
    switch propertyValue {
    case .text(let path): (folder, text) = (nil, path)
    case .list(let parts):
      guard parts.count == 2, let folder = parts[0].text, let text = parts[1].text
      else { return nil }
      (self.folder, self.text) = (folder, text)
    default: return nil
    }
  }

  var propertyValue: PropertyValue {
    folder.map { .list([.text($0), .text(text)]) } ?? .text(text)
  }

  func read() throws -> AppearanceFile {
    guard let folder else { return try AppearanceFile(path: text) }
    if let json = JSON(parsing: text), case .object = json {
      return try AppearanceFile(json, folder: folder, place: "the object")
    }
    return try AppearanceFile(path: text.hasPrefix("/") ? text : "\(folder)/\(text)", from: .file)
  }
}
