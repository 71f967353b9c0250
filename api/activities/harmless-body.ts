import { sanitizeHtml } from '../html/sanitize-html.ts'

/** An activity's own part with its HTML harmless: whatever a type calls `html` is shown as such. */
export const harmlessBody = (body: unknown): Record<string, unknown> =>
  harmless(body) as Record<string, unknown>

function harmless(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'html' ? sanitizeHtml(value) : value
  if (Array.isArray(value)) return value.map((one) => harmless(one))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, harmless(one, name)]))
}
