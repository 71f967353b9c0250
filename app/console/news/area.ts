import type { ConsoleArea } from '../console-area.ts'
import { newsFields } from './fields.ts'
import { texts } from './texts.ts'

/** News of the station and its consultancies. */
export const news: ConsoleArea = {
  nav: { href: '/gestao/noticias', label: texts.title, icon: 'document' },
  audit: {
    'news.create': 'criou a notícia',
    'news.save': 'mudou a notícia',
    'news.remove': 'removeu a notícia',
  },
  parts: { news: { fields: newsFields } },
}
