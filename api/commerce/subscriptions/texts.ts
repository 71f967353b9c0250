import { waitText } from '../../platform/rate-limit/index.ts'
import { formatReais } from '../payments/index.ts'

/** What the platform says of subscriptions (D3§4, §8, §9); `period` is literal. */
export const subscriptionTexts = {
  holdsMerge: (plan: string) => `“${plan}” tem um pagamento em aberto. Espere o pagamento ou cancele antes.`,
  clash: (one: string, other: string) =>
    one === other
      ? `As duas contas assinam “${one}”. Cancele uma das assinaturas e espere ela terminar.`
      : `As duas contas têm um plano: “${one}” e “${other}”. Cancele um deles e espere ele terminar.`,
  holdsDeletion: 'Há um plano com pagamento em aberto. Pague ou cancele em Planos.',
  period: 'erro periodicidade',
  unknown: 'Assinatura não encontrada.',
  unknownPlan: 'Este plano não está mais disponível.',
  negotiated: 'O valor deste plano é combinado com a equipe. Fale conosco.',
  has: 'Você já tem um plano. Para trocar, use a mudança de plano.',
  waits: 'Há um pagamento do seu plano em andamento. Conclua ou aguarde antes de mudar.',
  current: 'Este já é o seu plano atual.',
  none: 'Você não tem um plano ativo.',
  changed: (cents: number) =>
    `O valor mudou para ${formatReais(cents)}. Confira antes de pagar. Nada foi cobrado.`,
  cancelled: 'Este plano foi cancelado e vale até o fim do período. Desfaça o cancelamento antes de mudar.',
  unpaid: 'Pague a cobrança em aberto antes de mudar de plano.',
  renewalOut:
    'A próxima cobrança já foi gerada. Pague-a ou espere o novo período para mudar para um plano menor.',
  nothingToKeep: 'Não há mudança nem cancelamento para desfazer.',
  keyOfAnother: 'Este envio já foi usado para outra compra. Abra a página de novo e repita.',
  tooOften: (seconds: number) => `Foram muitas tentativas em pouco tempo. Continue em ${waitText(seconds)}.`,
  notRunning: 'Só um plano pago e não cancelado pode ser mudado.',
  hasPlan: 'A pessoa já tem este plano.',
  billOut: 'Há uma cobrança em aberto. Espere que ela seja paga ou termine.',
  dearer: 'Um plano mais caro só a própria pessoa pode contratar.',
  method: 'Selecione uma forma de pagamento',
  timeOver: 'O prazo para pagar terminou.',
} as const

/** The same of subscriptions to products, where a plan is spoken of (D3§8). The first is literal, its spelling too. */
export const productSubscriptionTexts = {
  has: 'Já exite uma assinatura vigente para essa atividade.',
  waits: 'Há um pagamento desta assinatura em andamento. Conclua ou aguarde antes de mudar.',
  none: 'Você não tem uma assinatura vigente dessa atividade.',
} as const

/** What is said of a plan, or of products. Pure. */
export const textsOf = ({ isPlan }: { isPlan: boolean }) =>
  isPlan ? subscriptionTexts : productSubscriptionTexts
