import type { ConsoleArea } from '../console-area.ts'
import { lookFields } from './fields.ts'
import { texts } from './texts.ts'

/** Colours, letters and logos. */
export const look: ConsoleArea = {
  nav: { group: 'site', href: '/gestao/aparencia', label: texts.title, icon: 'image' },
  parts: { look: { name: 'a aparência', href: () => '/gestao/aparencia', fields: lookFields } },
}
