/** What one person, or one address, may hold of the room, in bytes. */
export type Holder = { name: string; mostBytes: number }
export type Seat = {
  /** Room for so many bytes more, or false: there is none. */
  take(bytes: number): boolean
  /** All of it has come: nobody is given its room before it leaves. */
  settle(): void
  /** Everything is given back. */
  leave(): void
  /** Whether its room was given to somebody else. */
  isTaken(): boolean
}
/** `end` breaks off what is being read, when its room is given to somebody else. */
export type UploadRoom = { enter(holders: readonly Holder[], end: () => void): Seat }

type Reading = { bytes: () => number; since: number; giveUp: () => void }

/**
 * The memory for bodies while they come in and are worked on, in bytes. Room is taken by what has come, not by what was
 * announced, and nobody takes all of it: five silent connections would keep everybody's pictures out (SEC-39). When there is
 * none left, the largest of those that have been coming for longer than `patienceMs` is broken off for what comes now.
 */
export function createUploadRoom(totalBytes: number, patienceMs = 10_000): UploadRoom {
  let heldBytes = 0
  const heldBy = new Map<string, number>()
  const reading = new Set<Reading>()

  /** Breaks off the largest that had its time; false when there is none. */
  function breakOffOne(): boolean {
    const before = performance.now() - patienceMs
    const [largest] = [...reading]
      .filter((one) => one.since < before && one.bytes() > 0)
      .sort((a, b) => b.bytes() - a.bytes())
    largest?.giveUp()
    return largest !== undefined
  }

  return {
    enter(holders, end) {
      let own = 0
      let taken = false
      const add = (bytes: number) => {
        own += bytes
        heldBytes += bytes
        for (const { name } of holders) {
          const left = (heldBy.get(name) ?? 0) + bytes
          if (left > 0) heldBy.set(name, left)
          else heldBy.delete(name)
        }
      }
      const giveUp = () => {
        taken = true
        reading.delete(self)
        add(-own)
        end()
      }
      const self: Reading = { bytes: () => own, since: performance.now(), giveUp }
      reading.add(self)
      const hasShare = (bytes: number) =>
        holders.every(({ name, mostBytes }) => (heldBy.get(name) ?? 0) + bytes <= mostBytes)
      return {
        take(bytes) {
          if (taken || !hasShare(bytes)) return false
          while (heldBytes + bytes > totalBytes) if (!breakOffOne() || taken) return false
          add(bytes)
          return true
        },
        settle: () => void reading.delete(self),
        leave() {
          reading.delete(self)
          add(-own)
        },
        isTaken: () => taken,
      }
    },
  }
}
