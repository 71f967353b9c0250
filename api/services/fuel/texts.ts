/** What this area's errors say. */
export const fuelTexts = {
  unknown: 'Esta campanha não está disponível.',
  taken: (most: number) =>
    most === 1
      ? 'Você já pegou o voucher desta campanha.'
      : `Você já pegou os ${most} vouchers a que tem direito nesta campanha.`,
  none: 'Os vouchers desta campanha acabaram.',
  otherForm: 'Este formulário já foi enviado, com outro combustível. O voucher está na sua lista.',
} as const
