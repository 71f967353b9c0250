/** Texts of the dialog about a company's tax id (D1§5, ONB-18). Apart from the schemas: pages say them without zod. */
export const cnpjTexts = {
  title: 'CNPJ inválido',
  text: 'Verifique o CNPJ informado e tente novamente.',
} as const
