/** Literal where the specification gives the text (D1§8). */
export const recoveryTexts = {
  sent: 'Sucesso! Verifique sua caixa de e-mails',
  changed: 'Sucesso! Você já pode logar com a nova senha',
  over: 'Este link não vale mais. Peça um novo.',
  closedAccount: 'A conta deste e-mail está suspensa ou foi encerrada. Escolha outro.',
} as const
