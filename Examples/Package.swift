// swift-tools-version: 6.2
import PackageDescription

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
      dependencies: [
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
      ]
    ),
    .executableTarget(
      name: "outsider",
      dependencies: [
        "Stepper",
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
      ]
    ),
    // The second program of the README.
    .executableTarget(
      name: "timer",
      dependencies: [
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
      ]
    ),
    .executableTarget(
      name: "asynchronous",
      dependencies: [
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
      ]
    ),
    // The first program of the README, word for word, as the tests of the package see to.
    .executableTarget(
      name: "hello",
      dependencies: [
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
      ]
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "StepperTests",
      dependencies: [
        "Stepper",
        .product(name: "Canvas", package: "controls-playground"),
        .product(name: "Controls", package: "controls-playground"),
        .product(name: "ControlsTesting", package: "controls-playground"),
      ],
      exclude: ["Pictures"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
