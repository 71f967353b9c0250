import { z } from 'zod'
import { actionDetailSchema } from '../../activities/participation/schemas.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { moveFields } from '../schemas.ts'
import { changedActivitySchema, triedActivitySchema } from './changed-activity.ts'
import {
  activityStatuses,
  collectionInputSchema,
  collectionKinds,
  homeRowSchema,
  managedActivityRowSchema,
  managedActivitySchema,
  managedCollectionRowSchema,
  managedCollectionSchema,
  newActivitySchema,
  participationPageSchema,
  pictureKinds,
  seenTag,
  undoInputSchema,
  undoneSchema,
} from './schemas.ts'

const team = { access: 'team', right: 'content', tag: 'management' } as const
const byId = z.object({ id: idParam })
const seen = seenTag

export const listManagedActivities = endpoint({
  ...team,
  method: 'get',
  path: '/management/activities',
  summary: 'Activities of the station in their order, of all states',
  query: z.object({
    search: z.string().trim().max(100).optional(),
    status: z.enum(activityStatuses).optional(),
    type_id: z.coerce.number().int().min(1).max(1_000).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(24),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ list: z.array(managedActivityRowSchema), total: z.number() }),
})

export const getManagedActivity = endpoint({
  ...team,
  method: 'get',
  path: '/management/activities/{id}',
  summary: 'One activity as its owners edit it',
  params: byId,
  answer: managedActivitySchema,
})

export const createActivity = endpoint({
  ...team,
  method: 'post',
  path: '/management/activities',
  summary: 'A new activity, as a draft',
  body: newActivitySchema,
  idempotent: true,
  answer: managedActivitySchema,
})

export const saveActivity = endpoint({
  ...team,
  method: 'put',
  path: '/management/activities/{id}',
  summary: 'Change what is sent of an activity; one that somebody changed meanwhile is a conflict',
  params: byId,
  body: changedActivitySchema,
  answer: managedActivitySchema,
})

export const setActivityStatus = endpoint({
  ...team,
  method: 'post',
  path: '/management/activities/{id}/status',
  summary:
    'Publish or withdraw an activity; published for the first time it goes on the home, into `row` or what is new, unless `home` says no',
  params: byId,
  body: z.strictObject({
    seen,
    status: z.enum(['published', 'withdrawn']),
    home: z.boolean().default(true),
    row: homeRowSchema.optional(),
  }),
  answer: managedActivitySchema,
})

export const moveActivity = endpoint({
  ...team,
  method: 'post',
  path: '/management/activities/{id}/move',
  summary: 'One place up (-1) or down (1) in the order of the station',
  params: byId,
  body: z.strictObject(moveFields),
  answer: managedActivitySchema,
})

export const previewActivity = endpoint({
  ...team,
  method: 'get',
  path: '/management/activities/{id}/preview',
  summary: 'An activity of any state as a member who may take part would see it',
  params: byId,
  answer: actionDetailSchema,
})

export const tryActivity = endpoint({
  ...team,
  method: 'post',
  path: '/management/activities/{id}/preview',
  summary: 'The same with what somebody is typing; nothing is written',
  params: byId,
  body: triedActivitySchema,
  answer: actionDetailSchema,
})

export const addActivityPicture = endpoint({
  ...team,
  method: 'post',
  path: '/management/activity-images',
  summary:
    'A cover or featured picture: PNG, JPEG, GIF or WebP up to 3 MB, cut to its shape, in the sizes pages use',
  upload: {
    field: 'file',
    maxBytes: 3 * 1024 * 1024,
    fields: z.object({ kind: z.enum(pictureKinds) }),
  },
  answer: z.object({ image: z.string() }),
})

export const addFilm = endpoint({
  ...team,
  method: 'post',
  path: '/management/activity-videos',
  summary: 'A film of the station for playlists: MP4 or WebM up to 10 MB (VAL-10)',
  upload: { field: 'file', maxBytes: 10_000_000 },
  /** `durationSeconds`: as the film says itself; null where it does not. */
  answer: z.object({ url: z.string(), durationSeconds: z.number().nullable() }),
})

export const addAnimation = endpoint({
  ...team,
  method: 'post',
  path: '/management/animations',
  summary: 'A Lottie animation for feedback: JSON up to 500 KB',
  upload: { field: 'file', maxBytes: 500_000 },
  answer: z.object({ animation: z.string() }),
})

export const listParticipations = endpoint({
  ...team,
  method: 'get',
  path: '/management/activities/{id}/participations',
  summary: 'Who took part, newest first; `before` is the number of the last line one has',
  params: byId,
  query: z.object({
    before: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(500).default(24),
  }),
  answer: participationPageSchema,
})

export const undoParticipation = endpoint({
  ...team,
  method: 'post',
  path: '/management/participations/{id}/undo',
  summary:
    'Take a participation back, with a reason: counter-entries in the ledger, no limit counts it any more',
  params: byId,
  body: undoInputSchema,
  answer: undoneSchema,
})

const kind = z.enum(collectionKinds)
const ofKind = z.object({ kind, id: idParam })

export const listManagedCollections = endpoint({
  ...team,
  method: 'get',
  path: '/management/collections',
  summary:
    'Categories, journeys and the row now playing of the home, in their order; of `activity`, which of them have it',
  query: z.object({ activity: idParam.optional() }),
  answer: z.array(managedCollectionRowSchema),
})

export const getManagedCollection = endpoint({
  ...team,
  method: 'get',
  path: '/management/collections/{kind}/{id}',
  summary: 'One category, journey or the row now playing with its activities',
  params: ofKind,
  answer: managedCollectionSchema,
})

export const createCollection = endpoint({
  ...team,
  method: 'post',
  path: '/management/collections/{kind}',
  summary:
    'A new category or journey, at the end or with `first` before the others, or the row now playing where there is none (HOM-03)',
  params: z.object({ kind }),
  body: collectionInputSchema.extend({ first: z.boolean().default(false) }),
  idempotent: true,
  answer: managedCollectionSchema,
})

export const saveCollection = endpoint({
  ...team,
  method: 'put',
  path: '/management/collections/{kind}/{id}',
  summary:
    'Rename a category, a journey or the row now playing and say which activities it has, in which order',
  params: ofKind,
  body: z.strictObject({ seen, value: collectionInputSchema }),
  answer: managedCollectionSchema,
})

export const moveCollection = endpoint({
  ...team,
  method: 'post',
  path: '/management/collections/{kind}/{id}/move',
  summary: 'One place up (-1) or down (1) among its kind',
  params: ofKind,
  body: z.strictObject(moveFields),
  answer: z.array(managedCollectionRowSchema),
})

export const removeCollection = endpoint({
  ...team,
  method: 'delete',
  path: '/management/collections/{kind}/{id}',
  summary: 'Remove a category or journey; its activities stay',
  params: ofKind,
  query: z.object({ seen }),
  answer: z.array(managedCollectionRowSchema),
})
