/** What is said around invitations to a station's team. */
export const teamTexts = {
  over: 'Este convite não vale mais. Peça outro a quem convidou você.',
  otherAccount: 'Este convite é para outro e-mail. Entre com a conta que foi convidada.',
} as const
