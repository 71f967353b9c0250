import { inArray, sql } from 'drizzle-orm'
import {
  type ListedInput,
  type ListedLines,
  type ListLine,
  listedInputSchema,
} from '#contract/console/affiliates/schemas.ts'
import { readCpfCell } from '#contract/spreadsheet.ts'
import { affiliates } from '../../people/onboarding/tables.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { changePart } from '../entries/owner-part.ts'
import { listPart } from './affiliates.ts'
import { listedTexts as texts } from './texts.ts'

type Row = typeof affiliates.$inferSelect
type Problems = ListedLines['problems']

/** Rows of one statement. */
const piece = 1_000

/**
 * Puts the people of many lines on the list. Lines that are wrong are told, with the reason of each, and the others are taken: what a line
 * says takes the place of what was known, what it leaves out stays. Sent again it changes nothing (PPL-16). @throws forbidden
 */
export function addListedLines(ctx: ApiContext, lines: readonly ListLine[]): Promise<ListedLines> {
  return changePart(ctx, listPart, {}, async (ctx) => {
    const { people, problems } = readLines(lines)
    const known = await knownOf(ctx, [...people.keys()])
    const rows = [...people.values()].map((one) => merged(ctx.station.id, known.get(one.cpf), one))
    const added = rows.filter(({ before }) => !before)
    const changed = rows.filter(({ before, after }) => before && differs(before, after))
    await write(
      ctx,
      [...added, ...changed].map(({ after }) => after),
    )
    const answer = () => ({
      ...{ added: added.length, changed: changed.length, problems },
      same: rows.length - added.length - changed.length,
    })
    if (added.length + changed.length === 0) return { answer }
    const after = { name: texts.people(added.length + changed.length) }
    return { done: { what: 'listed.lines', part: 'listed', after }, answer }
  })
}

/** The people of the lines that can be read, by their CPF, and what is wrong with the others. Pure. */
export function readLines(lines: readonly ListLine[]) {
  const people = new Map<string, ListedInput>()
  const first = new Map<string, number>()
  const problems: Problems = []
  for (const { line, ...cells } of lines) {
    const cpf = readCpfCell(cells.cpf)
    if (typeof cpf !== 'string') {
      problems.push({ line, message: texts.said(texts.fields.cpf, cpf.wrong) })
      continue
    }
    const read = listedInputSchema.safeParse({ ...cells, cpf })
    if (!read.success) {
      problems.push({ line, message: sentenceOf(read.error.issues) })
      continue
    }
    const before = first.get(read.data.cpf)
    if (before === undefined) {
      first.set(read.data.cpf, line)
      people.set(read.data.cpf, read.data)
    } else problems.push({ line, message: texts.twice(before) })
  }
  return { people, problems }
}

type Issue = { path: readonly PropertyKey[]; message: string; errors?: readonly (readonly Issue[])[] }

/** What is wrong with a line, each cell with its name; of a cell that may be empty the words of what it would be. */
const sentenceOf = (issues: readonly Issue[]): string =>
  issues
    .map((issue) => {
      const name = String(issue.path[0]) as keyof typeof texts.fields
      const message = issue.errors?.[0]?.[0]?.message ?? issue.message
      return texts.said(texts.fields[name] ?? name, message)
    })
    .join(' ')

async function knownOf(ctx: ApiContext, cpfs: string[]): Promise<Map<string, Row>> {
  const known = new Map<string, Row>()
  for (let from = 0; from < cpfs.length; from += piece) {
    const some = cpfs.slice(from, from + piece)
    const rows = await ctx.db
      .select()
      .from(affiliates)
      .where(inStation(affiliates, ctx, inArray(affiliates.cpf, some)))
    for (const row of rows) known.set(row.cpf, row)
  }
  return known
}

type Facts = Omit<Row, 'id'>

function merged(stationId: number, before: Row | undefined, { cpf, phone, ...said }: ListedInput) {
  const after: Facts = {
    ...{ stationId, cpf, name: said.name || before?.name || '' },
    ...{ email: said.email || before?.email || null, tel: phone || before?.tel || null },
    birthday: said.birthday || before?.birthday || null,
  }
  return { before, after }
}

const compared = ['name', 'email', 'tel', 'birthday'] as const
const differs = (before: Row, after: Facts) => compared.some((name) => before[name] !== after[name])

async function write({ db }: ApiContext, rows: Facts[]): Promise<void> {
  const taken = (name: string) => sql.raw(`excluded.${name}`)
  for (let from = 0; from < rows.length; from += piece)
    await db
      .insert(affiliates)
      .values(rows.slice(from, from + piece))
      .onConflictDoUpdate({
        target: [affiliates.stationId, affiliates.cpf],
        set: Object.fromEntries(compared.map((name) => [name, taken(name)])),
      })
}
