import type { Cause, Direction } from '../../ledger/index.ts'

/** Why points moved, in words, and the rule that moved them. */
type Story = { reason: string; rule: string }

/** What a statement entry says, by what happened (PTS-02). */
export const stories = {
  welcome: { reason: 'Boas-vindas', rule: 'A estação dá estes créditos a quem chega.' },
  welcomeBack: { reason: 'Boas-vindas desfeitas', rule: 'A gestão desfez os créditos de boas-vindas.' },
  reward: {
    // Literal (D2§3).
    reason: 'Participação em atividade',
    rule: 'A atividade dá estes créditos a cada participação confirmada.',
  },
  rewardUndone: {
    reason: 'Participação desfeita',
    rule: 'A gestão desfez a participação, e o que ela deu saiu da carteira.',
  },
  cashback: {
    reason: 'Cashback de compra',
    rule: 'A compra paga devolve parte do valor em créditos, como a oferta dizia.',
  },
  cashbackTaken: {
    reason: 'Cashback devolvido',
    rule: 'O valor do pedido foi devolvido, e o cashback dele saiu da carteira.',
  },
  invitation: {
    reason: 'Indicação',
    rule: 'Os dois lados ganham quando quem foi indicado participa pela primeira vez.',
  },
  invitationUndone: {
    reason: 'Indicação desfeita',
    rule: 'A gestão desfez a indicação, e o que ela deu saiu da carteira.',
  },
  donation: { reason: 'Doação', rule: 'O valor que você escolheu doar, pago com a carteira.' },
  donationUndone: {
    reason: 'Doação devolvida',
    rule: 'A gestão desfez a doação, e o valor voltou para a carteira.',
  },
  coupon: { reason: 'Compra de cupom', rule: 'O preço do cupom, pago com a carteira.' },
  couponUndone: {
    reason: 'Cupom devolvido',
    rule: 'A gestão desfez a compra do cupom, e o preço voltou para a carteira.',
  },
  purchase: { reason: 'Compra', rule: 'O que a carteira pagou desta compra.' },
  order: {
    reason: 'Pagamento de pedido',
    rule: 'A parte do pedido paga com a carteira: fica reservada na compra e é descontada quando o pagamento é confirmado.',
  },
  orderBack: {
    reason: 'Reserva devolvida',
    rule: 'O pedido não foi pago, e o que estava reservado voltou para a carteira.',
  },
  purchaseUndone: {
    reason: 'Compra desfeita',
    rule: 'A compra foi desfeita, e o que a carteira pagou voltou.',
  },
  refund: {
    reason: 'Devolução de pedido',
    rule: 'O valor do pedido foi devolvido, e a parte que a carteira pagou voltou.',
  },
  owed: {
    reason: 'Acerto de créditos já usados',
    rule: 'Um pagamento foi devolvido depois de seus créditos serem usados: o que faltava sai dos créditos seguintes.',
  },
  transferIn: { reason: 'Transferência recebida', rule: 'Créditos que outra carteira transferiu para você.' },
  transferOut: { reason: 'Transferência enviada', rule: 'Créditos que saíram para outra carteira.' },
  topUp: {
    reason: 'Créditos abastecidos',
    rule: 'Os créditos entram quando o pagamento do seu pedido é confirmado.',
  },
  topUpBack: {
    reason: 'Abastecimento desfeito',
    rule: 'Os créditos do pedido saíram da carteira: o pagamento voltou para quem pagou, ou a confirmação dele foi desfeita.',
  },
  bought: {
    reason: 'Compra de pontos',
    rule: 'Os pontos entram quando o pagamento da compra é confirmado.',
  },
  boughtBack: {
    reason: 'Compra de pontos devolvida',
    rule: 'O pagamento da compra voltou para quem pagou, e os pontos dela saíram da carteira.',
  },
  planReward: {
    reason: 'Pontos do plano',
    rule: 'O plano que você assina dá estes pontos a cada mês.',
  },
  planRewardBack: {
    reason: 'Pontos do plano devolvidos',
    rule: 'O que o plano tinha dado foi desfeito e saiu da carteira.',
  },
  granted: { reason: 'Ajuste', rule: 'A gestão da estação lançou estes créditos.' },
  expired: {
    reason: 'Créditos que terminaram',
    rule: 'O prazo destes créditos acabou. Os mais antigos são usados primeiro, e também terminam primeiro.',
  },
  expiredBack: {
    reason: 'Prazo desfeito',
    rule: 'Créditos que tinham terminado voltaram para a carteira.',
  },
  mergedIn: {
    reason: 'Saldo da outra conta',
    rule: 'A equipe juntou duas contas da mesma pessoa: o saldo da que terminou veio para esta, com os mesmos prazos.',
  },
  mergedOut: {
    reason: 'Saldo levado para a outra conta',
    rule: 'A equipe juntou duas contas da mesma pessoa: o saldo foi para a que ficou.',
  },
  deducted: { reason: 'Ajuste', rule: 'A gestão da estação descontou estes créditos.' },
} as const satisfies Record<string, Story>

export type StoryName = keyof typeof stories

/** What each cause of the ledger means in each direction: no entry is without its story, and the types see to it. */
export const storyOfCause: Record<Cause, Record<Direction, StoryName>> = {
  welcome: { earned: 'welcome', used: 'welcomeBack' },
  participation: { earned: 'reward', used: 'rewardUndone' },
  invitation: { earned: 'invitation', used: 'invitationUndone' },
  donation: { earned: 'donationUndone', used: 'donation' },
  coupon_purchase: { earned: 'couponUndone', used: 'coupon' },
  purchase: { earned: 'purchaseUndone', used: 'purchase' },
  refund: { earned: 'refund', used: 'cashbackTaken' },
  transfer: { earned: 'transferIn', used: 'transferOut' },
  top_up: { earned: 'topUp', used: 'topUpBack' },
  points_purchase: { earned: 'bought', used: 'boughtBack' },
  plan_reward: { earned: 'planReward', used: 'planRewardBack' },
  adjustment: { earned: 'granted', used: 'deducted' },
  expiry: { earned: 'expiredBack', used: 'expired' },
  merge: { earned: 'mergedIn', used: 'mergedOut' },
}

/** What stands beside the balance that comes from another account of the same person (PPL-12). */
export const mergeNote = (reason: string): string => `Saldo da outra conta. ${reason}`

/** What keeps two accounts from being merged. */
export const heldPoints = 'há pontos reservados para um pagamento em andamento. Espere terminar.'
