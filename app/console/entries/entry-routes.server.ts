import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import type { entryCalls, savedCalls } from '#contract/console/entries.ts'
import type { PortalContext } from '../../station/portal-context.ts'
import { requireStation } from '../../station/require-station.ts'
import type { ConsoleArea } from '../console-area.ts'
import type { Fields } from '../fields/field.ts'
import { valuesOf } from '../fields/field-values.server.ts'
import type { StoreFile } from '../fields/read-form.server.ts'
import { newFormKey } from '../owner/form-key.server.ts'
import { requireTeam } from '../owner/require-team.server.ts'
import { answerEntry, entryIdOf } from './answer-entry.server.ts'
import { askedEntries } from './entry-list.tsx'

type Arguments = LoaderFunctionArgs & { context: PortalContext }
type ListCall<Head> = ReturnType<typeof entryCalls<z.ZodType, z.ZodType, z.ZodType<Head>>>['list']

/** The loader of a list of owners: what its address asks for, and a page of it. */
export async function loadEntries<Head>(args: Arguments, area: ConsoleArea, list: ListCall<Head>) {
  const { api } = await requireTeam(args, area)
  const asked = askedEntries(args.request.url)
  return { ...asked, ...(await api.call(list, { query: asked })) }
}

type Calls<Schema extends z.ZodType, Entry> = {
  get: ReturnType<typeof savedCalls<z.ZodType, z.ZodType<Entry>>>['get']
  create: ReturnType<typeof savedCalls<Schema, z.ZodType>>['create']
  save: ReturnType<typeof savedCalls<Schema, z.ZodType>>['save']
  remove?: ReturnType<typeof entryCalls<z.ZodType, z.ZodType, z.ZodType>>['remove']
}

/** One kind of what owners write one by one: what its form page loads and sends. */
type EntryRoutes<Schema extends z.ZodType, Entry, Head> = {
  area: ConsoleArea
  calls: Calls<z.ZodType<z.output<Schema>>, Entry>
  /** What its form says: the input of the contract, or what becomes one. */
  schema: Schema
  fields: Fields
  words: { created: string; saved: string; removed?: string }
  /** Its list, where that is not the area's own page, and what stands in place of the number of a new one. */
  href?: string
  newPath?: string
  /** What its page says of one that is there; its fields are not among it. */
  headOf(entry: Entry): Head
  /** How its fields show it, where they do not show it as it is. */
  shown?(entry: Entry): unknown
  /** What the fields of a new one hold. */
  usual?(): object
  storeFile?(context: PortalContext): StoreFile
}

/** The loader and the action of a kind's form page. */
export function entryRoutes<Schema extends z.ZodType, Entry extends { id: number; tag: string }, Head>(
  of: EntryRoutes<Schema, Entry, Head>,
) {
  const { area, calls, schema, fields, words, newPath, storeFile } = of
  return {
    async load(args: Arguments) {
      const { api } = await requireTeam(args, area)
      const id = entryIdOf(args.params, newPath)
      const entry = id === null ? null : await api.call(calls.get, { params: { id } })
      const value = entry ? (of.shown?.(entry) ?? entry) : (of.usual?.() ?? { isPublished: true })
      return {
        entry: entry && { ...of.headOf(entry), id: entry.id, tag: entry.tag },
        values: valuesOf(fields, value, requireStation(args.context).config.timezone),
        formKey: newFormKey(),
      }
    },
    async answer(args: ActionFunctionArgs & { context: PortalContext }) {
      // An area that was switched off meanwhile refuses the call: the form comes back with what was typed.
      const { api } = await requireTeam(args)
      const { remove } = calls
      return answerEntry(args, {
        ...{ fields, schema, words, newPath, list: of.href ?? area.nav.href },
        ...(storeFile && { storeFile: storeFile(args.context) }),
        create: (body, idempotencyKey) => api.call(calls.create, { body, idempotencyKey }),
        save: (id, body) => api.call(calls.save, { params: { id }, body }),
        ...(remove && { remove: (id: number) => api.call(remove, { params: { id } }) }),
      })
    },
  }
}
