import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

if (process.argv.includes('--help')) {
  console.log(`npm run coverage:features -- [docs/features.md]
Prints the rows of the feature index that no test names in its title.`)
  process.exit(0)
}

const index = process.argv[2] ?? 'docs/features.md'

const id = /[A-Z]{3}-[A-Z]?[0-9]+[a-z]?/g
const rows = [
  ...new Set(
    [...readFileSync(index, 'utf8').matchAll(/^\| ([A-Z]{3}-[A-Z0-9]+[a-z]?) \|/gm)].map((m) => m[1]),
  ),
]
const tests = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean)
const named = new Set(tests.flatMap((path) => readFileSync(path, 'utf8').match(id) ?? []))
const missing = rows.filter((row) => row && !named.has(row))
console.log(`${rows.length - missing.length} of ${rows.length} rows are named by a test. Without one:`)
console.log(missing.join(' '))
