/** Texts of the page of an invitation to the team. */
export const texts = {
  title: 'Convite para a equipe',
  text: (by: string, station: string) =>
    `${by} convidou você para a equipe desta estação: ${station}. Você vai cuidar de:`,
  accept: 'Aceitar o convite',
  accepting: 'Aceitando...',
  login: 'Entre com a conta deste e-mail para aceitar.',
  loginGo: 'Entrar',
  signup: 'Para aceitar, crie antes a sua conta com este e-mail. Depois, abra este convite outra vez.',
  signupGo: 'Criar a minha conta',
  other: 'Você entrou com outra conta. Saia e entre com a conta deste e-mail para aceitar.',
  otherGo: 'Sair desta conta',
  over: {
    title: 'Este convite não vale mais',
    text: 'Ele já foi aceito, foi retirado ou passou da validade. Se você precisa dele, peça outro a quem convidou.',
    go: 'Ir para o início',
  },
} as const
