import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** Of a host as it is typed: one in letters of its own is longer once it is ASCII, never shorter by much. */
const mostLetters = 300

/** A domain as it is looked up: ASCII, lower case, without scheme, port, path and dot at the end; null when it is none. */
export function normalizeDomain(typed: string, baseDomain: string): string | null {
  const [host = ''] = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .split(/[/:?#]/, 1)
  if (host.length > mostLetters) return null
  const ascii = domainToASCII(host.replace(/\.$/, ''))
  if (ascii.length > 253 || isIP(ascii) || ascii === baseDomain || ascii.endsWith(`.${baseDomain}`))
    return null
  const labels = ascii.split('.')
  const valid = labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label))
  const tld = labels.at(-1) ?? ''
  const own = ['localhost', 'local', 'internal', 'arpa', 'onion', 'test', 'invalid'].includes(tld)
  return labels.length > 1 && valid && !own && /[a-z]/.test(tld) ? ascii : null
}
