import type { ConsoleWords } from '../console-area.ts'
import { texts } from './texts.ts'

/** The list of CPFs; its lines in the history are of the people's. */
export const listedWords = {
  audit: {
    'listed.add': texts.history.add,
    'listed.remove': texts.history.remove,
    'listed.lines': texts.history.lines,
  },
  parts: { listed: { href: () => '/gestao/pessoas/lista' } },
} satisfies ConsoleWords
