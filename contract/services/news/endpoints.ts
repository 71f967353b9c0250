import { idParam } from '../../endpoint.ts'
import { pageQuery, publishedCalls, stationPageQuery } from '../../published.ts'
import { newsItemSchema, newsPostHeadSchema, newsPostSchema, newsSchema } from './schemas.ts'
import type { ConsultancyNews } from './sections.ts'

const tag = 'news'

/** News of the station. */
export const newsCalls = publishedCalls({
  ...{ path: '/news', tag, query: stationPageQuery, item: newsItemSchema, one: newsSchema },
  lists: 'News of the station, newest first, page by page (NWS-01)',
  opens: 'One of them (NWS-02)',
})

const query = pageQuery.extend({ tagId: idParam.optional() })

/** Gives the two calls of a consultancy's news. */
const ofConsultancy = (section: ConsultancyNews, row: string) =>
  publishedCalls({
    ...{ path: `/${section}/news`, tag, query, item: newsPostHeadSchema, one: newsPostSchema },
    lists: `News of a consultancy, newest first, page by page (${row})`,
    opens: `One of them (${row}, GAP-53)`,
  })

/** Calls by consultancy: `GET legal/news?page={n}&tagId={id}` and its like (D3§7). */
export const consultancyNewsCalls = {
  legal: ofConsultancy('legal', 'LEG-08, LEG-09'),
  political: ofConsultancy('political', 'PLS-05'),
  accounting: ofConsultancy('accounting', 'CTB-04'),
} as const
