import { safePath } from '../../routing/safe-path.ts'

/** What the address of a proof carries at most (`server/prove-again.ts`). */
const carriedLetters = 2_000

/** Pages that lead to a proof, and so follow it: those of owners, and of one's own safety. */
const known = /^\/(gestao(?!\/confirmar-senha)|homepage\/seguranca)([/?.]|$)/

/** Gives the page that a proof leads back to; whatever else is said in its place is the first page of all. Pure. */
export function provedPath(wanted: unknown): string {
  const path = safePath(wanted, '/gestao')
  return known.test(path) ? path : '/gestao'
}

/** Whether a form that is kept was sent to the page of a proof: of a long address the proof knows the page alone. Pure. */
export const isKeptFor = (kept: string, path: string): boolean =>
  kept === path || (kept.length > carriedLetters && kept.startsWith(`${path}?`))

/** Gives a file that a path answers, and the page that it is a list of; null for a page. Pure. */
export function asFile(path: string): { href: string; page: string } | null {
  const [, page, , query = ''] = /^([^?]*)\.(csv|xlsx)(\?.*)?$/.exec(path) ?? []
  return page === undefined ? null : { href: path, page: page + query }
}
