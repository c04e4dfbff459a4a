// swift-tools-version: 6.2
import PackageDescription

/// The checks of a build.
///
/// `warnings` turns compiler warnings into errors. `tests` also optimizes the targets that paint
/// and keeps their assertions, so that the tests take a third of the time; the workbench would take
/// longer to optimize than its tests would gain. The variable has the package's name as its prefix,
/// so that packages that depend on this one are not affected by accident.
let checks = Context.environment["CONTROLS_PLAYGROUND_CHECKS"]

let settings: [SwiftSetting] = checks == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]

/// Settings of the targets that paint or compare pictures.
let paintingSettings: [SwiftSetting] =
  settings
  + (checks == "tests"
    ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

/// Settings of tests that run on the main actor, like the code that they test.
let mainActorSettings = settings + [.defaultIsolation(MainActor.self)]

/// Only WorkbenchCommands and programs use it, so packages that use other products do not build it.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "controls-playground",
  products: [
    .library(name: "Canvas", targets: ["Canvas"]),
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "Desktop", targets: ["Desktop"]),
    .library(name: "ControlsTesting", targets: ["ControlsTesting"]),
    .library(name: "Measuring", targets: ["Measuring"]),
    .library(name: "Workbench", targets: ["Workbench"]),
    .library(name: "Driving", targets: ["Driving"]),
    .library(name: "WorkbenchCommands", targets: ["WorkbenchCommands"]),
    .executable(name: "playground", targets: ["playground"]),
  ],
  // `swift build --disable-default-traits` builds without the desktop libraries (ATK, GIO). SwiftPM
  // passes traits to the compiler in random order, so a second default trait would cause rebuilds.
  traits: [
    .trait(
      name: "Desktop",
      description: "Screen readers, desktop preferences and haptic feedback."),
    .default(enabledTraits: ["Desktop"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CX11",
      pkgConfig: "x11",
      providers: [
        .apt([
          "libx11-dev", "libxcursor-dev", "libxext-dev", "libxi-dev", "libxpresent-dev",
          "libxrandr-dev",
        ])
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
    // Cairo reads PNG files with it too.
    .systemLibrary(
      name: "CZlib",
      pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"])]
    ),
    // ATK, its bridge to AT-SPI (screen readers), and GIO.
    .systemLibrary(
      name: "CDesktop",
      pkgConfig: "atk",
      providers: [.apt(["libatk-bridge2.0-dev"])]
    ),
    // libdispatch functions that drain the main queue without a Foundation run loop.
    .systemLibrary(name: "CMainQueue"),
    // Functions of the C library and of sockets that the Glibc module lacks.
    .systemLibrary(name: "CLinux"),
    .target(
      name: "Canvas",
      dependencies: [
        "CX11", "CCairo", "CPango", "CZlib", "CMainQueue",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: paintingSettings
    ),
    .target(
      name: "Controls",
      dependencies: ["Canvas"],
      swiftSettings: paintingSettings
    ),
    // Empty without the trait Desktop.
    .target(
      name: "Desktop",
      dependencies: [
        "Controls", "Canvas",
        .target(name: "CDesktop", condition: .when(traits: ["Desktop"])),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
    // Errors with exit codes, JSON, text of numbers, and reading of files.
    .target(name: "Support", swiftSettings: paintingSettings),
    // What is measured without a window: differences of pictures, films, springs.
    .target(
      name: "Measuring",
      dependencies: ["Controls", "Canvas", "Support"],
      swiftSettings: paintingSettings
    ),
    // For tests of controls, including an app's own controls. No program links it.
    .target(
      name: "ControlsTesting",
      dependencies: ["Measuring", "Controls", "Canvas"],
      swiftSettings: paintingSettings
    ),
    // The window with stage, inspector, timeline and capture, for the controls of any catalog.
    .target(
      name: "Workbench",
      dependencies: [
        "Desktop", "Measuring", "Controls", "Canvas", "Support", "CLinux", "CPango",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
    // Requests that drive a scene, a workbench in memory, or its window.
    .target(
      name: "Driving",
      dependencies: ["Workbench", "Measuring", "Controls", "Canvas", "Support", "CLinux"],
      swiftSettings: settings
    ),
    // The commands of a program with a workbench, such as run, snapshot and replay.
    .target(
      name: "WorkbenchCommands",
      dependencies: [
        "Driving", "Workbench", "Measuring", "Controls", "Canvas", "Support",
        argumentParser,
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "playground",
      dependencies: [
        "WorkbenchCommands", "Workbench", "Measuring", "Controls", "Canvas", "Support",
        argumentParser,
      ],
      swiftSettings: settings
    ),
    // For development only: an input driver and a tour that takes screenshots, on a real X server.
    // They need the packages of `scripts/setup test`. CXTest has no pkgConfig, so that SwiftPM does
    // not ask users of the libraries to install libxtst. The package Benchmarks builds the input
    // driver from the same folders.
    .systemLibrary(name: "CXTest", path: "Tests/CXTest"),
    .target(
      name: "Robot",
      dependencies: ["Canvas", "CXTest"],
      path: "Tests/Robot",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "tour",
      dependencies: [
        "Robot", "Canvas",
        argumentParser,
      ],
      path: "Tests/tour",
      swiftSettings: settings
    ),
    // Random input to the program for minutes (monkey testing). PlaygroundTests do it for seconds.
    .executableTarget(
      name: "monkey",
      dependencies: [
        "Robot", "ControlsTesting", "Canvas",
        argumentParser,
      ],
      path: "Tests/monkey",
      swiftSettings: settings
    ),
    // A test trait that names the rules of the spec that a test verifies.
    .target(name: "SpecTrait", path: "Tests/SpecTrait", swiftSettings: settings),
    .testTarget(
      name: "CanvasTests",
      dependencies: ["SpecTrait", "ControlsTesting", "Controls", "Canvas"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ControlsTests",
      dependencies: ["SpecTrait", "ControlsTesting", "Controls", "Canvas"],
      resources: [.copy("Fixtures")],
      swiftSettings: mainActorSettings
    ),
    .testTarget(
      name: "MeasuringTests",
      dependencies: ["Measuring", "ControlsTesting", "Controls", "Canvas", "Support"],
      swiftSettings: paintingSettings
    ),
    // Empty without the trait Desktop.
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "Desktop", "ControlsTesting", "Controls", "Canvas",
        .target(name: "CDesktop", condition: .when(traits: ["Desktop"])),
      ],
      swiftSettings: mainActorSettings
    ),
    // An independent renderer that pictures are compared with. It shares no code with Canvas, and
    // is always optimized, even when the tests are not.
    .target(
      name: "ReferenceRenderer",
      path: "Tests/ReferenceRenderer",
      swiftSettings: settings + [.unsafeFlags(["-O"])]
    ),
    // The tests read the golden pictures from the source folder, where `make bless` writes them.
    .testTarget(
      name: "PixelTests",
      dependencies: [
        "playground", "WorkbenchCommands", "Workbench", "Support", "ReferenceRenderer",
        "SpecTrait", "ControlsTesting", "Controls", "Canvas",
      ],
      exclude: ["Fixtures", "Goldens"],
      swiftSettings: mainActorSettings
    ),
    // Entry points for untrusted input and for random scenes and numbers, run with a corpus of
    // inputs and with seeds. `scripts/check/fuzz` builds the fuzzer from the same entry points.
    .testTarget(
      name: "InputTests",
      dependencies: [
        "playground", "WorkbenchCommands", "Workbench", "Measuring", "Desktop", "ControlsTesting",
        "Controls", "Canvas", "Support",
        .target(name: "CDesktop", condition: .when(traits: ["Desktop"])),
        argumentParser,
      ],
      exclude: ["Corpus", "Fuzzer", "Images"],
      swiftSettings: mainActorSettings
    ),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: ["monkey", "Robot", "SpecTrait", "ControlsTesting", "Canvas"],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "playground", "WorkbenchCommands", "Driving", "Workbench", "Measuring", "Support",
        "ReferenceRenderer", "SpecTrait", "ControlsTesting", "Controls", "Canvas", argumentParser,
      ],
      exclude: ["Fixtures"],
      swiftSettings: mainActorSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
