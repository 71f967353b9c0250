import { pageOwnerField } from './page-owner.ts'
import { isSecretIn } from './secret-fields.ts'

type Pairs = [name: string, value: string][]
/** The fields of a sent form, its address, and the names of its files. */
export type SentForm = { path: string; fields: Pairs; files: Pairs }

/** Under which this tab keeps the last of them. */
const storageKey = 'formulario enviado'
/**
 * The length up to which the server itself reads and keeps a form without files from anybody. In letters: one may take
 * six bytes on the way.
 */
const isRead = 40_000

/**
 * Keeps a very long form, or one with files, in this tab while it is sent: should its session have ended, it may be refused before it is
 * read, and `/continuar` finds it here (ADR 22). Of files the names are kept, of passwords and cards nothing.
 */
export function keepSent(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  try {
    keepFields(action, new FormData(form, submitter))
  } catch {
    // A browser that keeps nothing is no fault of who writes: it is sent all the same.
  }
}

/** Keeps the fields of a form in this tab, by the address it is sent to. */
export function keepFields(action: string, all: FormData): void {
  const isSecret = isSecretIn(all)
  const fields = [...all].flatMap(
    ([name, value]): Pairs => (typeof value === 'string' && !isSecret(name) ? [[name, value]] : []),
  )
  const files = [...all].flatMap(
    ([name, value]): Pairs => (typeof value !== 'string' && value.size > 0 ? [[name, value.name]] : []),
  )
  const letters = fields.reduce((sum, [, value]) => sum + value.length, 0)
  if (letters <= isRead && files.length === 0) return
  const { pathname, search } = new URL(action, location.href)
  sessionStorage.setItem(storageKey, JSON.stringify({ path: pathname + search, fields, files }))
}

/** Reads the form that this tab sent last to an address, on a page of the same person; null for none. */
export function readSent(path: string, owner: string): SentForm | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as SentForm | null
    if (!kept || pathnameOf(kept.path) !== pathnameOf(path)) return null
    return kept.fields.some(([name, value]) => name === pageOwnerField && value === owner) ? kept : null
  } catch {
    return null
  }
}

/** Forgets it. */
export function forgetSent(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}

/** Gives the path of an address; its query may change on the way. */
const pathnameOf = (address: string): string => new URL(address, location.href).pathname
