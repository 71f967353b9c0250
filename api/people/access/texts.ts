import { affiliateFound } from '#contract/people/access/texts.ts'

/** What this area's errors say. */
export const accessTexts = {
  /** The same whether the account exists or not (GAP-15). */
  wrongCredentials: 'Dados de acesso incorretos. Confira e tente novamente.',
  codeNeeded: 'Falta o código do seu aplicativo.',
  /** What helps at once who is kept out by tries: a new password makes them none (SEC-12). */
  orNewPassword: ', ou crie uma senha nova e entre agora',
  affiliate: affiliateFound,
  captcha: {
    /** The browser does more work and sends the form once more by itself. */
    moreWork: 'Muitos envios vieram desta rede. Envie de novo: a confirmação leva alguns segundos a mais.',
    queue: (seconds: number) => `Muita gente está enviando agora. Envie de novo em ${seconds} segundos.`,
    other: 'Não foi possível confirmar que você é uma pessoa. Tente novamente.',
  },
  formOver: 'O que foi guardado deste formulário já não está aqui.',
  notYou: 'Você não possui autorização para acessar esta página.',
} as const

/** Said of links that open nothing any more, for whatever reason. */
export const linkOver = 'Este link não vale mais. Peça um novo.'
