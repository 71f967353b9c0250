import ts from 'typescript'
import type { ProductFile } from './product-files.ts'

export type Measured = { name: string; path: string; lines: number }

/** Lists named functions and components with their lines, the longest first. */
export function functionsOf(files: readonly ProductFile[]): Measured[] {
  const found: Measured[] = []
  for (const { path, text } of files) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const line = (position: number) => source.getLineAndCharacterOfPosition(position).line
    const walk = (node: ts.Node): void => {
      const name = nameOf(node)
      if (name) found.push({ name, path, lines: line(node.end) - line(node.getStart()) + 1 })
      ts.forEachChild(node, walk)
    }
    walk(source)
  }
  return found.sort((one, other) => other.lines - one.lines)
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText()
  const isNamed = ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer)
  return isNamed ? node.name.getText() : undefined
}
