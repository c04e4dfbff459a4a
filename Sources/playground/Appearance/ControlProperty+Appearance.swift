import Controls
import Support
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

  /// The path of the file; `nil` if the value is the object itself.
  private var path: String? {
    guard let folder else { return text }
    if object != nil { return nil }
    return text.hasPrefix("/") ? text : "\(folder)/\(text)"
  }

  private var object: JSON? {
    guard folder != nil, let json = JSON(parsing: text), case .object = json else { return nil }
    return json
  }

  func read(from source: Input.Source? = nil) throws -> AppearanceFile {
    if let folder, let object {
      return try AppearanceFile(object, folder: folder, place: "the object")
    }
    return try AppearanceFile(
      path: path ?? text, from: source ?? (folder == nil ? .any : .file))
  }

  /// The file and its images; a pipe, which can be read only once, and an invalid file have none.
  var paths: [String] {
    [path].compactMap(\.self) + ((try? read(from: .file))?.images ?? [])
  }
}

extension AppearanceFile {
  static func paths(of value: PropertyValue) -> [String] {
    AppearanceSource(propertyValue: value)?.paths ?? []
  }
}
