import { type Noted, noteExport, noteScan } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { queues } from '../../platform/slots/limits.ts'
import { createQueue } from '../../platform/slots/queue.ts'
import { managedActivityTexts } from './texts.ts'

const inQueue = createQueue(queues.longReads, managedActivityTexts.busyWithFiles)

/**
 * Reads what takes time with an owner's data in the queue of long reads, by station (SEC-70). A file is made while it is
 * sent, when no other queue counts it any more.
 * @throws too_many_requests, and what the reading throws
 */
export const inLongReads = <T>(ctx: ApiContext, read: () => Promise<T>): Promise<T> =>
  inQueue(String(ctx.station.id), read)

/** Pages up to here are what screens show; longer ones are asked for by files. */
export const mostOfScreen = 100

type Pages = { limit: number; before?: unknown }
/** Which file long pages become, as the history tells of it. */
type File = Omit<Noted, 'name'> & { name?: () => Promise<string> }

/**
 * The same for long pages of a list, and the one way in which files leave a line in the history: once each, with their first page, by whatever
 * it is asked for (PPL-34, ADR 158).
 */
export function inQueueIfLong<T>(
  ctx: ApiContext,
  { limit, before }: Pages,
  file: File,
  read: () => Promise<T>,
): Promise<T> {
  if (limit <= mostOfScreen) return read()
  return inLongReads(ctx, async () => {
    const answer = await read()
    if (before === undefined) await noteExport(ctx, { ...file, name: await file.name?.() })
    else await noteScan(ctx, { ...file, name: undefined })
    return answer
  })
}
