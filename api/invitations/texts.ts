/** What this area's answers and errors say. Literal texts of the specification stay letter by letter (D2§4, D2§8). */
export const invitationTexts = {
  statement: 'Convite aceito',
  mailsSent: 'E-mail enviado com sucesso',
  shared: 'Obrigado por compartilhar.',
  ownAddress: 'Este é o seu próprio e-mail.',
  limitReached: 'Olá, você já ultrapassou o limite de participações nessa atividade!',
  dailyCap: (n: number) => `Você já enviou ${n} convites nas últimas 24 horas. Envie os próximos amanhã.`,
} as const
