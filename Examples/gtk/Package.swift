// swift-tools-version: 6.2
import PackageDescription

/// A scene in a drawing area of GTK 4, which needs `libgtk-4-dev`.
///
/// In a package elsewhere, the dependency is the repository:
/// `.package(url: "https://github.com/OWNER/controls-playground", .upToNextMinor(from: "0.1.0"))`.
let package = Package(
  name: "gtk-example",
  dependencies: [
    .package(name: "controls-playground", path: "../..")
  ],
  targets: [
    .systemLibrary(
      name: "CGtk",
      pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"])]
    ),
    .executableTarget(
      name: "gtk",
      dependencies: [
        "CGtk",
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
        .product(name: "Desktop", package: "controls-playground"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
