import { ServiceAway } from '#api/platform/service-away.ts'
import type { Log } from '../../log.ts'
import type { Files } from './files.ts'

/** A file store that says when it is away: to callers as `ServiceAway`, to the log once, and to whoever asks. */
export type WatchedFiles = Files & {
  /** Asks now: a short reason why the store cannot be used, or null. */
  problem(): Promise<string | null>
}

/** A name that no file has. */
const probe = 'estacao-check'

/** Watches a store. What goes wrong in it is never the fault of who sent or asks for a file. */
export function watchedFiles(store: Files, log: Log): WatchedFiles {
  let away: string | null = null

  function note(reason: string | null) {
    if (reason !== null && away === null) log.error({ reason }, 'The file store is away')
    if (reason === null && away !== null) log.info('The file store is back')
    away = reason
  }

  async function said<T>(work: Promise<T>): Promise<T> {
    try {
      const answer = await work
      note(null)
      return answer
    } catch (error) {
      const reason = reasonOf(error)
      note(reason)
      throw new ServiceAway('files', reason, { cause: error })
    }
  }

  /** What breaks off on its way here is no fault of the store. */
  async function put(...[key, body, options]: Parameters<Files['put']>): Promise<void> {
    if (body instanceof Uint8Array) return said(store.put(key, body, options))
    let broken: { error: unknown } | undefined
    body.once('error', (error) => {
      broken = { error }
    })
    const stored = store.put(key, body, options).catch((error: unknown) => {
      if (!broken) throw error
    })
    await said(stored)
    if (broken) throw broken.error
  }

  return {
    put,
    get: (...parameters) => said(store.get(...parameters)),
    about: (key) => said(store.about(key)),
    exists: (key) => said(store.exists(key)),
    delete: (key) => said(store.delete(key)),
    // Asked by keepers and jobs only, who say themselves that it broke off.
    list: (folder) => store.list(folder),
    problem: () =>
      said<unknown>(store.check?.() ?? store.exists(probe)).then(
        () => null,
        () => away,
      ),
  }
}

function reasonOf(error: unknown): string {
  const { code, name = 'error' } = Object(error) as { code?: unknown; name?: string }
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout'
  return typeof code === 'string' ? code : name
}
