import { z } from 'zod'

/** `checking`: nothing is written yet; `refused`: nothing was, and nothing will be; `failed`: it did not end within a day. */
export const importStates = ['checking', 'refused', 'writing', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/** What is wrong with a line of a file, in words; `line` as a text editor counts, `column` as the header calls it. Nothing of what stands there. */
export const lineProblemSchema = z.object({
  line: z.number(),
  column: z.string().nullable(),
  text: z.string(),
})
export type LineProblem = z.output<typeof lineProblemSchema>

/** Bytes of a file: 50,000 cases have a fifth of it. */
export const mostImportBytes = 50 * 1024 * 1024
export const mostImportLines = 100_000
/** So many problems are shown of a file; all are counted. */
export const mostShownProblems = 100
/** Cases of a station, however they came. */
export const mostCases = 500_000

/** The columns of a file, each once, in whatever order: as they are documented, and what else a header may call them. */
export const caseColumns = {
  numero: ['numeroprocesso'],
  cpf: [],
  coletiva: ['publicarportal'],
  tipo: [],
  protocolo: ['dataprotocolo'],
  situacao: [],
  orgao: ['tribunal', 'tribunalorgao'],
  titulo: [],
  valor: ['valorcausa'],
  link: ['linkprocesso'],
} as const
export type CaseColumn = keyof typeof caseColumns
