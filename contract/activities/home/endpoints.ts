import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import { actionCardSchema } from '../participation/schemas.ts'
import {
  categorySchema,
  foundOthersSchema,
  homeMomentsSchema,
  journeySchema,
  nowPlayingSchema,
} from './schemas.ts'

const ofMember = z.object({
  'where[station_id]': idParam.optional(),
  'where[user_id]': idParam.optional(),
})

/** The most that a search finds (D2§9). */
export const mostFound = 3000
/** Cards in one answer: who wants more asks for the next ones (SEC-39). */
const cards = z.coerce.number().int().min(1).max(100)

export const listActions = endpoint({
  method: 'get',
  path: '/actions/',
  access: 'participant',
  tag: 'home',
  summary: 'Published activities by priority; with `where[featuredPrivate]=1` the carousel (HOM-02, HOM-06)',
  query: ofMember.extend({
    'where[featuredPrivate]': z.literal('1').optional(),
    limit: cards.default(24),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.array(actionCardSchema),
})

/** Whether an activity was done: the choices of a filter. */
export const doneChoices = ['nao', 'sim'] as const
/** Orders of a search; `todo`: by priority, what was done last. */
export const actionOrders = ['priority', 'todo', 'newest', 'reward', 'end'] as const

/** Ours beside the specification's: `total`, at most 3,000, pages, filters, orders, and the types that there are. */
export const searchActions = endpoint({
  method: 'get',
  path: '/actions-by-name/',
  access: 'participant',
  tag: 'home',
  summary:
    'Published activities by their name or that of their type; accents and case do not matter (HOM-08)',
  query: ofMember.extend({
    'where[name]': z.string().max(200).default(''),
    'where[type]': idParam.optional(),
    'where[done]': z.enum(doneChoices).optional(),
    /** Only what gives points. */
    'where[reward]': z.literal('1').optional(),
    /** Only what has begun and has not ended. */
    'where[open]': z.literal('1').optional(),
    order: z.enum(actionOrders).default('priority'),
    limit: cards.default(24),
    offset: z.coerce.number().int().min(0).max(mostFound).default(0),
  }),
  answer: z.object({
    content: z.array(actionCardSchema),
    total: z.number(),
    /** The types that the station has on air, whatever is searched. */
    types: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
})

/** What a search finds beside activities. */
export const otherKinds = ['news', 'products'] as const

/** Ours: nothing without a word to look for. */
export const searchOthers = endpoint({
  method: 'get',
  path: '/others-by-name/',
  access: 'participant',
  tag: 'home',
  summary: 'News and products by name, of those the user may read, the first few of each (HOM-08, GAP-152)',
  query: z.object({
    'where[name]': z.string().max(200).default(''),
    /** One of them only. */
    kind: z.enum(otherKinds).optional(),
    limit: cards.default(6),
    offset: z.coerce.number().int().min(0).max(mostFound).default(0),
  }),
  answer: foundOthersSchema,
})

export const listActionsOfUser = endpoint({
  method: 'get',
  path: '/actions/establishment/user/{userId}',
  access: 'participant',
  tag: 'home',
  summary: 'The activities the user may see, by priority, a hundred of them if nothing else is said (HOM-01)',
  params: z.object({ userId: idParam }),
  query: z.object({
    limit: cards.default(100),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.array(actionCardSchema),
})

/** Ours: where the page after taking part leads. */
export const getNextAction = endpoint({
  method: 'get',
  path: '/actions/{id}/next',
  access: 'participant',
  tag: 'home',
  summary:
    'What to do after an activity: the next one that is open to the user and new to them, of its own journey or category first (ACT-S08)',
  params: z.object({ id: idParam }),
  answer: z.object({ content: actionCardSchema.nullable() }),
})

export const listJourneys = endpoint({
  method: 'get',
  path: '/journeys',
  access: 'participant',
  tag: 'home',
  summary: 'Journeys with what the user has done of them (HOM-04)',
  query: ofMember,
  answer: z.array(journeySchema),
})

export const getNowPlaying = endpoint({
  method: 'get',
  path: '/now-playing',
  access: 'participant',
  tag: 'home',
  summary: "The 'now playing' row (HOM-03)",
  query: ofMember,
  answer: nowPlayingSchema,
})

export const listParticipantCategories = endpoint({
  method: 'get',
  path: '/participant-categories/',
  access: 'participant',
  tag: 'home',
  summary: 'Categories with their first activities (HOM-05)',
  query: ofMember.extend({
    'where[id]': idParam.optional(),
    /** Activities per category; of all categories together twelve of each at most, and of one a hundred (SEC-54). */
    limit: cards.default(12),
    /** Activities of each category left out: the pages of one category. */
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ content: z.array(categorySchema) }),
})

/** Ours. */
export const getHomeMoments = endpoint({
  method: 'get',
  path: '/home-moments',
  access: 'participant',
  tag: 'home',
  summary:
    'What a home that begins with services or a feature shows beside activities: appointments, news, the wall',
  answer: homeMomentsSchema,
})
