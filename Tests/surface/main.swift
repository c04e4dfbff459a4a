import Foundation

// Prints what a module offers: surface GRAPH.symbols.json...
do {
  let graphs = try CommandLine.arguments.dropFirst().map { path in
    try JSONDecoder().decode(
      SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
  }
  print(Surface(graphs).text, terminator: "")
} catch {
  FileHandle.standardError.write(Data("surface: \(error)\n".utf8))
  exit(65)
}
