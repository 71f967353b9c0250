import { z } from 'zod'
import { accessOf } from '../../stations/registry/gates.ts'

const nullableText = z.string().nullable()
const named = z.object({ id: z.number(), name: z.string() })

/**
 * GAP-20. `inactive` has not confirmed the e-mail yet; `imported` was brought by the team, `invited` by mail too, and neither has opened the
 * account (PPL-18); `pending` waits for the team's approval, which `refused` did not get (PPL-15).
 */
export const accountStatuses = [
  'active',
  'inactive',
  'pending',
  'refused',
  'imported',
  'invited',
  'suspended',
  'deleted',
] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Profile data of a user (D1§3). CPF and telephone as digits, birthday as YYYY-MM-DD, instants in ISO 8601. */
export const userContentSchema = z.object({
  id: z.number(),
  name: z.string(),
  cpf: nullableText,
  tel: nullableText,
  email: z.string(),
  birthday: nullableText,
  /** Ours: what of the two a payment may still correct, because it came with one and none was paid since (GAP-156). */
  typed_at_payment: z.array(z.enum(['cpf', 'birthday'])).optional(),
  state: nullableText,
  city: nullableText,
  image: nullableText,
  /** 1 owner, 2 participant (GAP-17). */
  type_id: z.union([z.literal(1), z.literal(2)]),
  active: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(accountStatuses),
  deletedAt: nullableText,
  /** Ours: when the account goes, where its person asked for that (PPL-31). */
  deletes_at: z.string().optional(),
  /** Ours: the station asks its members to accept its documents anew, and they have not (PPL-33). */
  must_accept: z.boolean().optional(),
  suspended_at: nullableText,
  /** Ours: why, where the team said it (PPL-11). */
  suspended_reason: z.string().optional(),
  /** Ours: why the team did not let them in, and whether they may ask once more (PPL-15). */
  refused_reason: z.string().optional(),
  may_ask_again: z.boolean().optional(),
  briefingDone: z.boolean(),
  establishment_user: z.object({ user_id: z.number(), establishment_id: z.number() }).nullable(),
  user_establishments: z.array(z.object({ establishment_id: z.number() })),
  /** Names. */
  establishments: z.array(z.string()),
  establishment_participant: named.nullable(),
  establishment: named.nullable(),
  /** The user's station with its feature flags (TEN-09). */
  station: named.extend({
    ...accessOf(() => z.boolean()),
  }),
  /** Their plan as `GET user-subscription` tells it, or null; only `users-web/{id}` says it, `me` is asked by every page. */
  subscription: z.record(z.string(), z.unknown()).nullable().optional(),
})

/** The user entity (D1§3). `points` is the wallet's balance, decimal; null where it cannot be read just now (PTS-01). */
export const userSchema = z.object({
  content: userContentSchema,
  points: z.number().nullable(),
  /** The points that were taken back after they were used, decimal: later rewards are set off against them (GAP-119). */
  owed: z.number().optional(),
  is_first_login: z.boolean(),
  permissions: z.array(z.string()),
  /**
   * The areas that the station has content for just now, beside its switches: `quizzes` (POL-11), `plans` (PLN-01),
   * `topUps` (WAL-01).
   */
  opens: z.array(z.string()).optional(),
  /** Ours: who looks after the station has to set codes in two steps up before anything else (PPL-26). */
  needs_codes: z.boolean().optional(),
  /** Whether the member area is open: the user exists, is not blocked and has done the briefing (ACC-06). */
  validToken: z.boolean(),
})

/** The user with the session that the log-in began. The token is opaque and shown this once. */
export const sessionAnswerSchema = userSchema.extend({
  token: z.string(),
  expires_at: z.string(),
  /** The token for the redirect to a management host (STN-013); null elsewhere. */
  tempToken: nullableText,
  /** Kept by the browser, and shown with its next log-ins: by it others' wrong tries never keep it out. Opens nothing. */
  device: z.string().optional(),
})

export type User = z.output<typeof userSchema>
export type SessionAnswer = z.output<typeof sessionAnswerSchema>
