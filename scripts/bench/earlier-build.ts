import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The commit before rendered pages had a budget: ratios are against it. */
const commit = 'e01c525594408443c3618c113b970b1c62170ddc'

/**
 * Gives the folder of the built commit; built once and kept as long as the machine keeps its temporary files. Null, and
 * said, without it.
 */
export function earlierBuild(): string | null {
  const folder = join(tmpdir(), `estacao-bench-${commit.slice(0, 7)}`)
  if (existsSync(join(folder, 'build/server/main.js'))) return folder
  if (!hasCommit()) {
    console.log(
      `Needs the commit ${commit.slice(0, 7)}, which this clone does not have: git fetch --unshallow`,
    )
    return null
  }
  console.log(`builds ${commit.slice(0, 7)} in ${folder}; this takes a few minutes`)
  rmSync(folder, { recursive: true, force: true })
  const aside = mkdtempSync(`${folder}-`)
  checkOut(aside)
  bringModules(aside)
  run('npm', ['run', 'build'], aside)
  renameSync(aside, folder)
  return folder
}

function hasCommit(): boolean {
  const known = () => {
    try {
      execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  if (known()) return true
  try {
    execFileSync('git', ['fetch', '--depth=1', 'origin', commit], { stdio: 'ignore' })
  } catch {
    return false
  }
  return known()
}

/** Checks out the files alone: a worktree of git's would have to be taken back. */
function checkOut(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const files = execFileSync('git', ['archive', '--format=tar', commit], { maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
}

function bringModules(folder: string): void {
  const lockOf = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (lockOf(folder) === lockOf('.')) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder)
}

const run = (command: string, words: string[], cwd: string) =>
  execFileSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
