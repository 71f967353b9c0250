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
const mostOfScreen = 100

/** The same for long pages of a list. */
export const inQueueIfLong = <T>(ctx: ApiContext, limit: number, read: () => Promise<T>): Promise<T> =>
  limit > mostOfScreen ? inLongReads(ctx, read) : read()
