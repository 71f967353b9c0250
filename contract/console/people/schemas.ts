import { z } from 'zod'
import { dayField } from '../../day-fields.ts'
import { idParam } from '../../endpoint.ts'
import { requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { accountStatuses } from '../../people/access/schemas.ts'
import { ownFieldSchema, ownValuesSchema } from '../../people/own-fields/schemas.ts'
import { writtenText } from '../../written-text.ts'

/** As many tags and views as a station keeps. */
export const mostTags = 200
export const mostViews = 30
/** Whom a page shows at most, and so who can be ticked on one. */
export const mostOnPage = 500

/** When somebody was here last: within so many days, before that, or never. */
export const seenChoices = ['within7', 'within30', 'within90', 'over30', 'over90', 'never'] as const
export const peopleOrders = ['newest', 'oldest', 'name', 'points', 'seen'] as const
export type PeopleOrder = (typeof peopleOrders)[number]

/** Whom a list of people means; who is deleted only where that is asked for. Days of the station's calendar, both included. */
export const peopleFilterSchema = z.object({
  search: z.string().trim().max(100).optional(),
  status: z.enum(accountStatuses).optional(),
  plan: idParam.optional(),
  city: z.string().trim().max(100).optional(),
  joinedFrom: dayField.optional(),
  joinedTo: dayField.optional(),
  seen: z.enum(seenChoices).optional(),
  activity: idParam.optional(),
  tag: idParam.optional(),
  birthMonth: z.coerce.number().int().min(1).max(12).optional(),
  /** One of the station's own fields: who has something in it, or this, or a number or day from and to (PPL-17). */
  ownField: idParam.optional(),
  own: z.string().trim().max(mostLetters.ownField.value).optional(),
  ownFrom: z.string().trim().max(40).optional(),
  ownTo: z.string().trim().max(40).optional(),
})
export type PeopleFilter = z.output<typeof peopleFilterSchema>

export const peopleQuerySchema = peopleFilterSchema.extend({
  order: z.enum(peopleOrders).default('newest'),
  before: idParam.optional(),
  limit: z.coerce.number().int().min(1).max(mostOnPage).default(24),
})

export const tagSchema = z.object({ id: z.number(), name: z.string() })
export type Tag = z.output<typeof tagSchema>

/** Somebody of the list (PPL-04). Points decimal, instants in ISO 8601. */
export const listedPersonSchema = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string().nullable(),
  /** Its first three and last two digits are covered; null: none. */
  cpf: z.string().nullable(),
  email: z.string(),
  status: z.enum(accountStatuses),
  plan: z.string().nullable(),
  points: z.number(),
  since: z.string(),
  /** To the hour; null: never. */
  lastSeenAt: z.string().nullable(),
  tags: z.array(tagSchema),
  /** What they have in the station's own fields, by their numbers; of files only. */
  own: ownValuesSchema.optional(),
})
export type ListedPerson = z.output<typeof listedPersonSchema>

/** What the list is asked by: how many there are in each state, tags, plans and saved views. */
export const peopleFactsSchema = z.object({
  counts: z.record(z.enum(accountStatuses), z.number()),
  tags: z.array(tagSchema),
  plans: z.array(tagSchema),
  views: z.array(
    z.object({
      ...{ id: z.number(), name: z.string(), filter: peopleFilterSchema },
      /** Its own field is gone: the rest of it is there (PPL-07). */
      isCut: z.boolean(),
    }),
  ),
  fields: z.array(ownFieldSchema),
})
export type PeopleFacts = z.output<typeof peopleFactsSchema>

export const tagNameField = requiredText(mostLetters.tag)
/** Without words that were looked for: a view names no single person. */
export const viewInputSchema = z.strictObject({
  name: requiredText(mostLetters.peopleView),
  filter: z.strictObject(peopleFilterSchema.omit({ search: true }).shape),
})

export const peopleActKinds = ['tag', 'untag', 'approve', 'refuse'] as const
export type PeopleActKind = (typeof peopleActKinds)[number]
/** Those that say which tag. */
export const tagActKinds = ['tag', 'untag'] as const
export type TagActKind = (typeof tagActKinds)[number]

/** Whom it is done to: those who were ticked, or all whom a filter finds, as many as were seen. */
const whomSchema = z.union([
  z.strictObject({ ids: z.array(z.int().positive()).min(1).max(mostOnPage) }),
  z.strictObject({ filter: peopleFilterSchema, count: z.int().min(0) }),
])
export type Whom = z.output<typeof whomSchema>

export const peopleActInputSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(tagActKinds), tag: tagNameField, whom: whomSchema }),
  z.strictObject({ kind: z.literal('approve'), whom: whomSchema }),
  z.strictObject({ kind: z.literal('refuse'), reason: writtenText(mostLetters.reason), whom: whomSchema }),
])
export type PeopleActInput = z.output<typeof peopleActInputSchema>

/** How far it came: of `total` people `seen` were gone through, and for `changed` of them it changed something. */
export const peopleActSchema = z.object({
  id: z.number(),
  kind: z.enum(peopleActKinds),
  /** Which tag; null: it is of another kind. */
  tag: z.string().nullable(),
  total: z.number(),
  seen: z.number(),
  changed: z.number(),
  isEnded: z.boolean(),
})
export type PeopleAct = z.output<typeof peopleActSchema>
