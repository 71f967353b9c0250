import type { QueueLimits } from './queue.ts'
import type { SlotLimits } from './slots.ts'

const megabyte = 1024 * 1024

/** Of what anybody asks for, so many wait in all and of one: a hall that opens the same page at the same moment. */
const crowd = { waiting: 500, waitingOfOne: 250, retryAfterSeconds: 5 }
/** Asking a domain waits for others' servers: one of a station at a time, so that no owner's slow domains are all that is asked. */
const domains = { ofAll: 8, ofOne: 1, waiting: 50, waitingOfOne: 2 }

/** What waits for a slot of this process. `ofOne` is of a network, a station or a person; which, says who asks. */
export const queues = {
  /** Pages rendered, of one network half: what they cost is this process's work (SEC-46, SEC-51). */
  pagesRead: { ...crowd, ofAll: 8, ofOne: 4 },
  /** Forms wait for hashes and other servers: many at once, few of one network. */
  pagesSent: { ...crowd, ofAll: 64, ofOne: 8 },
  /** Pages that may be kept: two of one network go on to the queue of their station (SEC-58). */
  visits: { ...crowd, ofAll: 128, ofOne: 2 },
  /** Half of it is one station's, whose visitors are many networks (SEC-58). */
  visitsOfStations: { ...crowd, ofAll: 4, ofOne: 2 },
  /** Calls of programs have as much as pages, beside them. */
  callsRead: { ...crowd, ofAll: 8, ofOne: 4 },
  callsSent: { ...crowd, ofAll: 64, ofOne: 8 },
  /** Names of stations that are not in memory: whoever makes them up waits for their own (SEC-53). */
  lookups: { ...crowd, ofAll: 8, ofOne: 2 },
  /** Requests of one connection, one after the other; browsers and proxies send the next once they have the answer. */
  connection: { ofAll: 1, waiting: 8, beginsAtOnce: true },
  /** One picture at a time: whatever else is asked for keeps a core to itself. Who waits keeps the bytes in memory. */
  pictures: { ofAll: 1, waiting: 24, waitingOfOne: 4, retryAfterSeconds: 5 },
  /** Drawings may take seconds each: no photo waits for them, and few wait for each other (SEC-47). */
  drawings: { ofAll: 1, waiting: 12, waitingOfOne: 1, retryAfterSeconds: 10 },
  /** A member's film is held while it is judged and no longer: one at a time. */
  films: { ofAll: 1, waiting: 24, waitingOfOne: 4, retryAfterSeconds: 60 },
  /** Formatted texts keep this process's only thread; a call has one of them at a time (SEC-35, SEC-59). */
  texts: { ofAll: 1, waiting: 64, waitingOfOne: 4, retryAfterSeconds: 10 },
  /** Judging hard work takes a thread some 20 ms: two of the process's four stay free for everything else. */
  captchas: { ofAll: 2, waiting: 200, waitingOfOne: 50, retryAfterSeconds: 3 },
  /** Long lists and files of owners: one of a station, so that nobody's many answers are what all others wait for (SEC-70). */
  longReads: { ofAll: 2, ofOne: 1, waiting: 200, waitingOfOne: 60, retryAfterSeconds: 5 },
  domainProofs: { ...domains, retryAfterSeconds: 10 },
  domainArrivals: { ...domains, retryAfterSeconds: 60 },
} satisfies Record<string, QueueLimits>

/**
 * Transactions of a database with so many connections, by station (ADR 25): two are left to what only reads, and one station
 * leaves half of the rest to the others. Nobody waits longer than a statement may take.
 */
export function transactionsOf(connections: number): QueueLimits {
  const ofAll = Math.max(1, connections - 2)
  return { ofAll, ofOne: Math.ceil(ofAll / 2), waitMs: 30_000, beginsAtOnce: true }
}
/** The embedded database has one connection: what runs is one transaction, and the next one stands ready. */
export const embeddedTransactions: QueueLimits = { ...transactionsOf(1), ofAll: 2, ofOne: 1 }

/** Event streams that are open: of everybody, of a person, of a network (SEC-97). A page without a slot asks now and then. */
export const listeners = { ofAll: 300, ofPerson: 3, ofNetwork: 60 }
/** Films that come: few, for each is worked on meanwhile; a station's members hold half of the slots at most (SEC-74). */
export const streams = { ofAll: 24, ofPerson: 3, ofNetwork: 3, ofStation: 12 }

/**
 * Bytes of forms and calls that are held at the same time. One network holds a quarter: thirty of the largest, thousands of
 * ours. Four networks fill the rest with what is worked on: an eighth is left to those that hold no more than a few (SEC-60).
 */
export const forms = {
  ofAll: 32 * megabyte,
  ofNetwork: 8 * megabyte,
  forLittle: { slots: 4 * megabyte, mostOfOne: 64 * 1024 },
} satisfies SlotLimits & { ofNetwork: number }
/** Bytes of uploads: one person holds one of the largest, one network half of all (SEC-39). */
export const uploads = { ofAll: 64 * megabyte, ofPerson: 16 * megabyte, ofNetwork: 32 * megabyte }

/** Milliseconds between two forms of an address without scripts at the first level, twice as many at each further one. */
export const formsWithoutScripts = { firstGapMs: 250, longestMs: 8_000 }
