// swift-tools-version: 6.2
import PackageDescription

/// As in the package that is measured.
let settings: [SwiftSetting] =
  Context.environment["CONTROLS_PLAYGROUND_CHECKS"] == nil
  ? [] : [.unsafeFlags(["-warnings-as-errors"])]

let canvas = Target.Dependency.product(name: "Canvas", package: "controls-playground")
let controls = Target.Dependency.product(name: "Controls", package: "controls-playground")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// A package of its own, so that whoever uses the libraries is not asked to fetch what measures
/// them.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "controls-playground", path: ".."),
    // Without its own counting of allocations and references, which changes what is measured.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "Meters", path: "Meters"),
    .target(
      name: "Workloads",
      dependencies: ["Meters", controls, canvas],
      path: "Workloads",
      swiftSettings: settings
    ),
    // The library finds its benchmarks by this folder's name and that of the one it is in.
    .executableTarget(
      name: "Suite",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Suite",
      swiftSettings: settings,
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "bench",
      dependencies: ["Workloads", argumentParser],
      path: "Tool",
      swiftSettings: settings,
      // Callgrind, which runs it, gives up where it cannot read all that Swift tells debuggers.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]
    ),
    // The robot of the other package's tests, built here from the same files: these two folders are
    // links to its folders. As a product, everybody who uses the libraries would be offered it.
    .systemLibrary(name: "CXTest", path: "CXTest"),
    .target(
      name: "Robot",
      dependencies: ["CXTest", canvas],
      path: "Robot",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "growth",
      dependencies: ["Robot", canvas, argumentParser],
      path: "Growth",
      swiftSettings: settings
    ),
    // The programs of other toolkits are built by `Peers/Toolkits/build`.
    .executableTarget(
      name: "peers",
      dependencies: ["Robot", canvas, argumentParser],
      path: "Peers",
      exclude: ["Toolkits"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PeersTests",
      dependencies: ["peers", "Robot", canvas, argumentParser],
      path: "Tests/PeersTests",
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
