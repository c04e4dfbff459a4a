// swift-tools-version: 6.2
import PackageDescription

/// Generates the documentation of the libraries with DocC; see `scripts/docs/reference`.
///
/// It is a separate package, so that users of the libraries do not fetch the DocC plugin. The
/// package's name is the heading of the first page.
let package = Package(
  name: "controls-playground-libraries",
  dependencies: [
    .package(name: "controls-playground", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    // The DocC plugin documents the products that a target of this package depends on.
    .target(
      name: "Libraries",
      dependencies: [
        "Canvas", "Controls", "ControlsTesting", "Desktop", "Driving", "Measuring", "Workbench",
        "WorkbenchCommands",
      ].map { .product(name: $0, package: "controls-playground") }
    )
  ],
  swiftLanguageModes: [.v6]
)
