// swift-tools-version: 6.2
import PackageDescription

/// What each of the programs is made of.
let libraries: [Target.Dependency] = [
  .product(name: "Canvas", package: "controls-playground"),
  .product(name: "Controls", package: "controls-playground"),
]

/// What other people's programs look like: a control of one's own, a program with a task, and one
/// that awaits its window.
///
/// It knows the libraries only as anybody does, by their products.
let package = Package(
  name: "controls-playground-examples",
  products: [
    .library(name: "Stepper", targets: ["Stepper"])
  ],
  dependencies: [
    .package(name: "controls-playground", path: "..")
  ],
  targets: [
    .target(
      name: "Stepper",
      dependencies: libraries
    ),
    .executableTarget(
      name: "outsider",
      dependencies: libraries + ["Stepper"]
    ),
    // A form with a timer; the article on getting started shows its parts.
    .executableTarget(
      name: "timer",
      dependencies: libraries
    ),
    .executableTarget(
      name: "accessible",
      dependencies: libraries + [
        "Stepper", .product(name: "Desktop", package: "controls-playground"),
      ]
    ),
    .executableTarget(
      name: "asynchronous",
      dependencies: libraries
    ),
    // The first program of the README, word for word, as the tests of the package see to.
    .executableTarget(
      name: "hello",
      dependencies: libraries
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: libraries,
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // What the articles and the guides show, besides the programs and the stepper.
    .testTarget(
      name: "ArticleTests",
      dependencies: libraries + [
        .product(name: "ControlsTesting", package: "controls-playground")
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "GuideTests",
      dependencies: libraries + [
        .product(name: "ControlsTesting", package: "controls-playground")
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "StepperTests",
      dependencies: libraries + [
        "Stepper",
        .product(name: "ControlsTesting", package: "controls-playground"),
      ],
      exclude: ["Pictures"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
