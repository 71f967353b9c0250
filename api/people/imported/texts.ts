/** What is said of accounts that the team brought. */
export const importedTexts = {
  over: 'Este convite não vale mais. Peça outro a quem cuida da estação, ou cadastre-se com este e-mail.',
  opened: 'Pronto! A sua conta está aberta.',
} as const
