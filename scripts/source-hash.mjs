import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const sources = [
  'app',
  'api',
  'contract',
  'themes',
  'station-configs',
  'server',
  'scripts/build.ts',
  'scripts/client-chunks.ts',
  'scripts/unused-schemas.ts',
]
const single = ['package-lock.json', 'vite.config.ts', 'remix.config.js', 'tsconfig.json']

/** Hashes the sources of a build by their content, so that a fresh clone and a touched file are told apart. */
export function sourceHash() {
  const hash = createHash('sha256').update(process.version)
  for (const path of [...sources, ...single]) addPath(hash, path)
  return hash.digest('hex')
}

function addPath(hash, path) {
  const full = join(root, path)
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) if (name !== 'assets') addPath(hash, `${path}/${name}`)
  } else if (
    /\.(ts|tsx|js|css|json|svg)$/.test(path) &&
    !/\.test\.tsx?$/.test(path) &&
    !isStationData(path)
  ) {
    hash.update(path).update('\0').update(readFileSync(full))
  }
}

/** Whether a path is data of stations: changing one needs no build, only a start. */
const isStationData = (path) => /^station-configs\/[^/]+\//.test(path)
