import { asDecimal, type Kept, numberOf } from '../../platform/kept.ts'
import { planRewards, subscriptionBills, subscriptions } from './tables.ts'

/** Plans and products that somebody subscribed to. */
export const subscriptionKept: readonly Kept[] = [
  {
    group: 'shop',
    name: 'Planos e assinaturas',
    why: 'Para dar o que o plano promete e cobrar cada período uma vez.',
    basis: 'law',
    howLong: 'Pelo menos cinco anos, como os livros da estação.',
    stays: 'Ficam o plano, os períodos e os valores, sob um número sem nome.',
    rows: [
      numberOf(
        subscriptions,
        {
          Plano: subscriptions.planName,
          Situação: subscriptions.state,
          'Preço (R$)': asDecimal(subscriptions.priceCents),
          'Pago até': subscriptions.periodEnd,
          'Motivo do cancelamento': subscriptions.cancelReason,
          Desde: subscriptions.createdAt,
          Fim: subscriptions.endedAt,
        },
        { cancelReason: null },
      ),
      numberOf(
        subscriptionBills,
        {
          Cobrança: subscriptionBills.planName,
          'Valor (R$)': asDecimal(subscriptionBills.amountCents),
          Situação: subscriptionBills.state,
          De: subscriptionBills.periodStart,
          Até: subscriptionBills.periodEnd,
          'Paga em': subscriptionBills.paidAt,
        },
        { reason: null },
      ),
      numberOf(planRewards, {
        'Pontos do plano no mês': planRewards.month,
        Pontos: asDecimal(planRewards.pointsH),
      }),
    ],
  },
]
