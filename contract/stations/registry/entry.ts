import { z } from 'zod'

/**
 * How one joins a station (PPL-14): whoever signs up; whoever the team approves; those on the station's list of CPFs; those with an
 * invitation.
 */
export const entryModes = ['open', 'approval', 'list', 'invitation'] as const
export type EntryMode = (typeof entryModes)[number]

/** The forms that the specification has for signing up (D1§2.8): what is asked, and in which order. */
export const signupForms = ['standard', 'simple', 'promotion', 'affiliate'] as const

/** What owners say about it; kept beside the configuration, which says it until they do (ADR 161). */
export const entrySchema = z.object({
  mode: z.enum(entryModes),
  form: z.enum(signupForms),
  /** Youngest age at sign-up (GAP-21); never under 16. */
  minAge: z.int().min(16).max(99),
  /** Whoever is refused may ask once more. */
  mayAskAgain: z.boolean(),
  /** After how many days of waiting the team is reminded; null: never. */
  remindDays: z.int().min(1).max(60).nullable(),
})
export type Entry = z.output<typeof entrySchema>

type Said = {
  entry?: Entry | undefined
  signup: Entry['form']
  minAge: number
  affiliatesOnly: boolean
}

/** How one joins a station: as its owners say, else as its configuration does. Pure. */
export const entryOf = ({ entry, signup, minAge, affiliatesOnly }: Said): Entry =>
  entry ?? {
    mode: affiliatesOnly ? 'list' : 'open',
    form: signup,
    minAge,
    mayAskAgain: true,
    remindDays: 3,
  }

/** What a station does, where its owners said how one joins. Pure. */
export const withEntry = (behaviour: object, entry: Entry): object => ({
  ...behaviour,
  entry,
  signup: entry.form,
  minAge: entry.minAge,
  affiliatesOnly: entry.mode === 'list',
})
