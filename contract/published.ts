import { z } from 'zod'
import { endpoint, fileAnswer, idParam } from './endpoint.ts'

const participant = { method: 'get', access: 'participant' } as const
const params = z.object({ id: idParam })

/** What a list is asked for: a page of it, from 1 on (D3§9). */
export const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) })
/** The same where the specification names the station, too. */
export const stationPageQuery = z.object({ 'where[station_id]': idParam.optional(), ...pageQuery.shape })

/** Describes some of a list, and the number of the page behind them; null behind the last. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ content: z.array(item), next: z.number().nullable() })

type Published<Query, Item, One> = {
  /** The path of the list; one of it stands under its number. */
  path: string
  tag: string
  /** What the two calls are for. */
  lists: string
  opens: string
  query: Query
  item: Item
  one: One
}

/** The two calls by which members read what owners fill: page by page, and one by its number. */
export const publishedCalls = <Query extends z.ZodObject, Item extends z.ZodType, One extends z.ZodType>({
  path,
  tag,
  lists,
  opens,
  query,
  item,
  one,
}: Published<Query, Item, One>) => ({
  list: endpoint({ ...participant, path, tag, summary: lists, query, answer: pageOf(item) }),
  get: endpoint({ ...participant, path: `${path}/{id}`, tag, summary: opens, params, answer: one }),
})

/** The call for the file of one of them, in ranges. */
export const publishedFile = (path: string, { tag, opens }: { tag: string; opens: string }) =>
  endpoint({ ...participant, path: `${path}/{id}/file`, tag, summary: opens, params, answer: fileAnswer })
