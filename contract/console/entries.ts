import { z } from 'zod'
import { endpoint, idParam } from '../endpoint.ts'
import type { Right } from '../team.ts'

const team = { access: 'team', tag: 'management' } as const
const params = z.object({ id: idParam })

/** What a list of owners is asked for: a page from 1 on, and words that its entries have. */
export const entryFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  search: z.string().trim().max(100).default(''),
})
export type EntryFilter = z.output<typeof entryFilterSchema>

/** How many entries of a list an owner's page has. */
export const entriesPerPage = 30

/**
 * The three calls by which owners read, make and change one of what they keep: a plan, a campaign, an entry. One that is there is
 * changed as it was seen (`seen`, its tag).
 */
export const savedCalls = <Input extends z.ZodType, Entry extends z.ZodType>(
  kind: string,
  what: string,
  { input, entry, right = 'content' }: { input: Input; entry: Entry; right?: Right },
) => ({
  get: endpoint({
    ...{ ...team, right },
    method: 'get',
    path: `/management/${kind}/{id}`,
    summary: `Owners: one of ${what}`,
    params,
    answer: entry,
  }),
  create: endpoint({
    ...{ ...team, right },
    method: 'post',
    path: `/management/${kind}`,
    summary: `Owners: add to ${what}, once for each form`,
    body: input,
    idempotent: true,
    answer: entry,
  }),
  save: endpoint({
    ...{ ...team, right },
    method: 'put',
    path: `/management/${kind}/{id}`,
    summary: `Owners: change one of ${what} that is as it was seen`,
    params,
    body: z.strictObject({ seen: z.string().min(1).max(100), value: input }),
    answer: entry,
  }),
})

/**
 * The five calls by which owners write entries of one kind: news, files, events, documents. `head` is what the list tells of each.
 */
export const entryCalls = <Input extends z.ZodType, Entry extends z.ZodType, Head extends z.ZodType>(
  kind: string,
  what: string,
  { input, entry, head }: { input: Input; entry: Entry; head: Head },
) => ({
  list: endpoint({
    ...{ ...team, right: 'content' },
    method: 'get',
    path: `/management/${kind}`,
    summary: `Owners: ${what}, page by page`,
    query: entryFilterSchema,
    answer: z.object({ list: z.array(head), next: z.number().nullable() }),
  }),
  ...savedCalls(kind, what, { input, entry }),
  remove: endpoint({
    ...{ ...team, right: 'content' },
    method: 'delete',
    path: `/management/${kind}/{id}`,
    summary: `Owners: remove one of ${what}; twice is once`,
    params,
    answer: z.object({ removed: z.boolean() }),
  }),
})
