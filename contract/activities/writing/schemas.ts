import { z } from 'zod'
import { writtenText } from '../../written-text.ts'
import { reportDetailsLength } from './length.ts'

/** A ban on writing with its reason; `until` in ISO 8601, null without an end. */
export const writingBlockSchema = z.object({ reason: z.string(), until: z.string().nullable() })
export type WritingBlock = z.output<typeof writingBlockSchema>

/**
 * The state of a text that not everybody sees: it waits for an owner (`held`), an owner took it off (`hidden`) or away
 * for good (`removed`). Told to its author only.
 */
export const writingNoticeSchema = z.object({
  state: z.enum(['held', 'hidden', 'removed']),
  /** The owner's words; empty where it waits. */
  reason: z.string(),
})

/** A member as other members see them: the first name and the initial of the last. */
export const writerSchema = z.object({ name: z.string(), image: z.string().nullable() })

/** The reasons to report a text. */
export const reportReasons = ['offence', 'advertising', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

const details = z
  .string()
  .trim()
  .max(reportDetailsLength * 20)
  .optional()
  .transform((text) => text || undefined)
  .pipe(writtenText(reportDetailsLength).optional())

export const reportFields = { reason: z.enum(reportReasons, 'Escolha um motivo'), details }
