/** What this area's answers and errors say. */
export const accountTexts = {
  wrongPassword: 'Senha incorreta',
  passwordChanged: 'Sua senha foi alterada. O acesso terminou nos outros aparelhos.',
  sameEmail: 'Este já é o seu e-mail.',
  emailAsked: 'Sucesso! Verifique sua caixa de e-mails',
} as const
