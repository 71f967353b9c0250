import { pageOwnerField } from './page-owner.ts'
import { isSecretIn } from './secret-fields.ts'

/** What stood in a form, as it was sent. */
export type Fields = [name: string, value: string][]
type SentForm = { path: string; fields: Fields }

/** Under which this tab keeps the last of its long forms. */
const place = 'formulario enviado'
/** Shorter ones fit the cookie in which the server keeps them, whatever is written in them. Letters. */
const fitsCookie = 800

/**
 * Keeps a long form in this tab while it is sent: should its session have ended, `/continuar` finds here what no cookie holds (ADR 22).
 * Passwords, codes of cards and files are left out.
 */
export function keepSent(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const all = new FormData(form, submitter)
  const isSecret = isSecretIn(all)
  const fields = [...all].flatMap(([name, value]): Fields =>
    typeof value === 'string' && !isSecret(name) ? [[name, value]] : [],
  )
  const letters = fields.reduce((sum, [, value]) => sum + value.length, 0)
  if (letters <= fitsCookie) return
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  try {
    const sent: SentForm = { path: pathnameOf(action), fields }
    sessionStorage.setItem(place, JSON.stringify(sent))
  } catch {
    // A browser that keeps nothing is no fault of who writes.
  }
}

/** What this tab sent last to an address, on a page of the same person; null where it has nothing of it. */
export function readSent(path: string, owner: string): Fields | null {
  try {
    const sent = JSON.parse(sessionStorage.getItem(place) ?? 'null') as SentForm | null
    if (!sent || sent.path !== pathnameOf(path)) return null
    return sent.fields.some(([name, value]) => name === pageOwnerField && value === owner)
      ? sent.fields
      : null
  } catch {
    return null
  }
}

/** Forgets it. */
export function forgetSent(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept.
  }
}

/** What an address asks for besides its path may be said otherwise on the way. */
const pathnameOf = (address: string): string => new URL(address, location.href).pathname
