/** The words while an answer is missing. Every page with React carries them. */
export const connectionTexts = {
  offline: {
    title: 'Sem conexão',
    text: 'Esta página continua aqui. Confira a sua internet e tente de novo.',
    typed: 'O que você preencheu continua aqui. Confira a sua internet e tente de novo.',
  },
  unanswered: {
    title: 'O serviço não respondeu',
    text: 'Esta página continua aqui. Tente de novo em instantes.',
    typed: 'O que você preencheu continua aqui. Tente de novo em instantes.',
  },
  again: 'Tentar de novo',
  loading: 'Carregando a página...',
} as const

/** The words for a missing activity, survey, quiz or invitation (ACT-S02). */
export const activityGone = {
  title: 'Erro! Esta atividade não está disponível.',
  home: 'Ir para o início',
} as const

/** The words for a like that our side could not take (SOC-07). */
export const likeFailed = 'A curtida não foi guardada. Tente de novo em instantes.'
