import { and, eq, inArray, sql } from 'drizzle-orm'
import { readOwnValue } from '#contract/people/own-fields/read-value.ts'
import type { OwnField, OwnValue } from '#contract/people/own-fields/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { columnsOf, isAskedOfMember, listOwnFields, ownValuesOf } from './own-fields.ts'
import { ownValues } from './tables.ts'
import { ownFieldsTexts as texts } from './texts.ts'

type Within = Pick<ApiContext, 'db' | 'station' | 'ports'>

/** Who writes: the team and its files may fill in everything and leave out anything; members what they are asked. */
export type OwnActor = 'team' | 'member' | 'signup'

/** What is to stand in fields, by their numbers, however it was typed; '' and null take it away. */
export type ToldValues = Readonly<Record<string, string | number | boolean | readonly string[] | null>>

/** What became another value, by the name of its field. */
export type OwnChange = { name: string; kind: OwnField['kind']; before: OwnValue; after: OwnValue }

/** Field errors stand beside `own.<number>`. */
const ownName = (id: number | string): string => `own.${id}`

/** Values as they will be kept, and what is wrong with them, by `own.<number>`. Fields that the actor may not fill in are none. Pure. */
export function readOwnValues(fields: readonly OwnField[], actor: OwnActor, told: ToldValues) {
  const values = new Map<number, OwnValue>()
  const problems: Record<string, string> = {}
  const known = new Map(fields.map((field) => [String(field.id), field]))
  for (const [id, one] of Object.entries(told)) {
    const field = known.get(id)
    if (!field || (actor !== 'team' && !isAskedOfMember(field))) {
      problems[ownName(id)] = texts.unknown
      continue
    }
    const read = readOwnValue(field, one)
    if ('wrong' in read) problems[ownName(id)] = read.wrong
    else if (read.value === null && field.isRequired && actor !== 'team')
      problems[ownName(id)] = texts.required
    else values.set(field.id, read.value)
  }
  return { values, problems }
}

/** What of the fields that must be filled in is not told. Pure. */
export const missingOwn = (fields: readonly OwnField[], told: ToldValues): Record<string, string> =>
  Object.fromEntries(
    fields
      .filter(({ id, isRequired }) => isRequired && told[String(id)] === undefined)
      .map(({ id }) => [ownName(id), texts.required]),
  )

/**
 * Writes what somebody has in the station's own fields, in the surrounding transaction; what is not told stays, the same again changes
 * nothing (PPL-17). @returns what became another value @throws invalid_input beside `own.<number>`
 */
export async function writeOwnFields(
  ctx: Within,
  actor: OwnActor,
  participantId: number,
  told: ToldValues,
): Promise<OwnChange[]> {
  if (Object.keys(told).length === 0) return []
  const fields = await listOwnFields(ctx)
  const { values, problems } = readOwnValues(fields, actor, told)
  if (Object.keys(problems).length > 0) throw ApiError.fields(problems)
  const own = (await ownValuesOf(ctx, fields, [participantId])).get(participantId)
  const changes = fields.flatMap(({ id, name, kind }) => {
    const [before, after] = [own?.get(id) ?? null, values.get(id)]
    const isSame = after === undefined || JSON.stringify(before) === JSON.stringify(after)
    return isSame ? [] : [{ id, name, kind, before, after }]
  })
  await write(ctx, participantId, changes)
  return changes.map(({ id: _, ...change }) => change)
}

type Written = OwnChange & { id: number }

async function write({ db, station, ports }: Within, participantId: number, changes: Written[]) {
  const gone = changes.filter(({ after }) => after === null).map(({ id }) => id)
  if (gone.length > 0)
    await db
      .delete(ownValues)
      .where(
        inStation(
          ownValues,
          { station },
          eq(ownValues.participantId, participantId),
          inArray(ownValues.fieldId, gone),
        ),
      )
  const kept = changes.filter(({ after }) => after !== null)
  if (kept.length === 0) return
  const updatedAt = ports.clock.now()
  const rows = kept.map(({ id: fieldId, kind, after }) => ({
    ...{ stationId: station.id, fieldId, participantId, updatedAt, ...columnsOf(kind, after) },
  }))
  const taken = (name: string) => sql.raw(`excluded."${name}"`)
  await db
    .insert(ownValues)
    .values(rows)
    .onConflictDoUpdate({
      target: [ownValues.stationId, ownValues.fieldId, ownValues.participantId],
      set: {
        ...{ text: taken('text'), number: taken('number'), day: taken('day'), flag: taken('flag') },
        ...{ choices: taken('choices'), updatedAt: taken('updated_at') },
      },
    })
}

/** What one person has in fields becomes another's, over what that one has in the same, in the surrounding transaction. */
export async function moveOwnValues(
  { db, station }: Within,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const of = (id: number) => inStation(ownValues, { station }, eq(ownValues.participantId, id))
  const moved = await db.delete(ownValues).where(of(from)).returning()
  if (moved.length === 0) return
  const fields = moved.map(({ fieldId }) => fieldId)
  await db.delete(ownValues).where(and(of(to), inArray(ownValues.fieldId, fields)))
  await db.insert(ownValues).values(moved.map((row) => ({ ...row, participantId: to })))
}
