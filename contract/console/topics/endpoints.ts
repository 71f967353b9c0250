import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { entryCalls } from '../entries.ts'
import { managedTopicHeadSchema, managedTopicSchema, topicImportSchema, topicInputSchema } from './schemas.ts'

/** Owners' topics of interest (PLS-02). */
export const managedTopics = entryCalls('topics', 'topics of interest', {
  input: topicInputSchema,
  entry: managedTopicSchema,
  head: managedTopicHeadSchema,
})

/** Ours: topics of a spreadsheet. */
export const importTopics = endpoint({
  access: 'team',
  right: 'content',
  tag: 'management',
  method: 'post',
  path: '/management/topic-imports',
  summary:
    'Owners: write topics, all of them or none; whose title is there is changed in what is said, so twice is once (PLS-02)',
  body: topicImportSchema,
  answer: z.object({ created: z.number(), changed: z.number() }),
})
