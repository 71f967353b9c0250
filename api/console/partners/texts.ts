/** What the owners' part says of partners. */
export const partnerTexts = {
  unknownPartner: 'Este parceiro não existe.',
  unknownPerson: 'Esta pessoa não é deste parceiro.',
  unknownEmail: 'Nenhum participante ativo desta estação tem este e-mail.',
  alreadyThere: 'Esta pessoa já é deste parceiro.',
} as const
