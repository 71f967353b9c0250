import type { ConsoleArea } from '../console-area.ts'
import { wordFields } from './fields.ts'
import { texts } from './texts.ts'

/** What members write for others, and what owners decide about it. */
export const moderation: ConsoleArea = {
  nav: { href: '/gestao/comentarios', label: texts.title, icon: 'comment' },
  audit: {
    'comment.keep': 'deixou no ar um comentário de',
    'comment.hide': 'ocultou um comentário de',
    'comment.remove': 'excluiu um comentário de',
    'writer.block': 'suspendeu quem escreve:',
    'writer.unblock': 'liberou quem escreve:',
    'words.save': 'mudou',
  },
  parts: {
    words: { name: 'as palavras que seguram comentários', fields: wordFields },
    comment: { fields: [{ name: 'reason', label: texts.away.reason, kind: 'text' }] },
    writer: {
      fields: [
        { name: 'reason', label: texts.block.reason, kind: 'text' },
        { name: 'until', label: texts.block.until, kind: 'instant' },
      ],
    },
  },
}
