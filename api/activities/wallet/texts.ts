import type { Cause } from '../../ledger/index.ts'

/** What a statement line says when its movement has no note of its own. */
export const causeTexts: Record<Cause, string> = {
  welcome: 'Boas-vindas',
  // Literal (D2§3).
  participation: 'Participação em atividade',
  invitation: 'Indicação',
  donation: 'Doação',
  coupon_purchase: 'Compra de cupom',
  purchase: 'Compra',
  refund: 'Devolução',
  transfer: 'Transferência',
  top_up: 'Créditos abastecidos',
  plan_reward: 'Pontos do plano',
  adjustment: 'Ajuste',
}
