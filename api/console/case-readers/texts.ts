/** What the platform says of accounts whose CPF an owner confirms. */
export const caseReaderTexts = {
  unknown: 'Conta não encontrada.',
  changed: 'O CPF desta conta mudou enquanto você olhava. Confira de novo.',
} as const
