/** What this area's answers and errors say. Literal texts of the specification stay letter by letter (D2§4, D2§8). */
export const invitationTexts = {
  codeValid: 'Sucesso! Código validado',
  wrong: 'Este convite não existe ou já terminou.',
  otherStation: 'Este convite é de outro programa e não vale aqui.',
  own: 'Este convite é seu: ele vale para quem você convidar.',
  usedUp: 'Este convite já foi usado o número máximo de vezes.',
  /** The account is there, the promise of the invitation is not. */
  full: 'O convite que você usou já chegou ao máximo de pessoas: você não ganha nada por ele.',
  statement: 'Convite aceito',
  mailsSent: 'E-mail enviado com sucesso',
  shared: 'Obrigado por compartilhar.',
  ownAddress: 'Este é o seu próprio e-mail.',
  limitReached: 'Olá, você já ultrapassou o limite de participações nessa atividade!',
  dailyCap: (n: number) => `São até ${n} pessoas convidadas em 24 horas. Convide as próximas amanhã.`,
} as const
