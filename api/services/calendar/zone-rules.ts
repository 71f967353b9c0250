import { localOf } from './zone-time.ts'

const [dayMs, weekMs] = [24 * 3_600_000, 7 * 24 * 3_600_000]

/** Milliseconds that the clocks of a zone are before UTC's. */
function offsetAt(instantMs: number, zone: string): number {
  const { day, time } = localOf(new Date(instantMs), zone)
  return day * dayMs + time - instantMs
}

/**
 * The clocks of a zone between two moments as calendar programs read them: what they show at first, and each change (VTIMEZONE of
 * RFC 5545). Lines without their ends. Pure.
 */
export function zoneRules(zone: string, { from, to }: { from: Date; to: Date }): string[] {
  const second = (date: Date) => Math.floor(date.getTime() / 1000) * 1000
  const [start, end] = [second(from), second(to)]
  const first = offsetAt(start, zone)
  const changes = changesBetween(zone, start, end)
  const least = Math.min(first, ...changes.map(({ after }) => after))
  const rules = [
    observance({ at: 0, before: first, after: first }, first > least),
    ...changes.map((change) => observance(change, change.after > least)),
  ]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...rules.flat(), 'END:VTIMEZONE']
}

type Change = { at: number; before: number; after: number }

function changesBetween(zone: string, start: number, end: number): Change[] {
  const changes: Change[] = []
  for (let at = start; at < end; at += weekMs) {
    const [before, after] = [offsetAt(at, zone), offsetAt(at + weekMs, zone)]
    if (before !== after) changes.push({ at: momentOf(zone, at, before), before, after })
  }
  return changes
}

/** The second within a week at which clocks leave an offset. */
function momentOf(zone: string, from: number, before: number): number {
  let [low, high] = [from, from + weekMs]
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000
    if (offsetAt(middle, zone) === before) low = middle
    else high = middle
  }
  return high
}

/** The moment is written as clocks showed it before. */
function observance({ at, before, after }: Change, isSummer: boolean): string[] {
  const kind = isSummer ? 'DAYLIGHT' : 'STANDARD'
  const shown = at === 0 ? '19700101T000000' : new Date(at + before).toISOString().replace(/[-:]|\.\d+Z/g, '')
  return [
    `BEGIN:${kind}`,
    `DTSTART:${shown}`,
    `TZOFFSETFROM:${written(before)}`,
    `TZOFFSETTO:${written(after)}`,
    `END:${kind}`,
  ]
}

function written(offsetMs: number): string {
  const minutes = Math.abs(offsetMs) / 60_000
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${offsetMs < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}
