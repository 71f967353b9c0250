import { z } from 'zod'
import { fieldTexts } from '../../fields.ts'
import { mostLetters } from '../../most-letters.ts'
import { legalDocuments } from '../../stations/registry/legal-said.ts'
import { optionalText } from '../../written-text.ts'

/** A text as owners write it; cleaned when it is stored. */
export const legalDraftSchema = z.strictObject({
  html: z.string().max(100_000, fieldTexts.max(100_000)),
})

/** What is said with a version: what changed, for everybody, and whether members accept it anew. */
export const legalPublicationSchema = z.strictObject({
  note: optionalText(mostLetters.legalNote).default(''),
  asks: z.boolean().default(false),
})

const versionSchema = z.object({
  number: z.number(),
  day: z.string(),
  note: z.string(),
  asks: z.boolean(),
  by: z.string(),
})
export type ManagedLegalVersion = z.output<typeof versionSchema>

/** One document: what is published, null where it is the text that came with the station, and what is written since. */
export const managedLegalTextSchema = z.object({
  document: z.enum(legalDocuments),
  /** 0: the text that came with the station. */
  number: z.number(),
  /** Of its last change, YYYY-MM-DD. */
  day: z.string(),
  html: z.string().nullable(),
  draft: z.object({ html: z.string(), by: z.string(), at: z.string() }).nullable(),
  /** Changes with the draft. */
  tag: z.string(),
  /** The newest first, at most a hundred. */
  versions: z.array(versionSchema),
})
export type ManagedLegalText = z.output<typeof managedLegalTextSchema>

/** Who answers for personal data, as everybody reads it; '' where nobody said it. */
export const managedOfficerSchema = z.object({
  value: z.object({ name: z.string(), mail: z.string(), phone: z.string(), post: z.string() }),
  /** An owner said it; else it is what came with the station. */
  isSaid: z.boolean(),
  tag: z.string(),
})
export type ManagedOfficer = z.output<typeof managedOfficerSchema>

export const legalOverviewSchema = z.object({
  officer: managedOfficerSchema,
  /** How many members have not answered the last asking; null: none was. */
  waiting: z.number().nullable(),
  documents: z.array(
    z.object({
      document: z.enum(legalDocuments),
      number: z.number(),
      day: z.string(),
      /** Who wrote the draft last, and when. */
      draft: z.object({ by: z.string(), at: z.string() }).nullable(),
    }),
  ),
})
export type LegalOverview = z.output<typeof legalOverviewSchema>
