import Controls
import Support

/// A property and its value as JSON, as an option of the command line: `value=0.35`.
package struct PropertySetting: Hashable {
  let name: String
  let value: JSON

  /// Reads a setting; `nil` without an equals sign, and a value that is not JSON is a text.
  package init?(_ text: String) {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    name = String(text[..<equals])
    let value = String(text[text.index(after: equals)...])
    self.value = (try? JSON(reading: value)) ?? .string(value)
  }

  @MainActor
  init(_ property: ControlProperty, _ value: PropertyValue) {
    name = property.name
    if property.kind == .file, case .list(let parts) = value {
      self.value = .string(parts.compactMap(\.text).joined(separator: "/"))
    } else {
      self.value = value.json
    }
  }

  var text: String { "\(name)=\(value.text)" }
}

extension WorkbenchPage {
  /// Sets properties of the page's control.
  ///
  /// Throws a ``Failure`` for a page without a control, an unknown property, or a value that the
  /// property cannot have.
  package func set(_ settings: [PropertySetting]) throws {
    if settings.isEmpty { return }
    guard let preview else {
      throw Failure(.badUsage, "--set works only on the page of a control; add --page")
    }
    let values = try settings.map { setting in
      guard let property = preview.description.property(setting.name) else {
        let title = preview.description.title.lowercased()
        throw Failure(.badUsage, "--set \(setting.name): not a property of a \(title)")
      }
      return (property.name, PropertyValue(setting.value, kind: property.kind, folder: "."))
    }
    do {
      try preview.restore(values)
      try preview.description.checkBounds(values, of: preview.control)
    } catch {
      throw Failure(.badUsage, "--set: \(error)")
    }
  }
}

extension PageController {
  var commandLineCommand: Command {
    command(
      "copy-command-line", "Copy Command Line", in: .edit,
      keywords: ["shell", "terminal", "reopen", "share"],
      disabledReason: {
        $0.host == nil ? "There is no clipboard" : $0.pageName == nil ? "The page has no name" : nil
      }
    ) { controller in
      let program = controller.capture?.files.program ?? "playground"
      guard controller.host?.copy(controller.commandLine(of: program)) == true else { return }
      controller.workbench.banners.show("Copied the command line", kind: .success)
    }
  }

  /// The command of a program that opens the page with its properties, environment, panels,
  /// overlays, tokens and reference.
  ///
  /// A reference that is no file, such as a pasted one, is left out.
  func commandLine(of program: String) -> String {
    var words = [program]
    func add(_ option: String, _ value: String?) {
      if let value { words += ["--" + option, value] }
    }
    add("page", pageName?.rawValue)
    let environment = environment
    for setting in EnvironmentSetting.editable {
      let value = setting.read(from: environment)
      if setting == .scale {
        add(setting.option, chosenScale.map { "\($0)" })
      } else if value == true {
        words.append("--" + setting.option)
      } else if setting.read(from: .ofCommandLine) != value {
        add(setting.option, value.text ?? value.number.map { "\($0)" })
      }
    }
    let panels = workbench.openPanels.names.joined(separator: ",")
    add("panels", panels.isEmpty ? "none" : panels)
    if !overlays.shown.isEmpty { add("overlays", overlays.shown.names.joined(separator: ",")) }
    add("tokens", tokensPath)
    addReference(to: add)
    if let preview = page.preview {
      // The command refuses a value that is impossible beside the others; the control ignores it.
      var ignored: String?
      do { try preview.control.validate() } catch { ignored = error.property }
      for (property, value) in preview.changedSinceOpened where property.name != ignored {
        add("set", PropertySetting(property, value).text)
      }
    }
    return words.map(\.shellQuoted).joined(separator: " ")
  }

  private func addReference(to add: (_ option: String, _ value: String?) -> Void) {
    guard let view = stage?.reference, let picture = view.reference.picture,
      let path = view.reference.film?.path ?? picture.path
    else { return }
    add("reference", path)
    add("reference-scale", "\(picture.canvas.scale)")
    add("reference-rate", view.reference.film?.rate.map { "\($0)" })
    add("reference-mode", view.mode.rawValue)
  }
}

extension EnvironmentSettings {
  /// The settings of a window whose command line has none.
  fileprivate static var ofCommandLine: Self {
    var settings = Self()
    settings.followsDesktop = true
    settings.contrastFollowsDesktop = true
    settings.motionFollowsDesktop = true
    return settings
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var shellQuoted: String {
    let isPlain = allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./:=,@%+".contains($0))
    }
    if isPlain && !isEmpty { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
