import { z } from 'zod'
import { dayField } from '../../day-fields.ts'
import { idParam } from '../../endpoint.ts'
import { requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { accountStatuses } from '../../people/access/schemas.ts'
import { ownFieldSchema, ownValuesSchema } from '../../people/own-fields/schemas.ts'
import { writtenText } from '../../written-text.ts'
import { pointActSchema, pointKinds } from '../points/schemas.ts'

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
export const viewNameField = requiredText(mostLetters.peopleView)
/** The name that a form showed: nobody renames what has another one by now. */
export const seenNameField = z.string().max(200)
/** Without words that were looked for: a view names no single person. */
export const viewInputSchema = z.strictObject({
  name: viewNameField,
  filter: z.strictObject(peopleFilterSchema.omit({ search: true }).shape),
})

/** What is done to many people at once (PPL-08, PPL-15). */
export const peopleActKinds = [
  'tag',
  'untag',
  'suspend',
  'reactivate',
  'activation',
  'credit',
  'approve',
  'refuse',
] as const
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
  z.strictObject({
    kind: z.enum(['suspend', 'refuse']),
    reason: writtenText(mostLetters.reason),
    whom: whomSchema,
  }),
  z.strictObject({ kind: z.enum(['reactivate', 'activation', 'approve']), whom: whomSchema }),
])
export type PeopleActInput = z.output<typeof peopleActInputSchema>

/** The same points for each of many people; `amountCents` is of one. */
export const creditFieldsSchema = pointActSchema.omit({ direction: true })
export const peopleCreditSchema = creditFieldsSchema.extend({ whom: whomSchema })
export type PeopleCredit = z.output<typeof peopleCreditSchema>

/** As many of those for whom it was not possible as an act's page names. */
export const mostNotDone = 200

/** How far it came: of `total` people `seen` were gone through, and for `changed` of them it changed something. */
export const peopleActSchema = z.object({
  id: z.number(),
  kind: z.enum(peopleActKinds),
  /** Which tag; null: it is of another kind. */
  tag: z.string().nullable(),
  /** Why people are suspended, given points or not let in. */
  reason: z.string().nullable(),
  /** What each is given, in hundredths of points. */
  amountH: z.number().nullable(),
  total: z.number(),
  seen: z.number(),
  changed: z.number(),
  isEnded: z.boolean(),
  /** Points above the amount of the station wait for a second person. */
  isWaiting: z.boolean(),
  /** Why the second person refused. */
  refusal: z.string().nullable(),
  by: z.string(),
  /** For whom it was not possible, and why: the first of them. */
  notDone: z.array(z.object({ id: z.number(), name: z.string(), why: z.string() })),
  notDoneCount: z.number(),
})
export type PeopleAct = z.output<typeof peopleActSchema>

/** Points for many people that wait for a second person: fifty at most. */
export const creditQueueSchema = z.array(
  z.object({
    id: z.number(),
    people: z.number(),
    /** What each is given, in hundredths of points. */
    amountH: z.number(),
    kind: z.enum(pointKinds),
    reason: z.string(),
    askedBy: z.string(),
    isAskedByMe: z.boolean(),
    createdAt: z.string(),
  }),
)
export type CreditQueue = z.output<typeof creditQueueSchema>
