import { enterpriseSupportFormSchema, supportFormSchema } from '#contract/site/public/schemas.ts'

export type SupportKind = 'general' | 'enterprise'

/** The two contact forms: where they are sent and what they ask (SUP-01, SUP-02). */
export const supportForms = {
  general: { path: '/suporte', schema: supportFormSchema },
  enterprise: { path: '/suporte-enterprise', schema: enterpriseSupportFormSchema },
} as const
