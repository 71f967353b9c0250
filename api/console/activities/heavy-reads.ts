import type { ApiContext } from '../../platform/context.ts'
import { createTurns } from '../../platform/turns.ts'
import { managedActivityTexts } from './texts.ts'

const takeTurn = createTurns({
  atOnce: 2,
  atOnceOfOne: 1,
  maxWaiting: 200,
  maxWaitingOfOne: 60,
  busy: managedActivityTexts.busyWithFiles,
  retryAfterSeconds: 5,
})

/**
 * Reads what takes time with an owner's data when it is its turn: one of a station, two of a process, so that nobody's many
 * answers are what all others wait for (SEC-70). A file is made while it is sent, when no other line counts it any more.
 * @throws too_many_requests, and what the reading throws
 */
export const inStationsTurn = <T>(ctx: ApiContext, read: () => Promise<T>): Promise<T> =>
  takeTurn(String(ctx.station.id), read)

/** Pages up to here are what screens show; longer ones are asked for by files. */
const mostOfScreen = 100

/** The same for long pages of a list. */
export const inTurnIfLong = <T>(ctx: ApiContext, limit: number, read: () => Promise<T>): Promise<T> =>
  limit > mostOfScreen ? inStationsTurn(ctx, read) : read()
