// swift-tools-version: 6.2
import PackageDescription

/// Makes pages of the libraries' comments and articles; see `scripts/docs`.
///
/// A package of its own, so that whoever uses the libraries is not asked to fetch what does it. Its
/// name is the heading of the first page.
let package = Package(
  name: "controls-playground-libraries",
  dependencies: [
    .package(name: "controls-playground", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
  ],
  targets: [
    // Names what is documented: the tool looks at the products that a package builds on.
    .target(
      name: "Libraries",
      dependencies: ["Canvas", "Controls", "ControlsTesting", "Desktop"].map {
        .product(name: $0, package: "controls-playground")
      }
    )
  ],
  swiftLanguageModes: [.v6]
)
