import { setTimeout as wait } from 'node:timers/promises'

/**
 * Holds the time between being told to stop and stopping: the process says at `/healthz` and `/readyz` that it goes,
 * and goes on answering until proxies have seen it and send nobody any more. Answers meanwhile end their connection, so
 * that none is waiting for its next request when the port is closed.
 */
export function createDrain(ms: number) {
  let isDraining = false
  return {
    isDraining: () => isDraining,
    /** Resolves when the time is over. */
    async begin(): Promise<void> {
      isDraining = true
      await wait(ms)
    },
  }
}

export type Drain = ReturnType<typeof createDrain>
