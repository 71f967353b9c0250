import { sanitizeHtml } from '../../platform/html/sanitize-html.ts'

/** What types show as HTML, by its name. */
const htmlNames = ['html', 'causes']

/** An activity's own part with its HTML harmless. */
export const harmlessBody = (body: unknown): Record<string, unknown> =>
  harmless(body) as Record<string, unknown>

function harmless(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return htmlNames.includes(key) ? sanitizeHtml(value) : value
  if (Array.isArray(value)) return value.map((one) => harmless(one))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, harmless(one, name)]))
}
