import Controls

extension PageController {
  /// Commands that copy the spring of the shown animation curve. spec: measuring, springs
  var springCommands: [Command] {
    SpringDialect.allCases.map { dialect in
      command(
        CommandName(rawValue: "copy-spring-\(dialect.rawValue)"), dialect.title, in: .springs,
        obstacle: \.springObstacle
      ) { $0.copySpring(as: dialect) }
    }
  }

  private var springObstacle: String? {
    if !workbench.panes.contains(.curves) { return "Show the animation curves first" }
    if workbench.curves.spring == nil { return "A timed animation has no spring" }
    return onCopyText == nil ? "There is no clipboard" : nil
  }

  private func copySpring(as dialect: SpringDialect) {
    guard let spring = workbench.curves.spring else { return }
    do {
      if onCopyText?(try SpringExport(spring).text(in: dialect)) == true {
        workbench.banners.show("Copied the spring for \(dialect.title)", kind: .success)
      }
    } catch {
      workbench.banners.show("The spring cannot be copied", message: "\(error)")
    }
  }
}
