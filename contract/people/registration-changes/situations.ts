/**
 * The relations of a person to the association (PLS-07), in the order of the form; the words are literal. Without zod:
 * pages show them.
 */
export const situations = ['Ativo', 'Aposentado', 'Inativo', 'Pensionista'] as const
