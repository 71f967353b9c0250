import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { currentPasswordField } from '../../fields.ts'
import { sessionAnswerSchema } from '../access/schemas.ts'
import { codeField, codesEndSchema } from './schemas.ts'

const tag = 'codes'
const own = { access: 'participant', tag } as const
/** `device` of earlier log-ins of this browser. */
const devices = z.array(z.string().max(200)).max(4).optional()

/**
 * Ours: the second step of a log-in. `pending` is what the first one answered (`code_needed`), for five minutes and five tries; a code of
 * the app is taken once, a recovery code once and for all.
 */
export const enterByCode = endpoint({
  method: 'post',
  path: '/auth/login/code',
  access: 'public',
  tag,
  summary: 'Log in with a code after the password (PPL-26)',
  body: z.strictObject({ pending: z.string().regex(/^[\w-]{43}$/), code: codeField, devices }),
  answer: sessionAnswerSchema,
})

/** Ours: who is in proves that it is them, for ten minutes: who has codes by one, everybody else by their password. */
export const proveAgain = endpoint({
  ...own,
  method: 'post',
  path: '/auth/proof',
  summary: 'Prove again who is in, before something sensitive (PPL-27)',
  body: z.union([
    z.strictObject({ current_password: currentPasswordField, devices }),
    z.strictObject({ code: codeField, devices }),
  ]),
  answer: z.object({ until: z.iso.datetime() }),
})

const setupSchema = z.object({
  /** In base 32. */
  secret: z.string(),
  /** What the app reads from the picture. */
  uri: z.string(),
})
const codesSchema = z.object({
  /** Null: off. */
  since: z.iso.datetime().nullable(),
  /** Recovery codes that were not used. */
  left: z.number(),
  /** Begun, and not confirmed by a code yet. */
  setup: setupSchema.nullable(),
  /** They look after the station: codes are for them. */
  isOffered: z.boolean(),
  /** The station or the installation wants them. */
  isRequired: z.boolean(),
})
export type OwnCodes = z.output<typeof codesSchema>

export const getOwnCodes = endpoint({
  ...own,
  method: 'get',
  path: '/auth/codes',
  summary: 'Whether the user logs in with codes, and what is begun (PPL-26)',
  answer: codesSchema,
})

/** Begun again, the secret is another one. Codes that are on stay on until the new app is confirmed. */
export const beginCodes = endpoint({
  ...own,
  method: 'post',
  path: '/auth/codes/setup',
  summary: 'Make a secret for an app that makes codes (PPL-26)',
  answer: codesSchema,
})

const recoverySchema = z.object({
  /** Shown this once. */
  recovery: z.array(z.string()),
})

/** Other sessions end: they were begun without a code. */
export const confirmCodes = endpoint({
  ...own,
  method: 'post',
  path: '/auth/codes',
  summary: 'Turn codes on, by one of the app (PPL-26)',
  body: z.strictObject({ code: codeField }),
  answer: recoverySchema,
})

/** The ones of before open nothing any more. */
export const renewRecovery = endpoint({
  ...own,
  method: 'post',
  path: '/auth/codes/recovery',
  summary: 'Make new recovery codes (PPL-26)',
  answer: recoverySchema,
})

/** Twice is once. */
export const endCodes = endpoint({
  ...own,
  method: 'post',
  path: '/auth/codes/end',
  summary: 'Turn codes off, by password and code (PPL-26)',
  body: codesEndSchema,
  answer: codesSchema,
})

const ownStationSchema = z.object({
  id: z.number(),
  name: z.string(),
  roles: z.array(z.string()),
  /** It is the one of the call. */
  isHere: z.boolean(),
  /** Its log-in, which leads to its management; without a slash at its end. */
  url: z.string(),
})
export type OwnStation = z.output<typeof ownStationSchema>

/** Ours: no station's account says anything of another's while its e-mail is not proved (PPL-25). */
export const listOwnStations = endpoint({
  access: 'team',
  right: 'overview',
  tag,
  method: 'get',
  path: '/management/own-stations',
  summary: 'The stations of this installation that somebody of this proved e-mail looks after (PPL-25)',
  answer: z.object({ isProved: z.boolean(), email: z.string(), stations: z.array(ownStationSchema) }),
})
