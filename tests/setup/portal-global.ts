import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { sourceHash } from '../../scripts/source-hash.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The portal as it was built from these very sources; absent where it was not. */
    portalBuild: string | undefined
  }
}

/** Where a build of the sources is, the tests of the portal run on what production runs. */
export default function setup(project: TestProject): void {
  const version = path.resolve(import.meta.dirname, '../../build/current')
  const sources = path.join(version, '.sources')
  const isOfNow = existsSync(sources) && readFileSync(sources, 'utf8') === sourceHash()
  project.provide('portalBuild', isOfNow ? path.join(version, 'server/index.js') : undefined)
}
