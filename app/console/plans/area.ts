import type { ConsoleArea } from '../console-area.ts'
import { planFields, subscriberFields } from './fields.ts'
import { texts } from './texts.ts'

/** Plans of the station, and who has them. */
export const plans: ConsoleArea = {
  nav: { group: 'sales', href: '/gestao/planos', label: texts.title, icon: 'star', waits: ['charges'] },
  audit: {
    'plan.create': 'criou o plano',
    'plan.save': 'mudou o plano',
    'plan.withdraw': 'retirou o plano',
    'plan.offer': 'pôs à venda o plano',
    'subscriber.cancel': 'cancelou a assinatura de',
    'subscriber.change': 'mudou o plano de',
  },
  parts: {
    plan: { fields: planFields, href: (id) => `/gestao/planos/${id}` },
    subscriber: { fields: subscriberFields, href: (id) => `/gestao/planos/assinantes/${id}` },
  },
}
