import type { ConsoleArea } from '../console-area.ts'

/** The draft as a whole, and how every part of it changes. */
export const site: ConsoleArea = {
  nav: { group: 'today', href: '/gestao', label: 'Hoje', icon: 'home' },
  inHistory: 'Publicação',
  audit: {
    save: 'mudou',
    add: 'adicionou',
    remove: 'removeu',
    move: 'moveu',
    discard: 'descartou o rascunho',
    undo: 'desfez uma mudança do rascunho',
    redo: 'refez uma mudança do rascunho',
    publish: 'publicou',
    restore: 'voltou a uma versão',
    'station.create': 'criou a estação',
  },
  parts: { site: { name: 'o site' }, draft: {} },
}
