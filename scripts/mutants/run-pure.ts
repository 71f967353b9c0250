import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'

const config = 'scripts/mutants/stryker.config.json'

/** Changes every expression of what is pure, one at a time, and has the tests nearest to it run. False: too much of it lives. */
export function runPure(root: string, { isFresh }: { isFresh: boolean }): boolean {
  mkdirSync(path.join(root, '.cache', 'mutants'), { recursive: true })
  const args = ['run', config, ...(isFresh ? ['--force'] : [])]
  return spawnSync('node_modules/.bin/stryker', args, { cwd: root, stdio: 'inherit' }).status === 0
}
