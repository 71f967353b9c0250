import { z } from 'zod'
import { emailField } from '../../fields.ts'
import { nameField } from '../../person-fields.ts'
import { optionalText } from '../../written-text.ts'

/** What everybody agrees to who has an account, each published by itself. */
export const legalDocuments = ['terms', 'privacy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** Longest texts of the person in charge. */
export const officerLimits = { phone: 40, post: 200 } as const

/** Who answers for personal data (LGPD, art. 41): everybody reads it in the privacy policy. */
export const officerSchema = z.strictObject({
  name: nameField,
  mail: emailField,
  /** '' where there is none: a telephone, and what they are or where they are written to. */
  phone: optionalText(officerLimits.phone).default(''),
  post: optionalText(officerLimits.post).default(''),
})
export type Officer = z.output<typeof officerSchema>

/** What is published of a document: its number, from 1 on, and its day, YYYY-MM-DD by the calendar of the station. */
const publishedSchema = z.object({ number: z.int().positive(), day: z.iso.date() })

/** What owners said of the station's documents; it stands beside the configuration, which says it until they do (ADR 164). */
export const legalSaidSchema = z.object({
  officer: z
    .object({ name: z.string(), mail: z.string(), phone: z.string(), post: z.string() })
    .nullable()
    .default(null),
  terms: publishedSchema.nullable().default(null),
  privacy: publishedSchema.nullable().default(null),
  /** How often members were asked to accept anew: who answered less often is asked at their next page. */
  asked: z.int().min(0).default(0),
})
export type LegalSaid = z.output<typeof legalSaidSchema>

type Legal = { said?: LegalSaid | undefined; termsUpdatedAt: string; privacyUpdatedAt: string }

/** The version of a document that counts now: its day, and its number; 0 is the text that came with the station. Pure. */
export function versionOf(legal: Legal, document: LegalDocument): { version: string; number: number } {
  const published = legal.said?.[document]
  if (published) return { version: published.day, number: published.number }
  return { version: document === 'privacy' ? legal.privacyUpdatedAt : legal.termsUpdatedAt, number: 0 }
}

/** How often the members of a station were asked to accept anew. Pure. */
export const askedIn = (legal: Pick<Legal, 'said'>): number => legal.said?.asked ?? 0
