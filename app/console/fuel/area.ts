import type { ConsoleArea } from '../console-area.ts'
import { fuelFields } from './fields.ts'
import { texts } from './texts.ts'

/** Fuel campaigns, of the station that has them. */
export const fuel: ConsoleArea = {
  nav: {
    group: 'content',
    href: '/gestao/gasolina',
    label: texts.title,
    icon: 'ticket',
    behaviour: 'fuelCampaigns',
  },
  audit: {
    'fuel.create': 'criou a campanha',
    'fuel.save': 'mudou a campanha',
    'fuel-voucher.use': texts.history.use,
    'fuel-voucher.reopen': texts.history.reopen,
  },
  parts: { fuel: { fields: fuelFields, href: (id) => `/gestao/gasolina/${id}` } },
}
