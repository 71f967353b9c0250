/** A person, a network, a station or a connection that holds slots, and the most of them that it may hold. */
export type Holder = { name: string; most: number }
/** What one thing holds of the slots. */
export type Share = {
  /** So many slots more, or false: there are none. */
  take(slots: number): boolean
  /** All of it has come: nobody is given its slots before it leaves. */
  settle(): void
  /** Everything is given back. */
  leave(): void
  /** Whether its slots were given to somebody else. */
  isTaken(): boolean
}

type Coming = { slots: () => number; held: () => number; since: number; giveUp: () => void }

export type SlotLimits = {
  ofAll: number
  /** Milliseconds after which what still comes makes room for whoever comes. */
  patienceMs?: number
  /** The part for those who hold little, and how little that is. */
  forLittle?: { slots: number; mostOfOne: number }
}

export type Slots = ReturnType<typeof createSlots>

/**
 * Creates the slots of one thing that this process has little of: works at the same time, open streams, bytes of memory
 * (`limits.ts`). A slot counts for all of its holders, and none of them has more than it may.
 */
export function createSlots({
  ofAll,
  patienceMs = 10_000,
  forLittle = { slots: 0, mostOfOne: 0 },
}: SlotLimits) {
  let taken = 0
  const held = new Map<string, number>()
  const coming = new Set<Coming>()
  const heldBy = (name: string) => held.get(name) ?? 0
  const mostHeldBy = (holders: readonly Holder[]) => Math.max(0, ...holders.map(({ name }) => heldBy(name)))
  const hasShare = (holders: readonly Holder[], slots: number) =>
    holders.every(({ name, most }) => heldBy(name) + slots <= most)

  function add(holders: readonly Holder[], slots: number): void {
    taken += slots
    for (const { name } of holders) {
      const left = heldBy(name) + slots
      if (left > 0) held.set(name, left)
      else held.delete(name)
    }
  }

  /** Breaks one off for whoever will hold so much; false when there is none. */
  function breakOffOne(willHold: number): boolean {
    const before = performance.now() - patienceMs
    const [largest] = [...coming]
      .filter((one) => one.slots() > 0 && (one.since < before || one.held() > willHold))
      .sort((a, b) => b.held() - a.held() || b.slots() - a.slots())
    largest?.giveUp()
    return largest !== undefined
  }

  return {
    heldBy,
    /** Whether one more is free for these. */
    hasRoom: (holders: readonly Holder[]) => taken < ofAll && hasShare(holders, 1),

    /** Takes one, and answers how it is given back; null when there is none. */
    take(holders: readonly Holder[]): (() => void) | null {
      if (!this.hasRoom(holders)) return null
      add(holders, 1)
      return () => add(holders, -1)
    },

    /**
     * Takes as many as come, bit by bit. When there are none left, somebody makes room for what comes now: of whoever holds
     * most the largest that is still coming, if they hold more than who sends it (SEC-60), or if it has been coming for longer
     * than `patienceMs`. `end` breaks off what is being read, when its slots are given to somebody else.
     */
    enter(holders: readonly Holder[], end: () => void): Share {
      let own = 0
      let isTaken = false
      const grow = (slots: number) => {
        own += slots
        add(holders, slots)
      }
      const leave = () => {
        coming.delete(self)
        grow(-own)
      }
      const giveUp = () => {
        isTaken = true
        leave()
        end()
      }
      const self: Coming = {
        ...{ slots: () => own, held: () => mostHeldBy(holders), since: performance.now(), giveUp },
      }
      coming.add(self)
      return {
        take(slots) {
          if (isTaken || !hasShare(holders, slots)) return false
          const willHold = mostHeldBy(holders) + slots
          const most = ofAll - (willHold > forLittle.mostOfOne ? forLittle.slots : 0)
          while (taken + slots > most) if (!breakOffOne(willHold) || isTaken) return false
          grow(slots)
          return true
        },
        settle: () => void coming.delete(self),
        leave,
        isTaken: () => isTaken,
      }
    },
  }
}
