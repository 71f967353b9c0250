import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Fault } from './kept-faults.ts'

/** The test that saw a fault; null: none did, it lives. */
const knownSchema = z.object({ killedBy: z.string().nullable() })
export type Known = z.output<typeof knownSchema>

/** Makes the key of a fault with its file and its tests: where one of them changes, it is run again. */
export function keyOf(root: string, fault: Fault, tests: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(fault))
  for (const file of [fault.file, ...tests]) hash.update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 24)
}

/** Opens the results of earlier runs in `.cache/`; written after each fault, so that a broken run can be continued. */
export function openResults(root: string, { isFresh }: { isFresh: boolean }) {
  const file = path.join(root, '.cache', 'mutants', 'kept.json')
  const kept = isFresh || !existsSync(file) ? {} : JSON.parse(readFileSync(file, 'utf8'))
  const results = new Map(Object.entries(z.record(z.string(), knownSchema).parse(kept)))
  mkdirSync(path.dirname(file), { recursive: true })
  return {
    get: (key: string) => results.get(key),
    set(key: string, known: Known) {
      results.set(key, known)
      writeFileSync(file, JSON.stringify(Object.fromEntries(results), null, 1))
    },
  }
}
