/** Texts of the station's documents for whoever reads and accepts them. */
export const legalTexts = {
  unknown: 'Esta versão não existe.',
  changedMeanwhile:
    'Os documentos mudaram de novo enquanto você lia. Leia as versões de agora e aceite outra vez.',
  isOfficer:
    'Você é a pessoa encarregada dos dados desta estação. Em Termos e privacidade, na gestão, indique outra pessoa primeiro.',
} as const
