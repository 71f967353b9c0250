import type { SiteChange } from '#contract/console/schemas.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import { ApiError } from '../platform/errors.ts'
import { checkedDocument, type Unchecked } from './check-document.ts'
import type { SiteDocument } from './site-document.ts'
import { type EditChange, partOf, partOfChange } from './site-parts.ts'

type SaveChange = Extract<SiteChange, { what: 'save' }>
/** A change done: the new document and the part before and after, for the audit log. */
export type Applied = { document: SiteDocument; part: string; before: unknown; after: unknown }

const nextId = (list: { id: number }[]) => Math.max(0, ...list.map((one) => one.id)) + 1

/** Does one change. Pure; conflicts are found before. @throws invalid_input, not_found, payload_too_large */
export function applyChange(document: SiteDocument, change: EditChange): Applied {
  const part = change.what === 'add' ? addedPart(document, change.part) : partOfChange(change)
  const next = checkedDocument(document, changed(document, change), part)
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
