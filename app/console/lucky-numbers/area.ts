import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** Draws of lucky numbers, of the station that has them. */
export const luckyNumbers: ConsoleArea = {
  nav: {
    group: 'content',
    href: '/gestao/sorteios',
    label: texts.title,
    icon: 'star',
    behaviour: 'luckyNumbers',
  },
  audit: {
    'lucky-draw.create': 'criou o sorteio',
    'lucky-draw.give': 'distribuiu números do sorteio',
    'lucky-draw.draw': 'fez o sorteio',
  },
  parts: { 'lucky-draw': { href: () => '/gestao/sorteios' } },
}
