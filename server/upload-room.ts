/** What one person, or one address, may hold of the room, in bytes. */
export type Holder = { name: string; mostBytes: number }
export type Seat = {
  /** Room for so many bytes more, or false: there is none. */
  take(bytes: number): boolean
  /** Everything is given back. */
  leave(): void
}
export type UploadRoom = { enter(holders: readonly Holder[]): Seat }

/**
 * The memory for large bodies while they come in and are worked on, in bytes. Room is taken by what has come, not by what was
 * announced, and nobody takes all of it: five silent connections would keep everybody's pictures out (SEC-39).
 */
export function createUploadRoom(totalBytes: number): UploadRoom {
  let heldBytes = 0
  const heldBy = new Map<string, number>()
  return {
    enter(holders) {
      let own = 0
      const add = (bytes: number) => {
        own += bytes
        heldBytes += bytes
        for (const { name } of holders) {
          const left = (heldBy.get(name) ?? 0) + bytes
          if (left > 0) heldBy.set(name, left)
          else heldBy.delete(name)
        }
      }
      return {
        take(bytes) {
          const isFull = heldBytes + bytes > totalBytes
          if (isFull || holders.some(({ name, mostBytes }) => (heldBy.get(name) ?? 0) + bytes > mostBytes))
            return false
          add(bytes)
          return true
        },
        leave: () => add(-own),
      }
    },
  }
}
