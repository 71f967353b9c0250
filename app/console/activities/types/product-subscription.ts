import { productSubscription as subscriptionType } from '#contract/activity-types/product-subscription.ts'
import { recurrenceNames } from '#contract/recurrence.ts'
import type { TypeForm } from './type-form.ts'

/** Type 21 (ACT-21). Its products and its subscribers have pages of their own. */
export const productSubscription: TypeForm = {
  contract: subscriptionType,
  name: 'Assinatura de produtos',
  about: 'Produtos que se repetem: cobrados por cartão ou PIX a cada período, até a pessoa cancelar.',
  icon: 'refresh',
  fields: [
    {
      name: 'recurrence',
      label: 'De quanto em quanto tempo',
      kind: 'choice',
      options: recurrenceNames,
      help: 'Vale para quem assinar daqui em diante. Quem já assina continua como assinou.',
    },
    {
      name: 'onlyOneProduct',
      label: 'Cada pessoa escolhe um produto só',
      kind: 'flag',
    },
  ],
  sells: 'subscriptions',
}
