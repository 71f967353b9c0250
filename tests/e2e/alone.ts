import { mkdirSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Does something to a station that other journeys do to it, too, while none of them does: workers are processes of their own. */
export async function alone<T>(what: string, work: () => Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `estacao-e2e-${process.env.E2E_PORT}-${what}`)
  while (!isTaken(lock)) await wait(250)
  try {
    return await work()
  } finally {
    rmdirSync(lock)
  }
}

function isTaken(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
