import type { Activity } from './activity-type.ts'
import { worthOf } from './registry.ts'

type Row = Pick<Activity, 'typeId' | 'participationStart' | 'participationEnd'> & { body: unknown }
export type Window = Pick<Activity, 'participationStart' | 'participationEnd'>

/**
 * When one may take part: an activity whose gift is worth nothing from an instant on ends just before it, whatever window
 * is stored (ACT-S05, ORD-10). Both ends belong to the window. Pure.
 */
export function windowOf(row: Row, timeZone: string): Window {
  const known = windows.get(row)
  if (known?.timeZone === timeZone) return known.window
  const window = calculate(row, timeZone)
  windows.set(row, { timeZone, window })
  return window
}

/** Rows of cards are remembered per revision; the last day of a gift is looked for on the station's calendar. */
const windows = new WeakMap<Row, { timeZone: string; window: Window }>()

function calculate({ participationStart, participationEnd, ...row }: Row, timeZone: string): Window {
  const endsAt = worthOf(row.typeId, row.body, timeZone)?.endsAt
  if (!participationEnd || !endsAt || participationEnd < endsAt)
    return { participationStart, participationEnd }
  return { participationStart, participationEnd: new Date(endsAt.getTime() - 1) }
}
