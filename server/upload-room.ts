/** A person or an address that holds some of the room, and the most they may hold, in bytes. */
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

type Reading = { bytes: () => number; heldBytes: () => number; since: number; giveUp: () => void }

type Settings = {
  patienceMs?: number
  /** The part of the room for those who hold little, and how little that is, in bytes. */
  forLittle?: { bytes: number; mostOfOne: number }
}

/**
 * Creates the memory for bodies while they come in and are worked on, in bytes. Room is taken by what has come, not by
 * what was announced, and nobody takes all of it: five silent connections would keep everybody's pictures out (SEC-39).
 * When there is none left, somebody makes room for what comes now: of whoever holds most the largest that is still
 * coming, if they hold more than who sends it (SEC-60), or if it has been coming for longer than `patienceMs`.
 */
export function createUploadRoom(
  totalBytes: number,
  { patienceMs = 10_000, forLittle = { bytes: 0, mostOfOne: 0 } }: Settings = {},
): UploadRoom {
  let heldBytes = 0
  const heldBy = new Map<string, number>()
  const reading = new Set<Reading>()
  const mostHeldBy = (holders: readonly Holder[]) =>
    Math.max(0, ...holders.map(({ name }) => heldBy.get(name) ?? 0))

  /** Breaks one off for whoever will hold so much; false when there is none. */
  function breakOffOne(forBytes: number): boolean {
    const before = performance.now() - patienceMs
    const [largest] = [...reading]
      .filter((one) => one.bytes() > 0 && (one.since < before || one.heldBytes() > forBytes))
      .sort((a, b) => b.heldBytes() - a.heldBytes() || b.bytes() - a.bytes())
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
      const self: Reading = {
        bytes: () => own,
        heldBytes: () => mostHeldBy(holders),
        since: performance.now(),
        giveUp,
      }
      reading.add(self)
      const hasShare = (bytes: number) =>
        holders.every(({ name, mostBytes }) => (heldBy.get(name) ?? 0) + bytes <= mostBytes)
      return {
        take(bytes) {
          if (taken || !hasShare(bytes)) return false
          const held = mostHeldBy(holders) + bytes
          const roomBytes = totalBytes - (held > forLittle.mostOfOne ? forLittle.bytes : 0)
          while (heldBytes + bytes > roomBytes) if (!breakOffOne(held) || taken) return false
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
