import { z } from 'zod'

/** `checking`: nothing is written yet; `confirming`: it waits for what an owner says of who sees which case; `refused`: nothing was, and nothing will be; `failed`: it did not end within a day. */
export const importStates = ['checking', 'refused', 'confirming', 'writing', 'done', 'failed'] as const
export type ImportState = (typeof importStates)[number]

/**
 * A problem of a line of a file, in words; `line` as a text editor counts, `column` as the header calls it. It contains
 * nothing of the line itself.
 */
export const lineProblemSchema = z.object({
  line: z.number(),
  column: z.string().nullable(),
  text: z.string(),
})
export type LineProblem = z.output<typeof lineProblemSchema>

/** A line that changes who sees a case that is there: everybody, one person, or another one. */
export const readerChangeSchema = z.object({
  line: z.number(),
  what: z.enum(['to_everybody', 'to_person', 'to_another']),
})
export type ReaderChange = z.output<typeof readerChangeSchema>
/** The most changed readers of a file, which somebody confirms one by one. */
export const mostReaderChanges = 100

/** Bytes of a file: 50,000 cases have a fifth of it. */
export const mostImportBytes = 50 * 1024 * 1024
export const mostImportLines = 100_000
/** The most problems of a file that are shown; all are counted. */
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
