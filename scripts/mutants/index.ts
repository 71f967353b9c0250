import path from 'node:path'
import { type Outcome, runKept } from './run-kept.ts'
import { runPure } from './run-pure.ts'

const help = `npm run mutants -- [pure|kept] [--fresh] [word…]
Puts faults into the sources, one at a time, and tells which of them no test sees.
  pure     what needs no database: Stryker changes every expression, 85 % have to be seen
  kept     scripts/mutants/kept-faults.ts: one-line faults over a database, 95 % have to be seen
  --fresh  runs again what was run before; else that is taken from .cache/mutants
  word     only what is in a file with this in its path, or is looked for by such a test
The kept faults are put into a copy of the sources, never into these.`

/** The least share of kept faults that tests must see, in per cent. */
const leastSeen = 95

const words = process.argv.slice(2)
const root = path.resolve(import.meta.dirname, '../..')
const parts = ['pure', 'kept'].filter((part) => words.includes(part))
const only = words.filter((word) => !['pure', 'kept', '--fresh'].includes(word))
if (only.some((word) => word.startsWith('-'))) {
  console.log(help)
  process.exit(words.includes('--help') ? 0 : 1)
}
const isAsked = (part: 'pure' | 'kept') => parts.length === 0 || parts.includes(part)
const isFresh = words.includes('--fresh')

/** Says which live, and whether few enough do. */
function tell(outcomes: readonly Outcome[]): boolean {
  const living = outcomes.filter(({ killedBy }) => killedBy === null)
  const seen = outcomes.length - living.length
  const percent = (seen * 100) / outcomes.length
  console.log(
    `\n${seen} of ${outcomes.length} kept faults are seen by the tests nearest to them (${percent.toFixed(1)} %).`,
  )
  for (const { breaks, file, tests } of living)
    console.log(`  lives: ${breaks} (${file}), looked for by ${tests.join(', ')}`)
  return percent >= leastSeen
}

const isPureSeen = !isAsked('pure') || runPure(root, { isFresh, only })
const areKeptSeen = !isAsked('kept') || tell(await runKept(root, { isFresh, only }))
process.exit(isPureSeen && areKeptSeen ? 0 : 1)
