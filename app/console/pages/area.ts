import type { ConsoleArea } from '../console-area.ts'
import { aboutFields } from './fields.ts'
import { texts } from './texts.ts'

/** Pages about the station, and the menu that leads to them. */
export const pages: ConsoleArea = {
  nav: { group: 'site', href: '/gestao/paginas', label: texts.list, icon: 'document' },
  parts: { about: { name: 'uma página', href: (id) => `/gestao/paginas/${id}`, fields: aboutFields } },
}
