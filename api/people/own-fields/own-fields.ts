import { asc, inArray } from 'drizzle-orm'
import type { AskedPlace, FilledField, OwnField, OwnValue } from '#contract/people/own-fields/schemas.ts'
import type { ApiContext } from '../../platform/context.ts'
import { inStation } from '../../platform/db/rows.ts'
import { rememberPerRevision } from '../../stations/registry/index.ts'
import { ownFields, ownValues } from './tables.ts'

type Within = Pick<ApiContext, 'db' | 'station'>

/** The station's own fields, in their order, as they are now (PPL-17). */
export async function listOwnFields({ db, station }: Within): Promise<OwnField[]> {
  const rows = await db
    .select()
    .from(ownFields)
    .where(inStation(ownFields, { station }))
    .orderBy(asc(ownFields.position), asc(ownFields.id))
  return rows.map(toField)
}

const toField = ({ stationId: _, position: __, ...field }: typeof ownFields.$inferSelect): OwnField => field

type ValueRow = typeof ownValues.$inferSelect

/** What stands in a row, by the kind of its field. Pure. */
function valueIn(kind: OwnField['kind'], row: Omit<ValueRow, 'updatedAt'> | undefined): OwnValue {
  if (!row) return null
  switch (kind) {
    case 'number':
      return row.number
    case 'date':
      return row.day
    case 'flag':
      return row.flag
    case 'choices':
      return row.choices
    default:
      return row.text
  }
}

/** Where a value stands in its row. Pure. */
export function columnsOf(kind: OwnField['kind'], value: OwnValue) {
  const none = { text: null, number: null, day: null, flag: null, choices: null }
  switch (kind) {
    case 'number':
      return { ...none, number: value as number }
    case 'date':
      return { ...none, day: value as string }
    case 'flag':
      return { ...none, flag: value as boolean }
    case 'choices':
      return { ...none, choices: value as string[] }
    default:
      return { ...none, text: value as string }
  }
}

/** What some people have in the station's fields, by person and field: one query. */
export async function ownValuesOf(
  { db, station }: Within,
  fields: readonly OwnField[],
  people: readonly number[],
): Promise<Map<number, Map<number, OwnValue>>> {
  const found = new Map<number, Map<number, OwnValue>>()
  if (fields.length === 0 || people.length === 0) return found
  const kinds = new Map(fields.map(({ id, kind }) => [id, kind]))
  const rows = await db
    .select()
    .from(ownValues)
    .where(inStation(ownValues, { station }, inArray(ownValues.participantId, [...people])))
  for (const row of rows) {
    const kind = kinds.get(row.fieldId)
    if (!kind) continue
    const own = found.get(row.participantId) ?? new Map<number, OwnValue>()
    own.set(row.fieldId, valueIn(kind, row))
    found.set(row.participantId, own)
  }
  return found
}

/** Fields with what one person has in them. */
export async function filledFields(
  ctx: Within,
  fields: readonly OwnField[],
  participantId: number,
): Promise<FilledField[]> {
  const own = (await ownValuesOf(ctx, fields, [participantId])).get(participantId)
  return fields.map((field) => ({ ...field, value: own?.get(field.id) ?? null }))
}

/** Whether a member fills it in themselves. Pure. */
export const isAskedOfMember = ({ asked }: { asked: AskedPlace }): boolean => asked !== 'team'
/** Whether a member sees it. Pure. */
export const isSeenByMember = (field: OwnField): boolean => isAskedOfMember(field) || field.isShown

/** What is asked at sign-up, read once for each revision of the station. */
const signupOf = rememberPerRevision(
  async (ctx: ApiContext, _: object) => (await listOwnFields(ctx)).filter(({ asked }) => asked === 'signup'),
  (fields) => fields.length,
)
export const signupFields = (ctx: ApiContext): Promise<OwnField[]> => signupOf(ctx, {})
