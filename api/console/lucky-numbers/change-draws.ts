import { eq, inArray } from 'drizzle-orm'
import type { DrawInput, ManagedDraw } from '#contract/console/lucky-numbers/schemas.ts'
import { tellMember } from '../../people/notices/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation, insertRow, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { drawNumbers, giveNumbers, newSeed } from '../../services/lucky-numbers/index.ts'
import { luckyDraws, luckyNumbers } from '../../services/lucky-numbers/tables.ts'
import { changePart, makePart, type OwnerPart } from '../entries/owner-part.ts'
import { listManagedDraws, lockDraw } from './draw-rows.ts'
import { luckyConsoleTexts as texts } from './texts.ts'

/** As many as a station keeps. */
const mostDraws = 100
const draws: OwnerPart = { locks: [], isPublic: false }
const answer = listManagedDraws
const partOf = (id: number) => `lucky-draw:${id}`

/** A new draw, once for each form: its seed is made now, and its hash is public from now on. @throws invalid_input, not_found */
export function createDraw(ctx: ApiContext, input: DrawInput, key?: string): Promise<ManagedDraw[]> {
  return changePart(ctx, draws, {}, async (ctx, owner) => {
    const known = await listManagedDraws(ctx)
    return makePart(ctx, owner, {
      what: 'lucky-draw',
      key,
      input,
      async make() {
        if (known.length >= mostDraws) throw ApiError.fields({ name: texts.full(mostDraws) })
        const id = await writeNew(ctx, input)
        return { id, done: { what: 'lucky-draw.create', part: partOf(id), after: { name: input.name } } }
      },
      answer,
    })
  })
}

async function writeNew(
  { db, station, ports }: ApiContext,
  { everyPoints, ...input }: DrawInput,
): Promise<number> {
  const row = await insertRow(db, luckyDraws, {
    ...{ ...input, ...newSeed(), stationId: station.id, createdAt: ports.clock.now() },
    everyPointsH: everyPoints === null ? null : everyPoints * 100,
  })
  return row.id
}

/** Gives members what they should have and have not; twice is once. @throws not_found, conflict where it is drawn */
export function giveDrawNumbers(ctx: ApiContext, id: number): Promise<{ given: number }> {
  return changePart(ctx, draws, {}, async (ctx) => {
    const draw = await lockDraw(ctx, id)
    if (draw.drawnAt) throw new ApiError('conflict', texts.drawn)
    const given = await giveNumbers(ctx, draw)
    if (given === null) throw new ApiError('conflict', texts.tooMany)
    const outcome = { answer: () => ({ given }) }
    if (given === 0) return outcome
    const after = { name: draw.name, total: draw.total + given }
    return { ...outcome, done: { what: 'lucky-draw.give', part: partOf(id), after } }
  })
}

/** Draws by the seed whose hash was published, and publishes the seed; twice is once. @throws not_found, conflict without numbers */
export function drawWinners(ctx: ApiContext, id: number): Promise<ManagedDraw[]> {
  return changePart(ctx, draws, {}, async (ctx) => {
    const draw = await lockDraw(ctx, id)
    if (draw.drawnAt) return { answer }
    if (draw.total === 0) throw new ApiError('conflict', texts.empty)
    const drawn = drawNumbers(draw.seed, draw.total, draw.winners)
    await ctx.db
      .update(luckyDraws)
      .set({ drawn, drawnAt: ctx.ports.clock.now() })
      .where(withId(luckyDraws, ctx, id))
    await tellWinners(ctx, draw, drawn)
    const after = { name: draw.name, numbers: drawn.join(', ') }
    return { done: { what: 'lucky-draw.draw', part: partOf(id), after }, answer }
  })
}

/** Each by mail, with the number that won; who draws them says how many there are at most. */
async function tellWinners(ctx: ApiContext, { id, name }: { id: number; name: string }, drawn: number[]) {
  const { drawId, number, participantId } = luckyNumbers
  const won = await ctx.db
    .select({ number, participantId })
    .from(luckyNumbers)
    .where(inStation(luckyNumbers, ctx, eq(drawId, id), inArray(number, drawn)))
  for (const one of won)
    await tellMember(ctx, {
      ...{ kind: 'draw-won', about: `${id}:${one.number}`, participantId: one.participantId },
      facts: [
        [texts.mail.draw, name],
        [texts.mail.number, String(one.number)],
      ],
    })
}
