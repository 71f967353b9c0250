import type { ConsoleArea } from '../console-area.ts'
import { fields } from './fields.ts'
import { texts } from './texts.ts'

/** Files for members. */
export const downloads: ConsoleArea = {
  nav: { href: '/gestao/downloads', label: texts.title, icon: 'download', feature: 'files' },
  audit: {
    'download.create': 'criou o download',
    'download.save': 'mudou o download',
    'download.remove': 'removeu o download',
  },
  parts: { download: { fields } },
}
