import { eq, inArray, isNotNull, sum } from 'drizzle-orm'
import { inexactProblem } from '#contract/activities/wallet/exact-amount.ts'
import { centsForHundredths, hundredthsForCents } from '#contract/activities/wallet/points-for-cents.ts'
import { mostPointCents } from '#contract/console/points/schemas.ts'
import { plainTyped } from '#contract/plain-typed.ts'
import { isScientific, spreadsheetTexts } from '#contract/spreadsheet.ts'
import { earnTogether } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import type { FileLine, ImportPart, KnownPerson, PartVerdict, ReadCell } from '../people/import/part.ts'
import { importTexts } from '../people/import/texts.ts'
import { fourEyesAbove } from './point-settings.ts'
import { pointActs } from './tables.ts'
import { pointTexts } from './texts.ts'

const texts = importTexts.line
const label = importTexts.columns.points
const kind = 'other' as const

/** Centavos of the station's unit: '1.234,56', '1234,5' and '1234.56'; an empty one and zero say nothing. */
function readAmount(cell: string, multiplier: number): ReadCell {
  if (isScientific(cell)) return { wrong: spreadsheetTexts.scientific }
  const plain = plainTyped(cell).replace(/^R\$\s*/, '')
  const decimal = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(plain)
    ? plain.replaceAll('.', '').replace(',', '.')
    : plain.replace(',', '.')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(decimal)) return { wrong: texts.points }
  const cents = Math.round(Number(decimal) * 100)
  if (cents === 0) return { value: 0 }
  const inexact = inexactProblem(cents, multiplier, { minCents: 1, maxCents: mostPointCents })
  if (inexact !== null || cents > mostPointCents) return { wrong: inexact ?? texts.points }
  return { value: cents }
}

const centsOf = ({ values }: FileLine): number => (typeof values.points === 'number' ? values.points : 0)

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What was given to whom as an opening balance, in hundredths. */
async function openings(ctx: ApiContext, people: number[]): Promise<Map<number, number>> {
  if (people.length === 0) return new Map()
  const { participantId, amountH, importId } = pointActs
  const rows = await ctx.db
    .select({ participantId, amountH })
    .from(pointActs)
    .where(inStation(pointActs, ctx, inArray(participantId, people), isNotNull(importId)))
  return new Map(rows.map((one) => [one.participantId, one.amountH]))
}

/** What an import has given already, in centavos: one that was stopped goes on from there. */
async function givenBy(ctx: ApiContext, importId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ givenH: sum(pointActs.amountH) })
    .from(pointActs)
    .where(inStation(pointActs, ctx, eq(pointActs.importId, importId)))
  return centsForHundredths(Number(row?.givenH ?? 0), ctx.station.config.currency.multiplier)
}

/** Who waits for the team, or left; whom it brings has a wallet. Pure. */
const isClosed = (person: KnownPerson | null): boolean =>
  person !== null && ['pending', 'refused', 'deleted'].includes(person.status)

/**
 * What people bring from where they were before, as points by hand (GAP-162): once for each person, however often a file is sent; above the
 * amount of the station, all of a file together, it is none of an import, and nobody gives any to themselves (PPL-18).
 */
export const openingBalances: ImportPart = {
  columns: ({ station }) => [
    {
      ...{ key: 'points', label },
      names: ['saldoinicial', 'saldo', 'pontos', 'saldodepontos', 'creditos'],
      read: (cell) => readAmount(cell, station.config.currency.multiplier),
      show: (cents) => decimal.format(Number(cents) / 100),
    },
  ],

  async check(ctx, pass, targets) {
    const { row } = pass
    const { multiplier } = ctx.station.config.currency
    const given = targets.filter(({ line }) => centsOf(line) > 0)
    const verdicts = new Map<number, PartVerdict>()
    if (given.length === 0) return verdicts
    const above = await fourEyesAbove(ctx)
    const before = await openings(
      ctx,
      given.flatMap(({ person }) => person?.id ?? []),
    )
    pass.openingCents ??= await givenBy(ctx, row.id)
    for (const { line, person } of given) {
      const wrong = (text: string) => verdicts.set(line.line, { wrong: { column: label, text } })
      const cents = centsOf(line)
      const known = person ? before.get(person.id) : undefined
      const isNew = known === undefined
      if (isNew && above !== null && pass.openingCents + cents > above) wrong(texts.fourEyes)
      else if (isClosed(person)) wrong(texts.closedWallet)
      else if (person?.id === row.ownerId) wrong(texts.ownWallet)
      else if (isNew) {
        pass.openingCents += cents
        verdicts.set(line.line, { changes: true })
      } else if (known === hundredthsForCents(cents, multiplier)) verdicts.set(line.line, { changes: false })
      else wrong(texts.otherOpening)
    }
    return verdicts
  },

  async write(ctx, { row }, written) {
    const { multiplier } = ctx.station.config.currency
    const given = written.filter(({ line }) => centsOf(line) > 0)
    if (given.length === 0) return
    const reason = row.reason ?? ''
    const acts = await ctx.db
      .insert(pointActs)
      .values(
        given.map(({ line, participantId }) => ({
          ...{ stationId: ctx.station.id, participantId, direction: 'credit' as const, kind, reason },
          amountH: hundredthsForCents(centsOf(line), multiplier),
          ...{ state: 'done' as const, askedBy: row.ownerId, askedByName: row.ownerName },
          ...{ createdAt: ctx.ports.clock.now(), importId: row.id },
        })),
      )
      .onConflictDoNothing()
      .returning({ id: pointActs.id, participantId: pointActs.participantId, amountH: pointActs.amountH })
    const [first] = acts
    if (!first) return
    await earnTogether(ctx, {
      key: `opening:${first.id}`,
      cause: 'adjustment',
      note: pointTexts.note(label, reason),
      of: acts,
    })
  },
}
