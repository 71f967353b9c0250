/** The most letters of a way back, and of the address that a form was sent to: filters stand in that. */
const mostLetters = 2_000
export const mostOfKeptPath = 8_000

/**
 * Gives a path of this site to go back to, or the fallback: nothing that a browser could read as another site. Pure.
 * Used by everything that carries its way back in a field or in the query.
 */
export function safePath(wanted: unknown, fallback = '/', most = mostLetters): string {
  if (typeof wanted !== 'string' || wanted.length > most) return fallback
  // Browsers read a backslash as a slash and skip control characters.
  if (!wanted.startsWith('/') || wanted.startsWith('//') || /[\\\p{Cc}]/u.test(wanted)) return fallback
  const here = 'http://site.invalid'
  if (!URL.canParse(wanted, here)) return fallback
  const url = new URL(wanted, here)
  // `/..//evil.example` becomes `//evil.example` once it is resolved.
  if (url.origin !== here || url.pathname.startsWith('//')) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
