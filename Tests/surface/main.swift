import Foundation

// Prints the public API of a module: surface GRAPH.symbols.json...
// Prints its symbols without a comment: surface --undocumented GRAPH.symbols.json...
do {
  var arguments = CommandLine.arguments.dropFirst()
  let isOnUndocumented = arguments.first == "--undocumented"
  if isOnUndocumented { arguments = arguments.dropFirst() }
  let graphs = try arguments.map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: path)))
  }
  if isOnUndocumented {
    graphs.flatMap(\.undocumented).forEach { print($0) }
  } else {
    print(Surface(graphs).text, terminator: "")
  }
} catch {
  FileHandle.standardError.write(Data("surface: \(error)\n".utf8))
  exit(65)
}
