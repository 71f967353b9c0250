import { ApiError } from '../errors.ts'

export type Turns = <T>(stationId: number, work: () => Promise<T>) => Promise<T>

type Limits = {
  /** How much runs at once, of all stations together. */
  total: number
  /** How much of one station. */
  perStation: number
  /** Milliseconds after which whoever waits is sent away. */
  waitMs: number
}

const busy = 'Muita gente ao mesmo tempo. Tente novamente em instantes.'

/**
 * Lets work of many stations take turns: each station has a line, first come first served, and lines are served round
 * robin. However long the line of one station is, another one waits for at most what is running (ADR 25).
 * @throws unavailable when the wait was too long
 */
export function fairTurns({ total, perStation, waitMs }: Limits): Turns {
  const running = new Map<number, number>()
  // In the order in which stations are served next.
  const lines = new Map<number, Set<() => void>>()
  let inAll = 0

  function admit(): void {
    for (const [stationId, line] of lines) {
      if (inAll >= total) return
      const [first] = line
      const own = running.get(stationId) ?? 0
      if (!first || own >= perStation) continue
      running.set(stationId, own + 1)
      inAll += 1
      // To the end: the next turn is another station's.
      lines.delete(stationId)
      line.delete(first)
      if (line.size > 0) lines.set(stationId, line)
      first()
    }
  }

  function turnOf(stationId: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = lines.get(stationId) ?? new Set()
      const leave = () => {
        line.delete(enter)
        if (line.size === 0 && lines.get(stationId) === line) lines.delete(stationId)
        reject(new ApiError('unavailable', busy))
      }
      const timer = setTimeout(leave, waitMs)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      lines.set(stationId, line.add(enter))
      admit()
    })
  }

  function release(stationId: number): void {
    inAll -= 1
    const own = (running.get(stationId) ?? 1) - 1
    if (own > 0) running.set(stationId, own)
    else running.delete(stationId)
    admit()
  }

  return async (stationId, work) => {
    await turnOf(stationId)
    try {
      return await work()
    } finally {
      release(stationId)
    }
  }
}
