/** What somebody who runs an installation should hear of; counted by process, shown at `/metrics` as `alarms_total`. */
export const alarms = [
  'webhook_unverified',
  'webhook_unknown_charge',
  'charge_amount_differs',
  'refund_refused',
  'books_open',
  'vouchers_missing',
  'answers_sealed',
] as const
export type Alarm = (typeof alarms)[number]

const counts = new Map<Alarm, number>()

export function raiseAlarm(alarm: Alarm): void {
  counts.set(alarm, alarmCount(alarm) + 1)
}

export const alarmCount = (alarm: Alarm): number => counts.get(alarm) ?? 0
