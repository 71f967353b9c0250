import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Citable, danglingIn, danglingPaths, rowsOf, sectionsOf, statusProblem } from './citations.ts'

/**
 * Checks that whatever is cited stands in the repository: rows of features, rules and promises, decisions, sections of
 * the specification, and the files that pages of docs name; and decisions say whether they hold. Says file, line and
 * what leads nowhere.
 */
const read = (path: string) => readFileSync(path, 'utf8')
const papers = ['docs/features.md', 'docs/rules.md', 'docs/security.md']

const citable: Citable = {
  rows: new Map(papers.map((path) => [path, rowsOf(read(path))])),
  sections: sectionsOf(read('docs/features.md')),
  decisions: new Set(readdirSync('docs/decisions').map((name) => Number(name.slice(0, 4)))),
  hasPath: existsSync,
}

/** They write about ids, and their examples lead nowhere on purpose. */
const own = ['scripts/citations.ts', 'scripts/citations.test.ts']
const isRead = /(?:\.(?:cjs|css|example|js|md|mjs|sql|tsx?|ya?ml)|Caddyfile|\.ci\/run)$/
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
const problems = listed
  .split('\n')
  .filter((path) => isRead.test(path) && !own.includes(path) && existsSync(path))
  .flatMap((path) => {
    const text = read(path)
    const paths = path.endsWith('.md') ? danglingPaths(path, text, citable) : []
    const status = path.startsWith('docs/decisions/') ? statusProblem(text) : []
    return [...danglingIn(text, citable), ...paths, ...status].map(
      ({ line, what }) => `${path}:${line} ${what}`,
    )
  })

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
