import { confirmAnyway } from '#contract/services/appointments/kinds.ts'
import { waitText } from '../../platform/rate-limit/index.ts'
/** What the platform says of appointments. */
export const appointmentTexts = {
  tooManyAnswers: 'Já há respostas demais neste pedido. Continue por telefone ou e-mail.',
  unknown: 'Atendimento não encontrado.',
  dayNotOffered: 'Escolha um dos dias oferecidos',
  keyOfAnother: 'Este envio já foi usado para outro pedido. Abra a página de novo e repita.',
  tooOften: (seconds: number) => `Foram muitos pedidos em pouco tempo. Continue em ${waitText(seconds)}.`,
  tooManyWaiting: (most: number) => `Você já tem ${most} pedidos aguardando. Espere a resposta da equipe.`,
  settled: (state: string, who: string | null) =>
    `Este pedido já está em '${state}'${who ? `, por ${who}` : ''}. Nada mudou.`,
  notConfirmed: 'Confirme a data e a hora antes de marcar como realizado.',
  notYet: 'Esta consulta ainda não começou. Marque como realizada depois dela.',
  decided: (who: string | null) =>
    `${who ?? 'Outra pessoa'} mudou este pedido enquanto você olhava. Confira como está e decida de novo.`,
  otherDay: (day: string) => `${day} não está entre os dias de atendimento. ${confirmAnyway}`,
  otherHour: (opens: number, closes: number) =>
    `O horário é antes das ${opens}h ou depois das ${closes}h. ${confirmAnyway}`,
  past: 'Informe uma data futura',
  tooFar: 'Informe uma data nos próximos dois anos',
  changed: 'Os dias de atendimento foram mudados enquanto você editava.',
} as const
