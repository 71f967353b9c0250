/** What this area's answers and errors say. */
export const registrationChangeTexts = {
  sent: 'Solicitação enviada com sucesso.',
  otherForm:
    'Este formulário já foi enviado, com outros dados. Abra a página de novo para pedir outra alteração.',
} as const
