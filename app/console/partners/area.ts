import type { ConsoleArea } from '../console-area.ts'
import { texts } from './texts.ts'

/** Who redeems the vouchers of partners. */
export const partners: ConsoleArea = {
  nav: { group: 'sales', href: '/gestao/parceiros', label: texts.title, icon: 'users' },
  audit: {
    'partner.add': 'deixou validar vouchers de um parceiro:',
    'partner.remove': 'tirou da validação de vouchers de um parceiro:',
    'voucher.scan': 'leu o código de um voucher de',
  },
  parts: { partner: { href: () => '/gestao/parceiros' } },
}
