import { type ConsoleArea, entryAudit } from '../console-area.ts'
import { newsFields } from './fields.ts'
import { texts } from './texts.ts'

/** News of the station and its consultancies. */
export const news: ConsoleArea = {
  nav: {
    group: 'content',
    href: '/gestao/noticias',
    label: texts.title,
    icon: 'document',
  },
  audit: entryAudit('news', 'a notícia'),
  parts: { news: { fields: newsFields, href: (id) => `/gestao/noticias/${id}` } },
}
