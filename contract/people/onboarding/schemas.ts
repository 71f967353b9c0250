import { z } from 'zod'
import { sessionAnswerSchema, userSchema } from '../access/schemas.ts'
import { sentOwnValuesSchema } from '../own-fields/schemas.ts'

const nullableText = z.string().nullable()

/** A way to receive the code (GAP-24). `id` names it for POST /auth/confirmation-method; addresses are masked. */
export const confirmationMethodSchema = z.object({
  id: z.string(),
  type: z.literal('email'),
  email: nullableText,
  tel: nullableText,
})

/** The entry of somebody on the list of affiliates, as far as a stranger may see it: masked (STN-U07). */
export const affiliatedSchema = z.object({
  /** First name only. */
  name: z.string(),
  email: nullableText,
  tel: nullableText,
})

/** The invitation, which counts by its `code`; the numbers are what the specification sends. */
const memberGetMember = z.object({
  action_id: z.number(),
  inviter_id: z.number().nullable(),
  code: z.string().optional(),
})

/** The rule of a valid invite code (ONB-02). `points_invited` in points of the station, decimal. */
export const inviteSchema = z.object({
  valid: z.literal(true),
  member_get_member: memberGetMember.required(),
  memberGetMemberRule: z.object({ points_invited: z.number(), action: z.object({ id: z.number() }) }),
  /** First name of who invites. */
  inviter: nullableText,
  messages: z.array(z.string()),
})

/** The values that a registration keeps until it is confirmed, as they were typed and found right. */
export const signupValuesSchema = z.object({
  email: z.string().optional(),
  cpf: z.string().optional(),
  name: z.string().optional(),
  tel: z.string().optional(),
  birthday: z.string().optional(),
  state: z.string().optional(),
  city: z.string().optional(),
  /** What was told in the fields of the station, as it was typed; missing: they were not asked yet (PPL-17). */
  own: sentOwnValuesSchema.optional(),
  accepted: z.array(z.enum(['terms', 'privacy', 'travel', 'rules'])).optional(),
  member_get_member: memberGetMember.optional(),
})

/** A registration under way (GAP-27). */
export const signupDraftSchema = z.object({
  values: signupValuesSchema,
  affiliated: affiliatedSchema.nullable(),
  /** The log-in found the affiliate and sent them here (ACC-04). */
  from_login: z.boolean(),
  /** Set once the account exists and waits for its confirmation. */
  user_id: z.number().nullable(),
  /** The name of the pending activation in `/ativar/{hashCode}/{email}`. */
  hash: nullableText,
  /** The address of the code: masked for affiliates. */
  email: nullableText,
  methods: z.array(confirmationMethodSchema),
})

/** The step that follows the credentials (D1§4). */
export const signupNextSchema = z.enum(['person', 'fields', 'password', 'login'])

export const signupAnswerSchema = z.object({
  user_id: z.number(),
  /** Masked for affiliates. */
  email: nullableText,
  /** The name of the activation whose code was sent; null when a method has to be chosen first. */
  hash: nullableText,
  methods: z.array(confirmationMethodSchema),
  draft: z.string(),
  messages: z.array(z.string()),
})

export const codeSentSchema = z.object({
  hash: z.string(),
  resend_in_seconds: z.number(),
  messages: z.array(z.string()),
})

export const activationAnswerSchema = sessionAnswerSchema.extend({ messages: z.array(z.string()) })
export const updatedUserSchema = userSchema.extend({ messages: z.array(z.string()) })

export const municipalitySchema = z.object({ id: z.number(), nome: z.string() })

export type SignupDraft = z.output<typeof signupDraftSchema>
export type SignupValues = z.output<typeof signupValuesSchema>
export type Affiliated = z.output<typeof affiliatedSchema>
export type ConfirmationMethod = z.output<typeof confirmationMethodSchema>
export type InviteAnswer = z.output<typeof inviteSchema>
export type Municipality = z.output<typeof municipalitySchema>
