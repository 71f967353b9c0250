import { createHash } from 'node:crypto'

/** Changes when the value changes, whatever the order of its keys; what is undefined does not count. Pure. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonical(value)).digest('base64url')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value && typeof value === 'object')
    return `{${Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
      .join()}}`
  return JSON.stringify(value) ?? ''
}
