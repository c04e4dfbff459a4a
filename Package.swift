// swift-tools-version: 6.2
import PackageDescription

/// The checks of a build: `warnings` makes every compiler warning an error; `tests` also optimizes the
/// targets that paint, with assertions kept, so that tests take a third of the time.
///
/// A package that depends on this one keeps its own rules, so the variable carries this package's
/// name.
let checks = Context.environment["CONTROLS_PLAYGROUND_CHECKS"]

let settings: [SwiftSetting] = checks == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]

/// Settings of the targets that paint.
let paintingSettings: [SwiftSetting] =
  settings
  + (checks == "tests"
    ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : [])

/// The tests of what lives on the main actor stand there too.
let mainActorSettings = settings + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "controls-playground",
  products: [
    .library(name: "Canvas", targets: ["Canvas"]),
    .library(name: "Controls", targets: ["Controls"]),
    .library(name: "Desktop", targets: ["Desktop"]),
    .library(name: "ControlsTesting", targets: ["ControlsTesting"]),
    .executable(name: "playground", targets: ["playground"]),
  ],
  // Without it nothing needs the libraries of a desktop: `swift build --disable-default-traits`.
  traits: [
    .trait(
      name: "Desktop",
      description: "Screen readers, the desktop's preferences and its haptics."),
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
    // What the desktop is reached by: ATK and its bridge to screen readers, and GIO.
    .systemLibrary(
      name: "CDesktop",
      pkgConfig: "atk",
      providers: [.apt(["libatk-bridge2.0-dev"])]
    ),
    // What serves the main queue without a run loop of Foundation's.
    .systemLibrary(name: "CMainQueue"),
    // What lays pixels on eight at a time.
    .systemLibrary(name: "CPixels"),
    // What gives memory back to the system.
    .systemLibrary(name: "CMemory"),
    .target(
      name: "Canvas",
      dependencies: [
        "CX11", "CCairo", "CPango", "CMainQueue", "CPixels",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: paintingSettings
    ),
    .target(
      name: "Controls",
      dependencies: ["Canvas"],
      swiftSettings: paintingSettings
    ),
    // Empty without the trait.
    .target(
      name: "Desktop",
      dependencies: [
        "Controls", "Canvas",
        .target(name: "CDesktop", condition: .when(traits: ["Desktop"])),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings
    ),
    // For tests of controls, one's own too: no program links it.
    .target(
      name: "ControlsTesting",
      dependencies: ["Controls", "Canvas"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "playground",
      dependencies: [
        "Desktop", "Controls", "Canvas", "CMemory",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: paintingSettings
    ),
    // For development only: a robot user and a tour of pictures, on a real X server. They need the
    // packages of `scripts/setup test`; without pkgConfig nobody else is told to get them. The
    // package Benchmarks builds the robot from the same folders.
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
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/tour",
      swiftSettings: settings
    ),
    // Anything at all, done to the program for minutes; the tests do it for seconds.
    .executableTarget(
      name: "monkey",
      dependencies: [
        "Robot", "ControlsTesting", "Canvas",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/monkey",
      swiftSettings: settings
    ),
    // Prints what a library offers, for `docs/api`.
    .executableTarget(
      name: "surface",
      path: "Tests/surface",
      swiftSettings: settings
    ),
    // The trait by which tests say what of the spec they show.
    .target(name: "SpecTrait", path: "Tests/SpecTrait", swiftSettings: settings),
    .testTarget(
      name: "SurfaceTests",
      dependencies: ["surface"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CanvasTests",
      dependencies: ["SpecTrait", "ControlsTesting", "Canvas"],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ControlsTests",
      dependencies: ["SpecTrait", "ControlsTesting", "Controls", "Canvas"],
      resources: [.copy("Fixtures")],
      swiftSettings: mainActorSettings
    ),
    // Empty without the trait.
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "Desktop", "ControlsTesting", "Controls", "Canvas",
        .target(name: "CDesktop", condition: .when(traits: ["Desktop"])),
      ],
      swiftSettings: mainActorSettings
    ),
    // A second way to paint everything, to judge the first by; it shares no code with it. It is
    // compiled to be fast, also where the tests are not.
    .target(
      name: "ReferenceRenderer",
      path: "Tests/ReferenceRenderer",
      swiftSettings: settings + [.unsafeFlags(["-O"])]
    ),
    // Its pictures are read where `make bless` writes them: beside the tests.
    .testTarget(
      name: "PixelTests",
      dependencies: [
        "playground", "ReferenceRenderer", "SpecTrait", "ControlsTesting", "Controls", "Canvas",
      ],
      exclude: ["Fixtures", "Goldens"],
      swiftSettings: mainActorSettings
    ),
    // Every way in from outside, and what was sent that way. `scripts/fuzz-inputs` builds the fuzzer
    // from the same entries.
    .testTarget(
      name: "InputTests",
      dependencies: [
        "playground", "Desktop", "Controls", "Canvas",
        .target(name: "CDesktop", condition: .when(traits: ["Desktop"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
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
        "playground", "SpecTrait", "ControlsTesting", "Controls", "Canvas",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Fixtures"],
      swiftSettings: mainActorSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
