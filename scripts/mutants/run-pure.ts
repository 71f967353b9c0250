import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const config = 'scripts/mutants/stryker.config.json'
/** The least share of all mutants that tests must see, in per cent. */
const leastSeen = 85

const reportSchema = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
})
const seenAs = ['Killed', 'Timeout']
const livesAs = ['Survived', 'NoCoverage']

/**
 * Changes every expression of what is pure, one at a time, and has the tests nearest to it run: a file after the other, so that whoever breaks it off
 * goes on where they were. Only files of one of these words, where there are some. False: too much of it lives.
 */
export function runPure(
  root: string,
  { isFresh, only }: { isFresh: boolean; only: readonly string[] },
): boolean {
  const folder = path.join(root, '.cache', 'mutants', 'pure')
  mkdirSync(folder, { recursive: true })
  const { mutate } = z
    .object({ mutate: z.array(z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, config), 'utf8')))
  const asked = mutate.filter((file) => only.length === 0 || only.some((word) => file.includes(word)))
  const counts = asked.map((file) => {
    const report = path.join(folder, `${file.replaceAll(/\W+/g, '-')}.json`)
    runStryker(root, file, { report, isFresh })
    return countIn(report)
  })
  const seen = counts.reduce((sum, one) => sum + one.seen, 0)
  const all = counts.reduce((sum, one) => sum + one.seen + one.lives, 0)
  if (all === 0) return true
  console.log(`\n${seen} of ${all} mutants of what is pure are seen (${((seen * 100) / all).toFixed(1)} %).`)
  return seen * 100 >= all * leastSeen
}

/** @throws Error where the tests fail without a mutant */
function runStryker(
  root: string,
  file: string,
  { report, isFresh }: { report: string; isFresh: boolean },
): void {
  // What a run that was broken off has left.
  rmSync(path.join(root, '.cache', 'mutants', 'stryker'), { recursive: true, force: true })
  const args = ['run', config, '--mutate', file, '--incrementalFile', report]
  const { status } = spawnSync('node_modules/.bin/stryker', isFresh ? [...args, '--force'] : args, {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0 || !existsSync(report)) throw new Error(`Stryker ended without a result for ${file}`)
}

function countIn(report: string): { seen: number; lives: number } {
  const { files } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')))
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (among: readonly string[]) => all.filter((status) => among.includes(status)).length
  return { seen: count(seenAs), lives: count(livesAs) }
}
