import type { z } from 'zod'
import { asSentence } from '#contract/content-fields.ts'
import { fieldTexts } from '#contract/fields.ts'
import { sectionProblems } from '#contract/sections/content.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'
import { hasVisibleLetters } from '#contract/visible-letters.ts'
import { overLimits } from '#stations/limits.ts'
import { digestOf } from '../platform/digest.ts'
import { ApiError } from '../platform/errors.ts'
import { sanitizeHtml } from '../platform/html/sanitize-html.ts'
import type { SiteDocument } from './site-document.ts'

/** A document that is not checked yet: what is left out gets its default then. */
export type Unchecked = { config: z.input<typeof configSchema> } & Pick<
  z.input<typeof contentSchema>,
  'sections' | 'about'
>

/**
 * What a change of one part made of a document, if a site may be so: it has the form, shows only what its sections show, and
 * grew over no limit. Fields are named inside the part. Pure. @throws invalid_input, payload_too_large
 */
export function checkedDocument(before: SiteDocument, document: Unchecked, part: string): SiteDocument {
  const next = formed(document, part)
  refuseUnseen(before, next, part)
  refuseLarge(before, next, part)
  refuseHuge(before, next)
  return next
}

type Issue = { path: readonly PropertyKey[]; message: string }

/** Field errors of a value that has not the form of station folders, by their places in the part. */
function invalid(issues: readonly Issue[], document: Unchecked, part: string): ApiError {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[fieldName(path, document, part)] ??= said(message)
  return ApiError.fields(fields)
}

/** Schemas of station folders say what they expect: 'uma cor #rrggbb', 'até 50 seções'. */
function said(message: string): string {
  const [, most] = /^até ([\d.]+) caracteres$/.exec(message) ?? []
  if (most) return fieldTexts.max(Number(most.replaceAll('.', '')))
  return asSentence(message).replace(/^até /, 'Use no máximo ')
}

/** Inside the part that is changed its own fields: `items.0.name`. */
function fieldName(path: readonly PropertyKey[], { sections, about }: Unchecked, part: string): string {
  const [list, at, ...rest] = path
  const section = list === 'sections' ? sections?.[Number(at)] : undefined
  const entry = section ?? (list === 'about' ? about?.[Number(at)] : undefined)
  const isInside = entry && part === `${section ? 'section' : 'about'}:${entry.id}`
  return (isInside ? rest : path).map(String).join('.')
}

/** A document that has the form, the HTML of the part that changed harmless, as the rest is. @throws invalid_input */
function formed(document: Unchecked, part: string): SiteDocument {
  const config = configSchema.safeParse(document.config)
  if (!config.success) throw invalid(config.error.issues, document, part)
  if (part === 'data') refuseUnreadable(config.data)
  const content = contentSchema.safeParse({ sections: document.sections, about: document.about })
  if (!content.success) throw invalid(content.error.issues, document, part)
  const { sections, about } = content.data
  return {
    config: config.data,
    sections: sections.map((one) => (part === `section:${one.id}` ? harmless(one) : one)),
    about: about.map((one) => (part === `about:${one.id}` ? { ...one, html: sanitizeHtml(one.html) } : one)),
  }
}

/** What is shown as a name can be read; a folder's may be older than this rule. @throws invalid_input */
function refuseUnreadable({ name, currency }: StationConfig): void {
  const fields: Record<string, string> = {}
  if (!hasVisibleLetters(name)) fields.name = fieldTexts.required
  if (!hasVisibleLetters(currency.name)) fields['currency.name'] = fieldTexts.required
  if (Object.keys(fields).length > 0) throw ApiError.fields(fields)
}

const harmless = (section: SiteDocument['sections'][number]) => ({
  ...section,
  items: section.items.map((item) => ({ ...item, description: sanitizeHtml(item.description) })),
})

/** What its type does not show comes into no section; where it is stored already it may stay. @throws invalid_input */
function refuseUnseen(before: SiteDocument, next: SiteDocument, part: string): void {
  const unseen = (document: SiteDocument) =>
    document.sections.flatMap((one, at) =>
      part === `section:${one.id}`
        ? sectionProblems(one).map(({ path, message }) => ({ path: ['sections', at, ...path], message }))
        : [],
    )
  const known = new Set(unseen(before).map(({ path }) => fieldName(path, before, part)))
  const issues = unseen(next).filter(({ path }) => !known.has(fieldName(path, next, part)))
  if (issues.length > 0) throw invalid(issues, next, part)
}

/** What is larger already may stay so, and shrink. @throws invalid_input */
function refuseLarge(before: SiteDocument, next: SiteDocument, part: string): void {
  const limitsOf = ({ config, sections, about }: SiteDocument) => [
    ...overLimits(config),
    ...overLimits({ sections, about }),
  ]
  const known = new Map(
    limitsOf(before).flatMap(({ path, size }): [string, number][] => [
      [path.join('.'), size],
      [lastingName(before, path), size],
    ]),
  )
  const mostOf = (path: readonly PropertyKey[]) =>
    Math.max(known.get(path.join('.')) ?? 0, known.get(lastingName(next, path)) ?? 0)
  const grown = limitsOf(next).filter(({ path, size }) => size > mostOf(path))
  if (grown.length > 0) throw invalid(grown, next, part)
}

/** A path by its entries, not by their places: those change when others are removed or moved. */
function lastingName({ config, sections, about }: SiteDocument, path: readonly PropertyKey[]): string {
  let at: unknown = { ...config, sections, about }
  const steps = path.map((step) => {
    const isEntry = Array.isArray(at)
    at = (at as Record<PropertyKey, unknown> | undefined)?.[step]
    return isEntry ? `#${entryName(at)}` : String(step)
  })
  return steps.join('.')
}

/** The number of an entry; of one without what it says. */
const entryName = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : digestOf(entry)

/** Of a whole site, about ten times what shipped ones have: every page and every process carries it. */
const mostCharacters = 400_000
const sizeOf = (document: SiteDocument) => JSON.stringify(document).length

/** Nobody's site grows without end; one that is larger already may shrink. @throws payload_too_large */
function refuseHuge(before: SiteDocument, next: SiteDocument): void {
  const size = sizeOf(next)
  if (size > mostCharacters && size >= sizeOf(before))
    throw new ApiError('payload_too_large', 'O site ficou grande demais. Encurte textos ou remova partes.')
}
