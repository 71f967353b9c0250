import { z } from 'zod'
import { captchaFields } from '../../captcha.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { cpfField, currentPasswordField, emailField } from '../../fields.ts'
import { sessionAnswerSchema, userSchema } from './schemas.ts'

/** `device` of earlier log-ins of this browser. */
const devices = z.array(z.string().max(200)).max(4).optional()

/**
 * `email_or_cpf` says which of the two identifies (D1§3). A wrong pair answers 401 `invalid_credentials`; an affiliate
 * without an account 401 `affiliate_not_registered` with `details.affiliated` (GAP-15). A blocked account gets a
 * session that opens nothing but `GET /users-web/me`, so that the portal can say why (ACC-15, 17..19).
 */
export const login = endpoint({
  method: 'post',
  path: '/auth/login/establishment/{stationId}',
  access: 'public',
  tag: 'access',
  summary: 'Log in by e-mail or CPF (ACC-01..04, GAP-16)',
  params: z.object({ stationId: idParam }),
  body: z.discriminatedUnion('email_or_cpf', [
    z.strictObject({
      email_or_cpf: z.literal('email'),
      email: emailField,
      password: currentPasswordField,
      devices,
      ...captchaFields,
    }),
    z.strictObject({
      email_or_cpf: z.literal('cpf'),
      cpf: cpfField,
      password: currentPasswordField,
      devices,
      ...captchaFields,
    }),
  ]),
  answer: sessionAnswerSchema,
})

/** Ours: the specification's portal only forgot its token. */
export const logout = endpoint({
  method: 'post',
  path: '/auth/logout',
  access: 'session',
  tag: 'access',
  summary: 'End the session of the call (ACC-07)',
  answer: z.object({ ended: z.literal(true) }),
})

export const getUserWeb = endpoint({
  method: 'get',
  path: '/users-web/{id}',
  access: 'session',
  tag: 'access',
  summary: 'The user of the session, also when the account is blocked (ACC-06)',
  params: z.object({ id: z.union([z.literal('me'), idParam]) }),
  answer: userSchema,
})

/** Letters of a form as it is sealed: one of 256 KB, packed. */
const sealedField = z.string().min(1).max(240_000)

/**
 * Ours: what somebody sent whose session was over, where no cookie holds it, for half an hour. Whoever keeps it seals it before: the
 * platform cannot read it, and the answered id opens it once its author has logged in (ADR 22).
 */
export const keepForm = endpoint({
  method: 'post',
  path: '/kept-forms',
  access: 'public',
  tag: 'access',
  summary: 'Keep a sealed form over a log-in (ACC-06)',
  body: z.strictObject({ sealed: sealedField }),
  answer: z.object({ id: z.string() }),
})

export const getKeptForm = endpoint({
  method: 'get',
  path: '/kept-forms/{id}',
  access: 'session',
  tag: 'access',
  summary: 'A sealed form that was kept over a log-in (ACC-06)',
  params: z.object({ id: z.string().min(1).max(64) }),
  answer: z.object({ sealed: z.string() }),
})
