import { rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const root = path.resolve(import.meta.dirname, '../..')
const made = new Map<string, Promise<string>>()

/**
 * A program of this folder in one file, for tests that start it again and again: read module by module, each start was several
 * seconds of work. Made once per worker.
 */
export function programFile(name: 'api-until-killed' | 'write-until-killed'): Promise<string> {
  const known = made.get(name)
  if (known) return known
  const outfile = path.join(root, '.cache/programs', `${name}-${process.pid}.mjs`)
  const making = build({
    entryPoints: [path.join(root, 'tests/setup', `${name}.ts`)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    logLevel: 'error',
  }).then(() => outfile)
  made.set(name, making)
  process.once('exit', () => rmSync(outfile, { force: true }))
  return making
}
