import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

const config = 'scripts/mutants/stryker.config.json'

/** Changes every expression of what is pure, one at a time, and has the tests nearest to it run. False: too much of it lives. */
export function runPure(root: string, { isFresh }: { isFresh: boolean }): boolean {
  const folder = path.join(root, '.cache', 'mutants')
  mkdirSync(folder, { recursive: true })
  // What a run that was broken off has left.
  rmSync(path.join(folder, 'stryker'), { recursive: true, force: true })
  const args = ['run', config, ...(isFresh ? ['--force'] : [])]
  return spawnSync('node_modules/.bin/stryker', args, { cwd: root, stdio: 'inherit' }).status === 0
}
