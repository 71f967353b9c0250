import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

if (process.argv.includes('--help')) {
  console.log(`npm run coverage:features -- [FEATURES.md]
Prints the rows of the feature index that no test names in its title.`)
  process.exit(0)
}

const index = process.argv[2] ?? ['docs/FEATURES.md', '../shared/FEATURES.md'].find(existsSync)
if (!index || !existsSync(index)) {
  console.error('Give the path of the feature index: npm run coverage:features -- path/to/FEATURES.md')
  process.exit(1)
}

const id = /[A-Z]{3}-[A-Z]?[0-9]+[a-z]?/g
const rows = [
  ...new Set(
    [...readFileSync(index, 'utf8').matchAll(/^\| ([A-Z]{3}-[A-Z0-9]+[a-z]?) \|/gm)].map((m) => m[1]),
  ),
]
const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const named = new Set(tests.flatMap((path) => readFileSync(path, 'utf8').match(id) ?? []))
const missing = rows.filter((row) => row && !named.has(row))
console.log(`${rows.length - missing.length} of ${rows.length} rows are named by a test. Without one:`)
console.log(missing.join(' '))
