// swift-tools-version: 6.1
import PackageDescription

/// `make test` builds with every compiler warning an error; a package that depends on this one
/// is left to its own rules.
let settings: [SwiftSetting] =
  Context.environment["WARNINGS_AS_ERRORS"] == nil
  ? [] : [.unsafeFlags(["-warnings-as-errors"])]

let package = Package(
  name: "controls-playground",
  products: [
    .library(name: "Canvas", targets: ["Canvas"]),
    .library(name: "Controls", targets: ["Controls"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CX11",
      pkgConfig: "x11",
      providers: [
        .apt(["libx11-dev", "libxext-dev", "libxi-dev", "libxpresent-dev", "libxrandr-dev"])
      ]
    ),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]
    ),
    .systemLibrary(
      name: "CPango",
      pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev"])]
    ),
    .target(
      name: "Canvas",
      dependencies: ["CX11", "CCairo", "CPango", .product(name: "Logging", package: "swift-log")],
      swiftSettings: settings
    ),
    .target(
      name: "Controls",
      dependencies: ["Canvas"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CanvasTests",
      dependencies: ["Canvas"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ControlsTests",
      dependencies: ["Controls", "Canvas"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
