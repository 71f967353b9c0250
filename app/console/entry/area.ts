import type { ConsoleArea, ConsoleWords } from '../console-area.ts'
import { entryFields } from './fields.ts'
import { texts } from './texts.ts'

/** How one joins. Its lines in the history are of the people's. */
export const entry: ConsoleArea = {
  nav: { group: 'people', href: '/gestao/pessoas/entrada', label: texts.title, icon: 'checkCircle' },
}

export const entryWords = {
  audit: { 'entry.save': texts.history.save },
  parts: { entry: { name: texts.history.name, href: () => '/gestao/pessoas/entrada', fields: entryFields } },
} satisfies ConsoleWords
