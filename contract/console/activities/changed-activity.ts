import { z } from 'zod'
import { type BodySchema, bodySchemaOf, formByType } from '../../activity-types/index.ts'
import { noBody } from '../../activity-types/no-body.ts'
import { anyActivitySchema, seenTag } from './schemas.ts'

type Written = typeof anyActivitySchema.shape
type Bare<Field> = Field extends z.ZodDefault<infer Inner> ? Inner : Field
type ChangedShape = { [Name in keyof Written]: z.ZodOptional<Bare<Written[Name]>> }

/** The same fields without their defaults: what is left out stays as it is. */
const changedShape = Object.fromEntries(
  Object.entries(anyActivitySchema.shape).map(([name, field]) => [
    name,
    (field instanceof z.ZodDefault ? field.unwrap() : field).optional(),
  ]),
) as ChangedShape
const withChangedBody = (body: BodySchema) => z.strictObject({ ...changedShape, body: z.optional(body) })
const changedForm = (type_id: z.ZodLiteral<number>, body: BodySchema) =>
  z.strictObject({ type_id, value: withChangedBody(body) })

/** What owners write of some fields of an activity of a type. */
export const activityChangeOf = (typeId: number) => withChangedBody(bodySchemaOf(typeId) ?? noBody.schema)
export type ActivityChange = z.output<ReturnType<typeof withChangedBody>>

/** What of an activity is tried or changed, of the type that it has: the fields of one step of its form, or all. */
export const triedActivitySchema = formByType(changedForm)
export type TriedActivity = z.output<typeof triedActivitySchema>
/** The same, with what was seen of it. */
export const changedActivitySchema = formByType((type_id, body) =>
  changedForm(type_id, body).extend({ seen: seenTag }),
)
export type ChangedActivity = z.output<typeof changedActivitySchema>
