import { keyOf, type ShownEvent } from './shown-events.ts'

/** Slots of 15 minutes (D3§9). */
const slotMinutes = 15
const slotsPerHour = 60 / slotMinutes
/** The least slots of an event: as many as a finger needs. */
const leastSlots = 3
/** Events beside each other; further ones are counted. */
const mostLanes = 3
/** The hours of days without events, which are also the least. */
const usualHours = { from: 8, to: 18 }
const leastHours = 6

/** The position of an event: slots from midnight, the last one not included; its lane among those beside it. */
export type Block = { event: ShownEvent; from: number; to: number; lane: number; lanes: number }
export type DayColumn = { day: string; allDay: ShownEvent[]; blocks: Block[]; hidden: number }
export type DayGrid = { fromHour: number; toHour: number; columns: DayColumn[] }

/** Days side by side over the hours that matter: from one before the first event to one behind the last (NWS-05). Pure. */
export function dayGrid(days: readonly { day: string; events: readonly ShownEvent[] }[]): DayGrid {
  const columns = days.map(({ day, events }) => columnOf(day, events))
  return { ...hoursOf(columns.flatMap((column) => column.blocks)), columns }
}

function hoursOf(blocks: readonly Block[]): { fromHour: number; toHour: number } {
  if (blocks.length === 0) return { fromHour: usualHours.from, toHour: usualHours.to }
  const first = Math.floor(Math.min(...blocks.map(({ from }) => from)) / slotsPerHour)
  const last = Math.ceil(Math.max(...blocks.map(({ to }) => to)) / slotsPerHour)
  const fromHour = Math.max(0, Math.min(first - 1, 24 - leastHours))
  return { fromHour, toHour: Math.min(24, Math.max(last + 1, fromHour + leastHours)) }
}

function columnOf(day: string, events: readonly ShownEvent[]): DayColumn {
  const isWhole = ({ isAllDay, on, lastOn }: ShownEvent) => isAllDay || (on < day && lastOn > day)
  const timed = events.filter((event) => !isWhole(event)).map((event) => ({ event, ...slotsOn(event, day) }))
  timed.sort((a, b) => a.from - b.from || b.to - a.to)
  const all = clustersOf(timed).flatMap(lanesOf)
  const blocks = all.filter(({ lane }) => lane < mostLanes)
  return { day, allDay: events.filter(isWhole), blocks, hidden: all.length - blocks.length }
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Gives the slots of an event on a day: at least as many as a finger needs, also just before midnight. */
function slotsOn({ on, lastOn, start, end }: ShownEvent, day: string): { from: number; to: number } {
  const last = 24 * slotsPerHour
  const from = on < day ? 0 : Math.floor(minutesOf(start) / slotMinutes)
  const to = lastOn > day ? last : Math.ceil((minutesOf(end) || 24 * 60) / slotMinutes)
  const begins = Math.min(from, last - leastSlots)
  return { from: begins, to: Math.max(to, begins + leastSlots) }
}

type Timed = { event: ShownEvent; from: number; to: number }

/** Groups events that overlap one after the other. */
function clustersOf(sorted: readonly Timed[]): Timed[][] {
  const clusters: Timed[][] = []
  let end = -1
  for (const one of sorted) {
    if (one.from >= end) clusters.push([])
    clusters.at(-1)?.push(one)
    end = Math.max(end, one.to)
  }
  return clusters
}

/** Puts each event into the first lane that is free. */
function lanesOf(cluster: readonly Timed[]): Block[] {
  const ends: number[] = []
  const placed = cluster.map((one) => {
    const free = ends.findIndex((end) => end <= one.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = one.to
    return { ...one, lane }
  })
  const lanes = Math.min(ends.length, mostLanes)
  return placed.map((one) => ({ ...one, lanes }))
}

/** Gives the key of a block. Pure. */
export const blockKey = ({ event }: Block): string => keyOf(event)
