import { useSyncExternalStore } from 'react'

/** The words about a request without an answer. */
export type Loss = {
  title: string
  text: string
  isPost: boolean
  /** A link to follow first, in a window of its own: this page keeps the typed text. */
  link?: { href: string; label: string } | undefined
}

/** Gives the words for a page that was asked for, or for a form that was sent. Pure. */
export const lossWith = (
  words: { title: string; text: string; typed: string },
  { isPost }: { isPost: boolean },
): Loss => ({ title: words.title, text: isPost ? words.typed : words.text, isPost })

type Connection = {
  /** The lost request that the person waits for; null while all is well. */
  loss: Loss | null
  /** The number of lost requests since the page was loaded. */
  losses: number
  /**
   * The number of requests behind the page that wait for the connection and are repeated by themselves, such as a like
   * or the route it needs.
   */
  waiting: number
}

const sound: Connection = { loss: null, losses: 0, waiting: 0 }
let connection = sound
const listeners = new Set<() => void>()
const waiting = new Set<() => void>()

function change(next: Partial<Connection>): void {
  connection = { ...connection, ...next }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reads the state of the connection now. */
export const readConnection = (): Connection => connection

/** Gives the state to components; always sound on the server. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, readConnection, () => sound)

/**
 * Holds a request that the person waits for until they try again. Meanwhile its navigation stays under way and the page as it
 * is. @throws AbortError when the person went on to something else
 */
export function waitForRetry(loss: Loss, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      waiting.delete(go)
      signal?.removeEventListener('abort', stop)
      if (waiting.size === 0) change({ loss: null })
      done()
    }
    const go = () => settle(resolve)
    const stop = () => settle(() => reject(new DOMException('The request was given up', 'AbortError')))
    if (signal?.aborted) return stop()
    waiting.add(go)
    signal?.addEventListener('abort', stop)
    change({ loss, losses: connection.losses + 1 })
  })
}

/** Counts something behind the page as waiting, until what it answers is called. */
export function waitBehind(): () => void {
  change({ waiting: connection.waiting + 1 })
  return () => change({ waiting: connection.waiting - 1 })
}

/** Sends everything again that is held. */
export function retryHeld(): void {
  for (const go of [...waiting]) go()
}

/** Asks for pages again once the connection is back; a request that changes something waits for the person. */
export function onOnline(): void {
  if (connection.loss && !connection.loss.isPost) retryHeld()
}
