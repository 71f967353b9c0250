import type { participants } from '../../../people/access/tables.ts'
import type { ApiContext } from '../../../platform/context.ts'
import type { peopleImports } from './tables.ts'

export type ImportRow = typeof peopleImports.$inferSelect & { fileKey: string }

/** What a cell says, or what is wrong with it. */
export type ReadCell = { value: unknown } | { wrong: string }
export type LineProblem = { column: string | null; text: string }

/** What a column of a file may be taken for. */
export type LineColumn = {
  /** Nobody else's: own fields of a station have numbers in theirs. */
  key: string
  label: string
  /** Names of columns that mean it, plain (`plainName`). */
  names: readonly string[]
  isNeeded?: boolean
  /** Reads a cell that is not empty. */
  read(cell: string): ReadCell
  /** What was read, as people write it; without it as it is. */
  show?(value: unknown): string
}

/** A line of a file: what its cells say by the keys of their columns, and what is wrong with it. */
export type FileLine = {
  line: number
  cells: string[]
  values: Readonly<Record<string, unknown>>
  problems: LineProblem[]
}

/** Somebody who is here already. */
export type KnownPerson = Pick<
  typeof participants.$inferSelect,
  'id' | 'name' | 'email' | 'cpf' | 'tel' | 'birthday' | 'state' | 'city' | 'status'
>

/** A line and whom it is about; null: somebody new. */
export type Target = { line: FileLine; person: KnownPerson | null }
/** A line that is written, and its person. */
export type Written = { line: FileLine; participantId: number }

/** Once through a file. */
export type Pass = {
  row: ImportRow
  /** Tags that its lines would make, plain. */
  newTags: Set<string>
  /** Opening balances so far, in centavos of the station's unit: all of a file together are held to the limit of one person. */
  openingCents: number | null
}

/** What a part says of a line: whether it changes somebody who is here, or why it is not taken. */
export type PartVerdict = { changes: boolean } | { wrong: LineProblem }

/**
 * What is imported with people beside their own data: tags, opening balances. Another one is a line in `importParts`, and its columns are
 * offered, remembered and checked like all others.
 */
export type ImportPart = {
  columns(ctx: ApiContext): readonly LineColumn[] | Promise<readonly LineColumn[]>
  /** Looks at some lines, and writes nothing; by the number of the line. */
  check(ctx: ApiContext, pass: Pass, targets: readonly Target[]): Promise<Map<number, PartVerdict>>
  /** Writes what lines say that were found right, in the transaction of `ctx`; twice is once. */
  write(ctx: ApiContext, pass: Pass, written: readonly Written[]): Promise<void>
}
