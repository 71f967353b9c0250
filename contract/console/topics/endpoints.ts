import { entryCalls } from '../entries.ts'
import { managedTopicHeadSchema, managedTopicSchema, topicInputSchema } from './schemas.ts'

/** Owners' topics of interest (PLS-02). */
export const managedTopics = entryCalls('topics', 'topics of interest', {
  input: topicInputSchema,
  entry: managedTopicSchema,
  head: managedTopicHeadSchema,
})
