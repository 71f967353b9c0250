import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { pointRefusalSchema } from '../points/schemas.ts'
import * as schemas from './schemas.ts'

const read = { access: 'team', right: 'people', tag: 'management' } as const
const change = { access: 'team', right: 'membership', tag: 'management' } as const
const byId = z.object({ id: idParam })

export const listPeople = endpoint({
  ...read,
  method: 'get',
  path: '/management/people',
  summary:
    'People of the station whom a filter and words or digits of a name, an e-mail, a CPF or a phone find (PPL-04 to PPL-06); `before` is the last of those one has',
  query: schemas.peopleQuerySchema,
  answer: z.object({ list: z.array(schemas.listedPersonSchema), next: z.number().nullable() }),
})

export const getPeopleFacts = endpoint({
  ...read,
  method: 'get',
  path: '/management/people-facts',
  summary: 'How many people there are in each state, and what they are filtered by',
  answer: schemas.peopleFactsSchema,
})

export const countPeople = endpoint({
  ...read,
  method: 'get',
  path: '/management/people-count',
  summary: 'How many people a filter finds',
  query: schemas.peopleFilterSchema,
  answer: z.object({ count: z.number() }),
})

/** Once for each form. Of all whom a filter finds, as many as were seen: of others it is refused. */
export const actOnPeople = endpoint({
  ...change,
  method: 'post',
  path: '/management/people-acts',
  summary: 'Do something to many people: those who were ticked, or all whom a filter finds (PPL-08)',
  body: schemas.peopleActInputSchema,
  idempotent: true,
  answer: schemas.peopleActSchema,
})

/** Once for each form. */
export const creditPeople = endpoint({
  ...change,
  right: 'manyPoints',
  method: 'post',
  path: '/management/people-credits',
  summary:
    'Give the same points to many people; where all of them together are above the amount of the station it waits for a second person (PPL-08, GAP-160)',
  body: schemas.peopleCreditSchema,
  idempotent: true,
  answer: schemas.peopleActSchema,
})

export const listWaitingCredits = endpoint({
  ...read,
  right: 'points',
  method: 'get',
  path: '/management/people-credits/waiting',
  summary: 'Points for many people that wait for a second person, oldest first (PPL-08)',
  answer: schemas.creditQueueSchema,
})

export const confirmCredit = endpoint({
  ...change,
  right: 'points',
  method: 'post',
  path: '/management/people-credits/{id}/confirmation',
  summary: 'Another person than who asked confirms: the points move, once (PPL-08)',
  params: byId,
  answer: schemas.creditQueueSchema,
})

export const refuseCredit = endpoint({
  ...change,
  right: 'points',
  method: 'post',
  path: '/management/people-credits/{id}/refusal',
  summary: 'What waits is refused, or taken back by who asked: nothing moves (PPL-08)',
  params: byId,
  body: pointRefusalSchema,
  answer: schemas.creditQueueSchema,
})

export const getPeopleAct = endpoint({
  ...read,
  method: 'get',
  path: '/management/people-acts/{id}',
  summary: 'How far it came',
  params: byId,
  answer: schemas.peopleActSchema,
})

export const listTags = endpoint({
  ...read,
  method: 'get',
  path: '/management/people-tags',
  summary: 'What people are marked with, and how many are',
  answer: z.array(z.object({ id: z.number(), name: z.string(), people: z.number() })),
})

export const renameTag = endpoint({
  ...change,
  method: 'put',
  path: '/management/people-tags/{id}',
  summary: 'Another name for a tag; `seen` is the one that was seen',
  params: byId,
  body: z.strictObject({ name: schemas.tagNameField, seen: schemas.seenNameField }),
  answer: z.object({ id: z.number(), name: z.string() }),
})

export const removeTag = endpoint({
  ...change,
  method: 'delete',
  path: '/management/people-tags/{id}',
  summary: 'Remove a tag, from everybody; twice is once',
  params: byId,
  answer: z.object({ id: z.number() }),
})

/** One of that name is written over. */
export const saveView = endpoint({
  ...read,
  method: 'put',
  path: '/management/people-views',
  summary: 'Keep a filter under a name for the whole team (PPL-07)',
  body: schemas.viewInputSchema,
  answer: z.object({ id: z.number(), name: z.string() }),
})

export const renameView = endpoint({
  ...read,
  method: 'put',
  path: '/management/people-views/{id}',
  summary: 'Another name for a view; `seen` is the one that was seen (PPL-07)',
  params: byId,
  body: z.strictObject({ name: schemas.viewNameField, seen: schemas.seenNameField }),
  answer: z.object({ id: z.number(), name: z.string() }),
})

export const removeView = endpoint({
  ...read,
  method: 'delete',
  path: '/management/people-views/{id}',
  summary: 'Keep a filter no longer; twice is once',
  params: byId,
  answer: z.object({ id: z.number() }),
})
