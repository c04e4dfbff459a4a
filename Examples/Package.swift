// swift-tools-version: 6.2
import PackageDescription

/// The libraries that every example uses.
let libraries: [Target.Dependency] = [
  .product(name: "Canvas", package: "controls-playground"),
  .product(name: "Controls", package: "controls-playground"),
]

/// Example programs: custom controls, a thermostat, a program with a task, and one that awaits its
/// window.
///
/// They use the libraries like any other package, through their products.
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
    // A control with two adjustable parts.
    .target(
      name: "RangeDial",
      dependencies: libraries
    ),
    .testTarget(
      name: "RangeDialTests",
      dependencies: libraries + [
        "RangeDial", .product(name: "ControlsTesting", package: "controls-playground"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // An animated control that shows hovering, and a workbench for it.
    .target(
      name: "StarRating",
      dependencies: libraries
    ),
    .executableTarget(
      name: "star-workbench",
      dependencies: libraries + [
        "StarRating", .product(name: "Workbench", package: "controls-playground"),
        .product(name: "WorkbenchCommands", package: "controls-playground"),
      ]
    ),
    .testTarget(
      name: "StarRatingTests",
      dependencies: libraries + [
        "StarRating", .product(name: "ControlsTesting", package: "controls-playground"),
        .product(name: "Driving", package: "controls-playground"),
        .product(name: "Measuring", package: "controls-playground"),
      ],
      exclude: ["Pictures"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // Rooms that come and go, with controls bound to a model.
    .executableTarget(
      name: "thermostat",
      dependencies: libraries
    ),
    .testTarget(
      name: "ThermostatTests",
      dependencies: libraries + [
        "thermostat", .product(name: "ControlsTesting", package: "controls-playground"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
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
    // A scene that a script drives, with a task.
    .executableTarget(
      name: "driven",
      dependencies: libraries + [.product(name: "Driving", package: "controls-playground")]
    ),
    // A window that GLib's main loop serves; GLib is there already, as Pango needs it.
    .systemLibrary(
      name: "CGLib",
      path: "Sources/CGLib",
      pkgConfig: "glib-2.0"
    ),
    .executableTarget(
      name: "glib",
      dependencies: libraries + ["CGLib"]
    ),
    // The first program of the README, word for word; the main package's tests compare them.
    .executableTarget(
      name: "hello",
      dependencies: libraries
    ),
    .testTarget(
      name: "ReadmeTests",
      dependencies: libraries + [
        .product(name: "ControlsTesting", package: "controls-playground")
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    // Code of the articles and the guides that is not in the programs above.
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
    // The targets of the package in `workbench`, which has its own manifest for readers. The tests
    // build them here, because that package would build the libraries once more.
    .target(
      name: "Dials",
      dependencies: libraries,
      path: "workbench/Sources/Dials"
    ),
    .executableTarget(
      name: "dial-workbench",
      dependencies: libraries + [
        "Dials", .product(name: "Workbench", package: "controls-playground"),
        .product(name: "WorkbenchCommands", package: "controls-playground"),
      ],
      path: "workbench/Sources/dial-workbench"
    ),
    .testTarget(
      name: "DialTests",
      dependencies: libraries + [
        "Dials",
        .product(name: "Workbench", package: "controls-playground"),
        .product(name: "ControlsTesting", package: "controls-playground"),
      ],
      path: "workbench/Tests/DialTests",
      exclude: ["Pictures"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The targets of the package in `gtk`, for the tests only, as they need GTK.
if Context.environment["CONTROLS_PLAYGROUND_CHECKS"] != nil {
  package.targets += [
    .systemLibrary(
      name: "CGtk",
      path: "gtk/Sources/CGtk",
      pkgConfig: "gtk4"
    ),
    .executableTarget(
      name: "gtk",
      dependencies: libraries + [
        "CGtk", .product(name: "Desktop", package: "controls-playground"),
      ],
      path: "gtk/Sources/gtk",
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
}
