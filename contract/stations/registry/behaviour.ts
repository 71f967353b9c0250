import { z } from 'zod'
import { assetField, httpUrlField } from '../../content-fields.ts'
import { entrySchema, signupForms } from './entry.ts'

/** The options of GAP-01: every difference between stations that is not look or content. */
export const behaviourSchema = z.strictObject({
  virtualCard: z.boolean().default(false),
  luckyNumbers: z.boolean().default(false),
  luckyNumbersHomeCard: z.boolean().default(false),
  /** The text while there are no numbers; the literal one by default (LCK-01). */
  luckyNumbersInfo: z
    .string()
    .max(500)
    .default('Os números da sorte serão disponibilizados no site até 01/02/2023 às 16h.'),
  fuelCampaigns: z.boolean().default(false),
  hideVouchers: z.boolean().default(false),
  hideSubscriptions: z.boolean().default(false),
  privacyNotice: z.enum(['standard', 'bank']).default('standard'),
  termsOfUse: z.enum(['standard', 'special']).default('standard'),
  /** The address that follows the log-in of an owner or member once the briefing is done; the temporary token is appended. */
  managementRedirect: httpUrlField.optional(),
  hideLoginLink: z.boolean().default(false),
  fixedSupportMail: z.email().optional(),
  regulationsPdf: assetField.optional(),
  loginIdentifier: z.enum(['both', 'cpf']).default('both'),
  loginPage: z.enum(['standard', 'union']).default('standard'),
  signup: z.enum(signupForms).default('standard'),
  affiliatesOnly: z.boolean().default(false),
  credentialsThenLogin: z.boolean().default(false),
  onboardingPage: z.enum(['standard', 'company']).default('standard'),
  unionServices: z.boolean().default(false),
  enterprisePlan: z.boolean().default(false),
  preRegistration: z.boolean().default(false),
  buyPoints: z.boolean().default(false),
  explicitConsent: z.boolean().default(false),
  subscribeEmptyMeans: z.enum(['success', 'error']).default('success'),
  /** Youngest age at sign-up (GAP-21); never under 16. */
  minAge: z.int().min(16).max(99).default(18),
  /** How one joins, once owners said so; no folder says it (PPL-14). */
  entry: entrySchema.optional(),
  /** The address for whoever refuses the age gate (GAP-33). */
  ageGateExit: httpUrlField.default('https://www.google.com.br'),
})
export type Behaviour = z.output<typeof behaviourSchema>

/** Options that a station has or has not. */
export type Option = {
  [Name in keyof Behaviour]-?: Behaviour[Name] extends boolean ? Name : never
}[keyof Behaviour]
