import { z } from 'zod'
import { endpoint, idParam } from '../../endpoint.ts'
import {
  blockedWriterSchema,
  changedWordsSchema,
  decisionSchema,
  heldWordsSchema,
  moderatedDetailSchema,
  moderatedTextSchema,
  moderationLists,
  newBlockSchema,
  queuePlaceSchema,
  writingKinds,
} from './schemas.ts'

const team = { access: 'team', right: 'moderation', tag: 'management' } as const
const byId = z.object({ id: idParam })

const byKind = z.object({ kind: z.enum(writingKinds), id: idParam })

export const listModerated = endpoint({
  ...team,
  method: 'get',
  path: '/management/writings',
  summary: 'Comments and posts that wait for a decision, longest first, or that are hidden, newest first',
  query: z.object({
    list: z.enum(moderationLists).default('waiting'),
    from: queuePlaceSchema,
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({ list: z.array(moderatedTextSchema), next: z.string().nullable() }),
})

export const getModerated = endpoint({
  ...team,
  method: 'get',
  path: '/management/writings/{kind}/{id}',
  summary: 'A comment or a post with the reports of it and whether its author may write',
  params: byKind,
  answer: moderatedDetailSchema,
})

export const decideWriting = endpoint({
  ...team,
  method: 'put',
  path: '/management/writings/{kind}/{id}',
  summary: 'Keep, restore, hide or remove a comment or a post; its author is told',
  params: byKind,
  body: decisionSchema,
  answer: moderatedDetailSchema,
})

export const listBlockedWriters = endpoint({
  ...team,
  method: 'get',
  path: '/management/writing-blocks',
  summary: 'Members who may not write',
  answer: z.array(blockedWriterSchema),
})

export const blockWriter = endpoint({
  ...team,
  method: 'post',
  path: '/management/writing-blocks',
  summary: 'Keep a member from writing for a while, with a reason; they are told',
  body: newBlockSchema,
  answer: z.array(blockedWriterSchema),
})

/** `id` is the member's number. */
export const unblockWriter = endpoint({
  ...team,
  method: 'delete',
  path: '/management/writing-blocks/{id}',
  summary: 'Let a member write again',
  params: byId,
  answer: z.array(blockedWriterSchema),
})

export const getHeldWords = endpoint({
  ...team,
  method: 'get',
  path: '/management/held-words',
  summary: 'Words that hold back what members write until an owner has read it',
  answer: heldWordsSchema,
})

export const saveHeldWords = endpoint({
  ...team,
  method: 'put',
  path: '/management/held-words',
  summary: 'Change the words; what was written before stays as it is',
  body: changedWordsSchema,
  answer: heldWordsSchema,
})
