import type { ConsoleArea } from '../console-area.ts'
import { wordFields } from './fields.ts'
import { texts } from './texts.ts'

/** What is told of a decision beside whose text it was. */
const decided = (href: string) => ({
  fields: [{ name: 'reason', label: texts.away.reason, kind: 'text' as const }],
  href: (id: string) => `${href}/${id}`,
})

/** What members write for others, and what owners decide about it. */
export const moderation: ConsoleArea = {
  nav: {
    group: 'service',
    href: '/gestao/comentarios',
    label: texts.title,
    icon: 'comment',
    waits: ['texts'],
  },
  audit: {
    'comment.keep': 'deixou no ar um comentário de',
    'comment.hide': 'ocultou um comentário de',
    'comment.remove': 'excluiu um comentário de',
    'post.keep': 'deixou no ar um post de',
    'post.hide': 'ocultou um post de',
    'post.remove': 'excluiu um post de',
    'writer.block': 'suspendeu quem escreve:',
    'writer.unblock': 'liberou quem escreve:',
    'words.save': 'mudou',
  },
  parts: {
    words: {
      name: 'as palavras que seguram textos',
      href: () => '/gestao/comentarios/palavras',
      fields: wordFields,
    },
    comment: decided('/gestao/comentarios'),
    post: decided('/gestao/comentarios/mural'),
    writer: {
      href: () => '/gestao/comentarios/pessoas',
      fields: [
        { name: 'reason', label: texts.block.reason, kind: 'text' },
        { name: 'until', label: texts.block.until, kind: 'instant' },
      ],
    },
  },
}
