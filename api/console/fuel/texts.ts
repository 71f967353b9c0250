/** What the owners' part says of fuel campaigns. */
export const fuelConsoleTexts = {
  unknown: 'Esta campanha não existe.',
  unknownVoucher: 'Este voucher não existe.',
  full: (most: number) => `Uma estação guarda até ${most} campanhas.`,
  tooManyFuels: (most: number) => `Até ${most} combustíveis, um por linha.`,
  changed: 'Esta campanha mudou enquanto a página estava aberta.',
} as const
