import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import {
  filledFieldSchema,
  ownFieldInputSchema,
  ownFieldSchema,
  sentOwnValuesSchema,
} from '../../people/own-fields/schemas.ts'

const read = { access: 'team', right: 'people', tag: 'management' } as const
const change = { access: 'team', right: 'membership', tag: 'management' } as const
const byId = z.object({ id: idParam })

/** A field, how many people have something in it, and its tag. */
export const managedFieldSchema = ownFieldSchema.extend({ people: z.number(), tag: z.string() })
export type ManagedField = z.output<typeof managedFieldSchema>
const fields = z.array(managedFieldSchema)

export const listManagedFields = endpoint({
  ...read,
  method: 'get',
  path: '/management/own-fields',
  summary: 'The station’s own fields, in their order, and how many people have something in each (PPL-17)',
  answer: fields,
})

export const addOwnField = endpoint({
  ...change,
  method: 'post',
  path: '/management/own-fields',
  summary: 'Add a field at the end, once for each form (PPL-17)',
  body: ownFieldInputSchema,
  idempotent: true,
  answer: fields,
})

/** Another kind is refused where people have something in it. */
export const saveOwnField = endpoint({
  ...change,
  method: 'put',
  path: '/management/own-fields/{id}',
  summary: 'Change a field, as it was seen (PPL-17)',
  params: byId,
  body: z.strictObject({ seen: z.string(), value: ownFieldInputSchema }),
  answer: managedFieldSchema,
})

export const moveOwnField = endpoint({
  ...change,
  method: 'post',
  path: '/management/own-fields/{id}/place',
  summary: 'Move a field up or down; sent again, from where it was seen, it is done (PPL-17)',
  params: byId,
  body: z.strictObject({ by: z.union([z.literal(1), z.literal(-1)]), from: z.int().positive().optional() }),
  answer: fields,
})

/** `people`: as many as were seen to have something in it. */
export const removeOwnField = endpoint({
  ...change,
  method: 'delete',
  path: '/management/own-fields/{id}',
  summary: 'Remove a field with what people have in it, as many as were seen; twice is once (PPL-17)',
  params: byId,
  query: z.object({ people: z.coerce.number().int().min(0).default(0) }),
  answer: z.object({ id: z.number() }),
})

const person = z.object({
  name: z.string(),
  fields: z.array(filledFieldSchema),
  /** Changes with what the person has. */
  tag: z.string(),
})

export const getPersonFields = endpoint({
  ...read,
  method: 'get',
  path: '/management/people/{id}/own-fields',
  summary: 'What somebody has in the station’s own fields (PPL-17)',
  params: byId,
  answer: person,
})

export const savePersonFields = endpoint({
  ...change,
  method: 'put',
  path: '/management/people/{id}/own-fields',
  summary: 'Change what somebody has in the station’s own fields, as it was seen (PPL-17)',
  params: byId,
  body: z.strictObject({ seen: z.string(), values: sentOwnValuesSchema }),
  answer: person,
})
