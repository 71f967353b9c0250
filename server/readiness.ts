/** The problem of each service behind this process: a short reason, or null when it answers. */
export type Services = { database: string | null; files: string | null }

const words = (problem: string | null) => problem ?? 'ok'

/**
 * Gives the answer of `/readyz`. Without its database a process answers nothing and is not ready; without its file
 * store it answers all but pictures and uploads, as every other process would, and stays.
 */
export function readiness({ database, files }: Services): { status: 200 | 503; text: string } {
  const isReady = database === null
  const text = `${isReady ? 'ok' : 'not ready'}\ndatabase: ${words(database)}\nfiles: ${words(files)}\n`
  return { status: isReady ? 200 : 503, text }
}
