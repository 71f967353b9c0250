import { z } from 'zod'
import { fieldTexts, requiredText } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { topicContentSchema } from '../../services/consultancies/content.ts'

/** As many as a station keeps. */
export const mostTopics = 500

/** A topic as an owner writes it (PLS-02). Members see them by `position`, the lowest first; null: at the end. */
export const topicInputSchema = topicContentSchema.omit({ id: true }).extend({
  kind: requiredText(mostLetters.topic.kind),
  title: requiredText(mostLetters.topic.title),
  interested: z
    .string()
    .trim()
    .max(mostLetters.topic.interested, fieldTexts.max(mostLetters.topic.interested))
    .default(''),
  description: z
    .string()
    .trim()
    .max(mostLetters.topic.description, fieldTexts.max(mostLetters.topic.description))
    .default(''),
  position: z.int().min(0).max(100_000).nullable().default(null),
})
export type TopicInput = z.output<typeof topicInputSchema>

const said = topicInputSchema.shape

/** A topic as a spreadsheet tells it: what is not said stays as it is of one that is there, and is empty, unpublished, of a new one. */
export const importedTopicSchema = topicInputSchema.extend({
  interested: said.interested.unwrap().optional(),
  description: said.description.unwrap().optional(),
  highlights: said.highlights.unwrap().optional(),
  actions: said.actions.unwrap().optional(),
  cases: said.cases.unwrap().optional(),
  published: said.published.unwrap().optional(),
})
export type ImportedTopic = z.output<typeof importedTopicSchema>

/** Topics that are written together. */
export const topicImportSchema = z.strictObject({
  topics: z.array(importedTopicSchema).min(1).max(mostTopics),
})

export const managedTopicSchema = topicInputSchema.extend({ id: z.number(), tag: z.string() })

/** What the list tells of each. */
export const managedTopicHeadSchema = managedTopicSchema.pick({
  id: true,
  kind: true,
  title: true,
  position: true,
  published: true,
})
