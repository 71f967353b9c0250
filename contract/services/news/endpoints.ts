import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { newsPageSchema, newsPostPageSchema, newsPostSchema, newsSchema } from './schemas.ts'
import type { ConsultancyNews } from './sections.ts'

/** Pages are counted from 1 on (D3§9). */
const page = z.coerce.number().int().min(1).max(10_000).default(1)

export const listNews = endpoint({
  method: 'get',
  path: '/news',
  access: 'participant',
  tag: 'news',
  summary: 'News of the station, newest first, page by page (NWS-01)',
  query: z.object({ 'where[station_id]': idParam.optional(), page }),
  answer: newsPageSchema,
})

export const getNews = endpoint({
  method: 'get',
  path: '/news/{id}',
  access: 'participant',
  tag: 'news',
  summary: 'One of them (NWS-02)',
  params: z.object({ id: idParam }),
  answer: newsSchema,
})

/** Gives the two calls of a consultancy's news. */
const ofConsultancy = (section: ConsultancyNews, row: string) => ({
  list: endpoint({
    method: 'get',
    path: `/${section}/news`,
    access: 'participant',
    tag: 'news',
    summary: `News of a consultancy, newest first, page by page (${row})`,
    query: z.object({ page, tagId: idParam.optional() }),
    answer: newsPostPageSchema,
  }),
  get: endpoint({
    method: 'get',
    path: `/${section}/news/{id}`,
    access: 'participant',
    tag: 'news',
    summary: `One of them (${row}, GAP-53)`,
    params: z.object({ id: idParam }),
    answer: newsPostSchema,
  }),
})

/** Calls by consultancy: `GET legal/news?page={n}&tagId={id}` and its like (D3§7). */
export const consultancyNewsCalls = {
  legal: ofConsultancy('legal', 'LEG-08, LEG-09'),
  political: ofConsultancy('political', 'PLS-05'),
  accounting: ofConsultancy('accounting', 'CTB-04'),
} as const
