import type { Lot } from '../../ledger/index.ts'

/** So long before they end whoever has points is told, and so long what came back stays at least. */
export const toldBeforeDays = 30

export type Notice = { earnedUntil: string; toldOn: string }
/** Points whose last day this is, in the calendar of the station. */
export type End = { day: string; amountH: number }

type Wallet = {
  /** After so many days points end. */
  days: number
  lots: readonly Lot[]
  /** What was told under this number of days. */
  notices: readonly Notice[]
  /** What came back after it was spent, and on which day. */
  givenBack: readonly { day: string; amountH: number }[]
}

/** When a lot was told to end first; null: it was not. Pure. */
export function toldOnOf(lot: Pick<Lot, 'day'>, notices: readonly Notice[]): string | null {
  const told = notices.filter(({ earnedUntil }) => earnedUntil >= lot.day).map(({ toldOn }) => toldOn)
  return told.sort()[0] ?? null
}

/**
 * Of which days the points of a wallet are the last ones, in order. A lot ends after the station's days, but not before thirty days since
 * that was told; what is not told yet could be so today. Of what has ended so much stays as came back in the last thirty days. Pure. (GAP-112)
 */
export function scheduleOfEnds({ days, lots, notices, givenBack }: Wallet, today: string): End[] {
  const ends = lots.map((lot) => ({
    day: latest(addDays(lot.day, days), addDays(toldOnOf(lot, notices) ?? today, toldBeforeDays)),
    amountH: lot.amountH,
  }))
  const stays = givenBack.map(({ day, amountH }) => ({ until: addDays(day, toldBeforeDays), amountH }))
  const moments = new Set([...ends.map(({ day }) => day), ...stays.map(({ until }) => until)])
  const schedule: End[] = []
  let endedH = 0
  for (const day of [...moments].sort()) {
    const overH = sumOf(ends.filter((end) => end.day <= day))
    const staysH = sumOf(stays.filter(({ until }) => until > day))
    const newH = overH - staysH - endedH
    if (newH <= 0) continue
    schedule.push({ day, amountH: newH })
    endedH += newH
  }
  return schedule
}

const latest = (a: string, b: string) => (a > b ? a : b)
const sumOf = (list: readonly { amountH: number }[]) => list.reduce((sum, { amountH }) => sum + amountH, 0)

/** The day so many days after another one, before it where they are below zero; YYYY-MM-DD. Pure. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
