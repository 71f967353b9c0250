/** The statement, and what is kept of a period of it (PTS-02). */
export const statementPaths = {
  page: '/homepage/extrato/extratos-totais',
  csv: '/homepage/extrato/extrato.csv',
  print: '/homepage/extrato/imprimir',
} as const
