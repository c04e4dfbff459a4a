import Controls
import Measuring

extension PageController {
  /// Commands that copy the spring of the shown animation curve.
  /// spec: docs/spec/measuring.md#springs
  var springCommands: [Command] {
    SpringDialect.allCases.map { dialect in
      command(
        CommandName(rawValue: "copy-spring-\(dialect.rawValue)"),
        "Copy Spring as \(dialect.title)", in: .springs,
        disabledReason: {
          $0.springDisabledReason ?? ($0.host == nil ? "There is no clipboard" : nil)
        }
      ) { $0.copySpring(as: dialect) }
    }
  }

  var curvesDisabledReason: String? {
    workbench.shownPanels.contains(.curves) ? nil : "Show the animation curves first"
  }

  var springDisabledReason: String? {
    curvesDisabledReason
      ?? (workbench.curves.spring == nil ? "A timed animation has no spring" : nil)
  }

  private func copySpring(as dialect: SpringDialect) {
    guard let spring = workbench.curves.spring else { return }
    do {
      if host?.copy(try SpringExport(spring).text(in: dialect)) == true {
        workbench.banners.show("Copied the spring for \(dialect.title)", kind: .success)
      }
    } catch {
      workbench.banners.show("The spring cannot be copied", message: "\(error)")
    }
  }
}
