import type { Activity } from './activity-type.ts'
import { worthOf } from './registry.ts'

type Row = Pick<Activity, 'typeId' | 'participationStart' | 'participationEnd'> & { body: unknown }
export type Window = Pick<Activity, 'participationStart' | 'participationEnd'>

/**
 * When one may take part: an activity whose gift is worth nothing from an instant on ends just before it, whatever window
 * is stored (ACT-S05, ORD-10). Both ends belong to the window. Pure.
 */
export const windowOf = (row: Row, timeZone: string): Window => timesOf(row, timeZone).window

/** The window of an activity, and until when what it gives is worth something. Pure. */
export function timesOf(row: Row, timeZone: string): Times {
  const known = timesOfRows.get(row)
  if (known?.timeZone === timeZone) return known
  const worth = worthOf(row.typeId, row.body, timeZone)
  const times = { timeZone, worth, window: windowUntil(row, worth?.endsAt) }
  timesOfRows.set(row, times)
  return times
}

type Times = { worth: ReturnType<typeof worthOf>; window: Window }
/** Rows are remembered per revision; the last day of a gift is looked for on the station's calendar. */
const timesOfRows = new WeakMap<Row, Times & { timeZone: string }>()

function windowUntil({ participationStart, participationEnd }: Row, endsAt?: Date | null): Window {
  if (!participationEnd || !endsAt || participationEnd < endsAt)
    return { participationStart, participationEnd }
  return { participationStart, participationEnd: new Date(endsAt.getTime() - 1) }
}
