// swift-tools-version: 6.2
import PackageDescription

/// A control of your own, a dial, and a workbench that shows it beside the controls of the library.
///
/// In a package elsewhere, the dependency is the repository:
/// `.package(url: "https://github.com/OWNER/controls-playground", .upToNextMinor(from: "0.1.0"))`.
let package = Package(
  name: "dial-workbench",
  products: [
    .library(name: "Dials", targets: ["Dials"]),
    .executable(name: "dial-workbench", targets: ["dial-workbench"]),
  ],
  dependencies: [
    .package(name: "controls-playground", path: "../..")
  ],
  targets: [
    .target(
      name: "Dials",
      dependencies: [
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
      ]
    ),
    .executableTarget(
      name: "dial-workbench",
      dependencies: [
        "Dials",
        .product(name: "Controls", package: "controls-playground"),
        .product(name: "Workbench", package: "controls-playground"),
        .product(name: "WorkbenchCommands", package: "controls-playground"),
      ]
    ),
    .testTarget(
      name: "DialTests",
      dependencies: [
        "Dials",
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
        .product(name: "Workbench", package: "controls-playground"),
        .product(name: "ControlsTesting", package: "controls-playground"),
      ],
      exclude: ["Pictures"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
