import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { KeptGroup, LegalBasis } from '#contract/people/privacy/bases.ts'
import type { StationConfig } from '#contract/stations/registry/configuration.ts'
import type { ApiContext } from './context.ts'

/** Whom rows are looked for, as they are known before anything of them goes. */
export type KeptPerson = {
  id: number
  name: string
  /** Lower case, proved. */
  emails: string[]
  /** Digits that an owner confirmed: what is kept by CPF alone is nobody's who only typed it (GAP-93). */
  cpf: string | null
  /** Everything by which somebody may be found in a text of ours: e-mails, CPF and phone in the ways they are written. */
  marks: string[]
  /** Their name may stand alone beside what they did for the station. */
  isOfTeam: boolean
}

/** What stands where a name was. */
export const goneName = 'Conta excluída'

type StationTable = PgTable & { stationId: SQLWrapper }
type Reading = Pick<ApiContext, 'db' | 'station'>

/** The rows of one table that are of a person, or name them (ADR 159). */
export type KeptRows = {
  table: StationTable
  /** Which they are; null: none, as long as the person is not known by that. */
  whose(person: KeptPerson, ctx: Reading): SQL | null | undefined
  /**
   * What of a row its person takes along, by words of it. Without: there is nothing for them in it (a hash of a link), or it is what
   * others wrote.
   */
  copy?: Readonly<Record<string, PgColumn | SQL>>
  /** What deletion does to a row: it goes, stays as it is (numbers only), or these columns of it change. */
  onDeletion: 'erased' | 'stays' | Readonly<Record<string, unknown>> | ((person: KeptPerson) => object)
}

/**
 * Rows that go when their time is over, each station choosing within what the law and their use allow (PPL-32). `since` is when the time of a
 * row begins, and never lies before the moment at which it is written: what was not listed before a run is of no earlier day.
 */
export type Ending = {
  /** Its name in choices and lists. */
  key: string
  /** As the team reads it: 'Mensagens à estação'. */
  name: string
  table: StationTable
  since: PgColumn
  /** Which of its rows; without it all. It never comes to be true of a row whose time ran before. */
  where?: SQL
  /** Days: where nobody chose, the least and the most. */
  days: { usual: number; least: number; most: number }
}

/** What an area keeps of people: an entry of the register (PPL-28). */
export type Kept = {
  /** Under which heading it is shown. */
  group: KeptGroup
  /** As a member reads it: 'Pedidos e pagamentos'. */
  name: string
  /** What for. */
  why: string
  basis: LegalBasis
  howLong: string
  /** What deletion leaves, under a number without a name, and why. Without it nothing stays. */
  stays?: string
  /** Stations that have it; without it all. */
  isOf?(config: StationConfig): boolean
  rows: readonly KeptRows[]
  /** What of it goes by itself when its time is over. */
  ends?: readonly Ending[]
  /** What deletion does that no row says: files, counts. Before the rows, in the same transaction. */
  erase?(ctx: ApiContext, person: KeptPerson): Promise<void>
}

type OfPerson = StationTable & { participantId: PgColumn }

const byNumber = (table: StationTable, column: PgColumn, copy: KeptRows['copy']) => ({
  ...{ table, whose: ({ id }: KeptPerson) => eq(column, id) },
  ...(copy && { copy }),
})

/** Rows that go, by the number of their person. */
export const erasedOf = (table: OfPerson, copy?: KeptRows['copy']): KeptRows => ({
  ...byNumber(table, table.participantId, copy),
  onDeletion: 'erased',
})

/** The same, where another column has the number. */
export const erasedBy = (table: StationTable, column: PgColumn, copy?: KeptRows['copy']): KeptRows => ({
  ...byNumber(table, column, copy),
  onDeletion: 'erased',
})

/** Rows that stay under the number of their person, without what else names them. */
export const numberOf = (
  table: OfPerson,
  copy?: KeptRows['copy'],
  onDeletion: KeptRows['onDeletion'] = 'stays',
): KeptRows => ({ ...byNumber(table, table.participantId, copy), onDeletion })

/** Rows that bear the name of whoever of the team did something, found by their number. */
export const signedBy = (table: StationTable, by: PgColumn, name: string): KeptRows => ({
  ...{ table, whose: ({ id }) => eq(by, id), onDeletion: { [name]: goneName } },
})

/** The same where the name stands alone. */
export const signedAs = (table: StationTable, by: PgColumn, name: string): KeptRows => ({
  ...{ table, whose: (person: KeptPerson) => (person.isOfTeam ? eq(by, person.name) : null) },
  onDeletion: { [name]: goneName },
})

/** Rows that go, by an e-mail address of their person. */
export const erasedByEmail = (table: StationTable, column: PgColumn, copy?: KeptRows['copy']): KeptRows => ({
  ...{ table, whose: ({ emails }) => inArray(column, emails), onDeletion: 'erased' },
  ...(copy && { copy }),
})

/** Hundredths or centavos as people write them. */
export const asDecimal = (column: PgColumn): SQL => sql`(${column} / 100.0)::float8`

/**
 * Whether a text has one of some words in it, whole: not as a part of a longer address, number or name. A word in quotes is a value of JSON,
 * not a key.
 */
export const bears = (text: SQLWrapper, words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`${text} ~ ${wholeWord(word)}`),
    sql` or `,
  )})`

function wholeWord(word: string): string {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return word.startsWith('"')
    ? `${escaped}(?!\\s*:)`
    : `(?<![[:alnum:]._%+@-])${escaped}(?![[:alnum:]_@-]|\\.[[:alnum:]])`
}
