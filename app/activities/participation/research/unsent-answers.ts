import { pause } from '../../../routing/patient-fetch.ts'

/** The fields of a question, as a form would send them. */
export type Fields = [name: string, value: string][]

type Unsent = {
  address: string
  fields: Fields
  /** Until nothing was typed for a moment. */
  silence: ReturnType<typeof setTimeout> | undefined
  /** The try under way. */
  trying: Promise<Outcome> | null
  isRunning: boolean
  /** A form carries it by now. */
  isLeft: boolean
  giveUp: AbortController
}
type Outcome = 'kept' | 'loggedOut' | 'refused' | 'lost'

/** The pause in typing before an answer is sent. It doubles each time, because a day's drafts are limited (ADR 95). */
const silenceMs = { first: 800, longest: 15_000 }
/** The time that a page waits for sendings under way before it goes on. */
const patienceMs = 3_000
/** Refusals of ours are tried again this often. */
const triesOfRefusals = 4
/** The most bytes that a browser still sends while a page is left. */
const mostKeptAlive = 30_000

/** The number of sendings under each name. */
const sendings = new Map<string, number>()
/** The unsent answers of this tab, under the names by which the tab keeps them meanwhile. */
const unsent = new Map<string, Unsent>()

/**
 * Sends what was typed so far once nothing more is typed, again and again until it has arrived; the page knows nothing of it
 * (POL-01, ADR 102). Until then the tab keeps it, too: a reload is faster than a request.
 */
export function sendLater(name: string, address: string, fields: Fields): void {
  keepHere(name, fields)
  const one = unsent.get(name) ?? begun(address)
  unsent.set(name, one)
  one.fields = fields
  clearTimeout(one.silence)
  const waitMs = silenceMs.first * 2 ** (sendings.get(name) ?? 0)
  one.silence = setTimeout(() => void run(name, one), Math.min(waitMs, silenceMs.longest))
}

const begun = (address: string): Unsent => ({
  address,
  fields: [],
  silence: undefined,
  trying: null,
  isRunning: false,
  isLeft: false,
  giveUp: new AbortController(),
})

async function run(name: string, one: Unsent): Promise<void> {
  if (one.isRunning) return
  one.isRunning = true
  try {
    for (let tries = 0; !one.isLeft; ) {
      const { fields } = one
      clearTimeout(one.silence)
      one.silence = undefined
      sendings.set(name, (sendings.get(name) ?? 0) + 1)
      one.trying = tryOnce(one)
      const outcome = await one.trying
      one.trying = null
      if (one.isLeft || outcome === 'loggedOut') return
      if (outcome === 'kept') {
        if (one.fields === fields) return forget(name, fields)
        tries = 0
        continue
      }
      if (outcome === 'refused' && tries >= triesOfRefusals) return
      await pause(tries, one.giveUp.signal)
      tries += 1
    }
  } catch {
    // Given up while it paused.
  } finally {
    one.isRunning = false
  }
}

/** Tries once. 204 is our server's word that nothing is left to do; a log-in page, a gateway's or none at all are not. */
async function tryOnce({ address, fields, giveUp }: Unsent): Promise<Outcome> {
  const body = new URLSearchParams(fields).toString()
  try {
    const { status, type } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
      keepalive: body.length < mostKeptAlive,
      signal: giveUp.signal,
      body,
    })
    if (status === 204) return 'kept'
    if (type === 'opaqueredirect' || status === 401) return 'loggedOut'
    return status >= 400 && status !== 429 ? 'refused' : 'lost'
  } catch {
    return 'lost'
  }
}

/** Sends at once what waits for a moment of silence: the field was left, or the page is about to be. */
export function sendNow(): void {
  for (const [name, one] of unsent) if (one.silence) void run(name, one)
}

/** Sends everything and resolves when all of it was tried, so that the next read has the typed text. */
export async function allTried(): Promise<void> {
  sendNow()
  const underway = () => [...unsent.values()].flatMap(({ trying }) => trying ?? [])
  const tried = async () => {
    while (underway().length > 0) await Promise.all(underway())
  }
  await Promise.race([tried(), patience()])
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs))

/**
 * Leaves the answer to the form of the question, which is about to carry it: no older one may arrive after it, so what
 * is under way comes first. Null: nothing is.
 */
export function leaveToForm(name: string): Promise<void> | null {
  const one = unsent.get(name)
  if (!one) return null
  unsent.delete(name)
  clearTimeout(one.silence)
  one.isLeft = true
  const end = () => one.giveUp.abort()
  if (one.trying) return Promise.race([one.trying, patience()]).then(end)
  end()
  return null
}

/** Forgets the fields that the server has, unless something else was typed since. */
export function forget(name: string, fields: Fields): void {
  if (JSON.stringify(typedIn(name)) !== JSON.stringify(fields)) return
  const one = unsent.get(name)
  // What waits for its moment would be sent over what is typed next.
  clearTimeout(one?.silence)
  unsent.delete(name)
  keepHere(name, null)
}

/** Gives the fields that this tab keeps under a name; null for none. */
export function typedIn(name: string): Fields | null {
  const waiting = unsent.get(name)
  if (waiting) return waiting.fields
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return Array.isArray(kept) ? kept.map(([field, value]) => [String(field), String(value)]) : null
  } catch {
    return null
  }
}

/** Keeps the fields in this tab alone, for the form of the question to send; null forgets them. */
export function keepHere(name: string, fields: Fields | null): void {
  try {
    if (fields) sessionStorage.setItem(name, JSON.stringify(fields))
    else sessionStorage.removeItem(name)
  } catch {}
}
