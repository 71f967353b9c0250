/** What undoing a participation says. */
export const undoTexts = {
  unknown: 'Esta participação não existe.',
  already: 'Esta participação já foi desfeita.',
  spent:
    'Os pontos desta participação já foram gastos: a carteira tem menos premiações do que ela rendeu. Nada foi desfeito.',
  /** In the participant's statement. */
  note: (reason: string) => `Participação desfeita: ${reason}`,
} as const
