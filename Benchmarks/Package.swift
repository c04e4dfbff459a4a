// swift-tools-version: 6.2
import PackageDescription

/// The same setting as in the main package.
let settings: [SwiftSetting] =
  Context.environment["CONTROLS_PLAYGROUND_CHECKS"] == nil
  ? [] : [.unsafeFlags(["-warnings-as-errors"])]

let canvas = Target.Dependency.product(name: "Canvas", package: "controls-playground")
let controls = Target.Dependency.product(name: "Controls", package: "controls-playground")
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// The benchmarks: a separate package, so that users of the libraries do not fetch its
/// dependencies.
let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "controls-playground", path: ".."),
    // No traits: its counting of allocations and references changes the measured times.
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
    // The benchmark plugin finds this target by its path, Benchmarks/Suite. Keep both names.
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
      // Callgrind runs this program and aborts on Swift debug info that it cannot read.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]
    ),
    // The input driver of the main package's tests. The folders CXTest and Robot are symbolic
    // links, because a product of the main package would be visible to all users of the libraries.
    .systemLibrary(name: "CXTest", path: "CXTest"),
    .target(
      name: "Robot",
      dependencies: ["CXTest", canvas],
      path: "Robot",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "growth",
      dependencies: ["Robot", controls, canvas, argumentParser],
      path: "Growth",
      swiftSettings: settings
    ),
    // `Peers/Toolkits/build` builds the programs of the other toolkits.
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
