import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants, copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Copies the sources as they stand now to a place of their own, with the same libraries and cache: faults are put there, never here. */
export function copyTree(root: string): string {
  // Of each checkout its own: two of them on one machine would change each other's.
  const ofRoot = createHash('sha256').update(root).digest('hex').slice(0, 8)
  const tree = path.join(tmpdir(), `estacao-mutants-${process.getuid?.() ?? 0}-${ofRoot}`)
  rmSync(tree, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  for (const file of listed.split('\0').filter(Boolean)) {
    // Listed, and removed since.
    if (!existsSync(path.join(root, file))) continue
    const to = path.join(tree, file)
    mkdirSync(path.dirname(to), { recursive: true })
    copyFileSync(path.join(root, file), to, constants.COPYFILE_FICLONE)
  }
  for (const shared of ['node_modules', '.cache']) {
    mkdirSync(path.join(root, shared), { recursive: true })
    symlinkSync(path.join(root, shared), path.join(tree, shared))
  }
  return tree
}
