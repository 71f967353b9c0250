import { affiliateFound } from '#contract/access/texts.ts'

/** What this area's errors say. */
export const accessTexts = {
  /** The same whether the account exists or not (GAP-15). */
  wrongCredentials: 'Dados de acesso incorretos. Confira e tente novamente.',
  affiliate: affiliateFound,
  captcha: {
    too_fast: 'O envio foi rápido demais. Confira os dados e tente novamente.',
    other: 'Não foi possível confirmar que você é uma pessoa. Tente novamente.',
  },
  notYou: 'Você não possui autorização para acessar esta página.',
} as const
