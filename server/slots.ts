type Limits = {
  ofAll: number
  ofOne: number
  /** The most of a line, where it may hold more than one person: many people share one. */
  ofLine?: number
  /** The most of a station, where its host is named: fewer than all, so that its members do not hold the slots of every other. */
  ofHost?: number
}

const hostPrefix = 'host '
const linePrefix = 'line '
/** Gives the holder that stands for a line. */
export const lineHolder = (line: string) => `${linePrefix}${line}`
/** Gives the holder that stands for a station. */
export const hostHolder = (host: string) => `${hostPrefix}${host}`

/** Creates so many slots, of which one holder has so many at most. */
export function createSlots({ ofAll, ofOne, ofLine = ofOne, ofHost = ofAll }: Limits) {
  const mostOf = (holder: string) => {
    if (holder.startsWith(hostPrefix)) return ofHost
    return holder.startsWith(linePrefix) ? ofLine : ofOne
  }
  let taken = 0
  const held = new Map<string, number>()
  const add = (holders: readonly string[], by: 1 | -1) => {
    taken += by
    for (const holder of holders) {
      const count = (held.get(holder) ?? 0) + by
      if (count > 0) held.set(holder, count)
      else held.delete(holder)
    }
  }
  return {
    /** Takes a slot and answers how it is given back; null when there is none. */
    enter(holders: readonly string[]): (() => void) | null {
      if (taken >= ofAll || holders.some((holder) => (held.get(holder) ?? 0) >= mostOf(holder))) return null
      add(holders, 1)
      return () => add(holders, -1)
    },
  }
}
