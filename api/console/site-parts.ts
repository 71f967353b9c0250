import type { SiteChange } from '#contract/console/schemas.ts'
import { stationDataFields } from '#contract/stations/registry/data.ts'
import { digestOf } from '../platform/digest.ts'
import type { SiteDocument } from './site-document.ts'

/** A change of what owners edit; `discard` drops all of them, `undo` and `redo` go back and forth between them. */
export type EditChange = Exclude<SiteChange, { what: 'discard' | 'undo' | 'redo' }>

/** What a change is about, as tags and the audit log call it: `look`, `section:12`, and `sections` for one more of them. */
export const partOfChange = (change: EditChange): string =>
  'id' in change ? `${change.part}:${change.id}` : change.part

/** The number of a section or page: 12 of `section:12`. Pure. */
export const idOfPart = (part: string): number => Number(part.split(':')[1])

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
