import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** A domain as it is looked up: ASCII, lower case, without scheme, port, path and dot at the end; null when it is none. */
export function normalizeDomain(typed: string, baseDomain: string): string | null {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:?#].*$/, '')
    .replace(/\.$/, '')
  const ascii = domainToASCII(name)
  if (ascii.length > 253 || isIP(ascii) || ascii === baseDomain || ascii.endsWith(`.${baseDomain}`))
    return null
  const labels = ascii.split('.')
  const valid = labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label))
  const tld = labels.at(-1) ?? ''
  const own = ['localhost', 'local', 'internal', 'arpa', 'onion', 'test', 'invalid'].includes(tld)
  return labels.length > 1 && valid && !own && /[a-z]/.test(tld) ? ascii : null
}
