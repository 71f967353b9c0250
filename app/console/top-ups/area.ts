import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** Requests for credits: transfers that wait for an owner. */
export const topUps: ConsoleArea = {
  nav: {
    group: 'sales',
    href: '/gestao/creditos',
    label: texts.title,
    icon: 'wallet',
    feature: 'checkout',
    waits: ['topUps'],
  },
  audit: {
    'top-up.confirm': texts.history.confirm,
    'top-up.first': texts.history.first,
    'top-up.undo': texts.history.undo,
    'top-up.refuse': texts.history.refuse,
  },
  parts: {
    'top-up': {
      href: (id) => `/gestao/creditos?busca=${id}`,
      fields: [
        { name: 'amountCents', label: texts.amount, kind: 'money' },
        { name: 'reason', label: texts.refuse.reason, kind: 'text' },
      ],
    },
  },
}
