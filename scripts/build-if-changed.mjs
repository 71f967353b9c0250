import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './install.mjs'
import { sourceHash } from './source-hash.mjs'

/** Builds when what is built from changed since the version in use was built. */
export function buildIfChanged() {
  const marker = join(root, 'build/current/.sources')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === sourceHash()) return
  console.log('Construindo as páginas e o servidor (leva cerca de um minuto)…')
  const begun = Date.now()
  run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] })
  console.log(`Construído em ${Math.round((Date.now() - begun) / 1000)} s.`)
}
