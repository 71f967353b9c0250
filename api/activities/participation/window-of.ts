import type { Activity } from './activity-type.ts'
import { worthOf } from './registry.ts'

type Row = Pick<Activity, 'typeId' | 'participationStart' | 'participationEnd'> & { body: unknown }
export type Window = Pick<Activity, 'participationStart' | 'participationEnd'>

/**
 * When one may take part: an activity whose gift is worth nothing from an instant on ends just before it, whatever window
 * is stored (ACT-S05, ORD-10). Both ends belong to the window. Pure.
 */
export function windowOf({ participationStart, participationEnd, ...row }: Row, timeZone: string): Window {
  const endsAt = worthOf(row.typeId, row.body, timeZone)?.endsAt
  if (!participationEnd || !endsAt || participationEnd < endsAt)
    return { participationStart, participationEnd }
  return { participationStart, participationEnd: new Date(endsAt.getTime() - 1) }
}
