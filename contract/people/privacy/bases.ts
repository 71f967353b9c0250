/** Why the law lets a station keep something of a person, in the words that they read (LGPD, art. 7 and 11). */
export const legalBases = {
  contract: 'Para cumprir o que a estação combinou com você (LGPD, art. 7º, V)',
  consent: 'Porque você concordou (LGPD, art. 7º, I)',
  law: 'Porque a lei manda guardar (LGPD, art. 7º, II)',
  rights: 'Para responder por isso, se alguém perguntar ou processar (LGPD, art. 7º, VI)',
  interest: 'Interesse legítimo da estação, sem passar por cima do seu (LGPD, art. 7º, IX)',
  sensitive: 'Porque você pediu o atendimento: são dados sensíveis (LGPD, art. 11, I)',
} as const
export type LegalBasis = keyof typeof legalBases

/** What a register is told under, in this order. */
export const keptGroups = ['account', 'activities', 'shop', 'services', 'team'] as const
export type KeptGroup = (typeof keptGroups)[number]
