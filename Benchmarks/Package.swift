// swift-tools-version: 6.1
import PackageDescription

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
      dependencies: [
        "Meters",
        .product(name: "Controls", package: "controls-playground"),
        .product(name: "Canvas", package: "controls-playground"),
      ],
      path: "Workloads"
    ),
    // The library finds its benchmarks by this folder's name and that of the one it is in.
    .executableTarget(
      name: "Suite",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Suite",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Workloads", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tool",
      // Callgrind, which runs it, gives up where it cannot read all that Swift tells debuggers.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--strip-debug"])]
    ),
  ],
  swiftLanguageModes: [.v6]
)
