/** What this area's answers and errors say. */
export const registrationChangeTexts = {
  notHere: 'Esta página não existe.',
  sent: 'Solicitação enviada com sucesso.',
  otherForm:
    'Este formulário já foi enviado, com outros dados. Abra a página de novo para pedir outra alteração.',
} as const
