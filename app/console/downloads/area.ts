import { type ConsoleArea, entryAudit } from '../console-area.ts'
import { fields } from './fields.ts'
import { texts } from './texts.ts'

/** Files for members. */
export const downloads: ConsoleArea = {
  nav: {
    group: 'content',
    href: '/gestao/downloads',
    label: texts.title,
    icon: 'download',
    feature: 'files',
  },
  audit: entryAudit('download', 'o download'),
  parts: { download: { fields, href: (id) => `/gestao/downloads/${id}` } },
}
