import type { z } from 'zod'
import type { SiteChange } from '#contract/console/schemas.ts'
import { asSentence } from '#contract/content-fields.ts'
import { fieldTexts } from '#contract/fields.ts'
import { sectionProblems } from '#contract/sections/content.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema, type StationConfig } from '#contract/stations/registry/configuration.ts'
import { stationDataFields } from '#contract/stations/registry/data.ts'
import { hasVisibleLetters } from '#contract/visible-letters.ts'
import { overLimits } from '#stations/limits.ts'
import { digestOf } from '../platform/digest.ts'
import { ApiError } from '../platform/errors.ts'
import { sanitizeHtml } from '../platform/html/sanitize-html.ts'
import type { SiteDocument } from './site-document.ts'

type EditChange = Exclude<SiteChange, { what: 'discard' }>
type SaveChange = Extract<SiteChange, { what: 'save' }>
/** A document that is not checked yet: what is left out gets its default then. */
type Unchecked = { config: z.input<typeof configSchema> } & Pick<
  z.input<typeof contentSchema>,
  'sections' | 'about'
>
/** A change done: the new document and the part before and after, for the audit log. */
export type Applied = { document: SiteDocument; part: string; before: unknown; after: unknown }

/** What a change is about, as tags and the audit log call it: `look`, `section:12`, and `sections` for one more of them. */
export const partOfChange = (change: EditChange): string =>
  'id' in change ? `${change.part}:${change.id}` : change.part

/** What of the configuration the data hold. Number, address and domains are no part of any. */
const dataKeys = Object.keys(stationDataFields) as (keyof typeof stationDataFields)[]

/** One part of a document, or undefined when there is none (any more). Pure. */
export function partOf({ config, sections, about }: SiteDocument, part: string): unknown {
  const [kind, id] = part.split(':')
  if (kind === 'section') return sections.find((one) => one.id === Number(id))
  if (kind === 'about' && id) return about.find((one) => one.id === Number(id))
  if (kind === 'look') return { brand: config.brand, images: config.images }
  if (kind === 'data') return Object.fromEntries(dataKeys.map((key) => [key, config[key]]))
  if (kind === 'features') return config.features
  return kind === 'sections' ? sections.map((one) => one.id) : about.map((one) => one.id)
}

/** The place of a section or page in its list, from 1 on; undefined for any other part and what is there no more. Pure. */
export function placeOf({ sections, about }: SiteDocument, part: string): number | undefined {
  const [kind, id] = part.split(':')
  const list: { id: number }[] = kind === 'section' ? sections : kind === 'about' ? about : []
  const at = list.findIndex((one) => one.id === Number(id))
  return at < 0 ? undefined : at + 1
}

/** Changes when the part changes, whatever the order of its keys. Pure. */
export const tagOf = (value: unknown): string => digestOf(value).slice(0, 12)

/** Tag by part, for everything that can be edited. Pure. */
export function tagsOf(document: SiteDocument): Record<string, string> {
  const parts = [
    'look',
    'data',
    'features',
    'sections',
    'about', // biome-ignore format: a list
    ...document.sections.map((one) => `section:${one.id}`),
    ...document.about.map((one) => `about:${one.id}`),
  ]
  return Object.fromEntries(parts.map((part) => [part, tagOf(partOf(document, part))]))
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
function checked(document: Unchecked, part: string): SiteDocument {
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

const nextId = (list: { id: number }[]) => Math.max(0, ...list.map((one) => one.id)) + 1

/** Does one change. Pure; conflicts are found before. @throws invalid_input, not_found, payload_too_large */
export function applyChange(document: SiteDocument, change: EditChange): Applied {
  const part = change.what === 'add' ? addedPart(document, change.part) : partOfChange(change)
  const next = checked(changed(document, change), part)
  refuseUnseen(document, next, part)
  refuseLarge(document, next, part)
  refuseHuge(document, next)
  const listed = change.what === 'move' ? (change.part === 'section' ? 'sections' : 'about') : part
  return {
    document: next,
    part,
    before: partOf(document, listed) ?? null,
    after: partOf(next, listed) ?? null,
  }
}

const addedPart = ({ sections, about }: SiteDocument, list: 'sections' | 'about') =>
  list === 'sections' ? `section:${nextId(sections)}` : `about:${nextId(about)}`

function changed(document: SiteDocument, change: EditChange): Unchecked {
  const { sections, about } = document
  if (change.what === 'save') return saved(document, change)
  if (change.what === 'add')
    return change.part === 'sections'
      ? { ...document, sections: [...sections, { ...change.value, id: nextId(sections) }] }
      : { ...document, about: [...about, { ...change.value, id: nextId(about) }] }
  return change.part === 'section'
    ? { ...document, sections: rearranged(sections, change) }
    : { ...document, about: rearranged(about, change) }
}

function saved(document: SiteDocument, change: SaveChange): Unchecked {
  const { config, sections, about } = document
  switch (change.part) {
    case 'look':
      return { ...document, config: { ...config, ...defined(change.value) } }
    case 'data':
      return { ...document, config: withData(config, change.value) }
    case 'features':
      return { ...document, config: { ...config, features: change.value } }
    case 'section':
      return { ...document, sections: replaced(sections, { ...change.value, id: change.id }) }
    case 'about':
      return { ...document, about: replaced(about, { ...change.value, id: change.id }) }
  }
}

type DataValue = Extract<SaveChange, { part: 'data' }>['value']

/** Null takes the company away. */
function withData(config: StationConfig, { establishment, ...value }: DataValue): Unchecked['config'] {
  const { establishment: before, ...rest } = config
  const company = establishment === undefined ? before : establishment
  return { ...rest, ...defined(value), ...(company && { establishment: company }) }
}

/** Only what a value says; keys that are there without a value say nothing. */
const defined = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** A list with one of its entries as it is now. @throws not_found */
function replaced<T extends { id: number }>(list: readonly T[], entry: T): T[] {
  if (!list.some(({ id }) => id === entry.id)) throw gone()
  return list.map((one) => (one.id === entry.id ? entry : one))
}

type Rearrange = Extract<SiteChange, { what: 'remove' | 'move' }>

/** A list without one of its entries, or with it at another place. @throws not_found */
function rearranged<T extends { id: number }>(list: readonly T[], change: Rearrange): T[] {
  const at = list.findIndex(({ id }) => id === change.id)
  const entry = list[at]
  if (!entry) throw gone()
  const rest = list.filter(({ id }) => id !== change.id)
  if (change.what === 'remove') return rest
  return rest.toSpliced(Math.min(list.length - 1, Math.max(0, at + change.by)), 0, entry)
}

const gone = () => new ApiError('not_found', 'Esta parte não existe mais.')
