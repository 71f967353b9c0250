import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Raw colours, font names and station ids live in `themes/` and `station-configs/` only (ADR 5, STN-U16).
 * The visible escape, for the rare exception: the words `raw-value-ok` and a reason, on the same line.
 */
const rules: { pattern: RegExp; what: string; folders: string[] }[] = [
  {
    pattern: /#[0-9a-fA-F]{6}\b|['"`\s]#[0-9a-fA-F]{3}['"`;\s]|\brgba?\(|\bhsla?\(|\boklch\(/,
    what: 'a raw colour',
    folders: ['app'],
  },
  { pattern: /fontFamily:\s*['"`]/, what: 'a font name', folders: ['app'] },
  {
    pattern: /station(\.|Id|_id|\?\.)\w*\s*===?\s*['"\d]|\b(148|171|174|178)\b/,
    what: 'a station in code',
    folders: ['app', 'api', 'contract', 'themes', 'server'],
  },
]

/** Row ids of the feature index carry station numbers. */
const rowId = /STN-\d+[a-z]?/g

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path))
}

const problems = rules.flatMap(({ pattern, what, folders }) =>
  folders.flatMap(files).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line.replace(rowId, '')) && !line.includes('raw-value-ok')
          ? [`${path}:${index + 1} ${what}: ${line.trim()}`]
          : [],
      ),
  ),
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
