import { z } from 'zod'
import { captchaChallengeSchema, captchaFields } from '../../captcha.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import {
  aboutSchema,
  benefitSchema,
  changesAt,
  publicActionDetailSchema,
  publicActionSchema,
  sectionSchema,
  supportFormSchema,
  websiteSettingsSchema,
} from './schemas.ts'
import { supportRequestSchema } from './support.ts'

const ofStation = z.object({ 'where[station_id]': idParam })

export const listSections = endpoint({
  method: 'get',
  path: '/station-sections/',
  access: 'public',
  tag: 'public',
  summary: 'Landing sections in their order (PUB-01)',
  query: ofStation,
  answer: z.array(sectionSchema),
})

/** Path not shown in the specification; ours, in its style (TEN-05). */
export const getWebsiteSettings = endpoint({
  method: 'get',
  path: '/website-settings/{stationId}',
  access: 'public',
  tag: 'public',
  summary: 'Logos and the about list that makes the menu (TEN-05, PUB-14)',
  params: z.object({ stationId: idParam }),
  answer: websiteSettingsSchema,
})

export const listBenefits = endpoint({
  method: 'get',
  path: '/station-benefits/',
  access: 'public',
  tag: 'public',
  summary: 'Station benefits (PUB-23)',
  query: ofStation,
  answer: z.array(benefitSchema),
})

export const getAbout = endpoint({
  method: 'get',
  path: '/station-about-participant/{id}/{stationId}',
  access: 'public',
  tag: 'public',
  summary: 'One about entry (PUB-17)',
  params: z.object({ id: idParam, stationId: idParam }),
  answer: aboutSchema,
})

export const listPublicActions = endpoint({
  method: 'get',
  path: '/public-actions/{stationId}',
  access: 'public',
  tag: 'public',
  summary: 'Public activities (PUB-06)',
  params: z.object({ stationId: idParam }),
  answer: z.object({ response: z.array(publicActionSchema), changes_at: changesAt }),
})

export const getPublicAction = endpoint({
  method: 'get',
  path: '/public-actions/{id}/{stationId}',
  access: 'public',
  tag: 'public',
  summary: 'One public activity (PUB-19)',
  params: z.object({ id: idParam, stationId: idParam }),
  answer: publicActionDetailSchema,
})

export const sendSupportMessage = endpoint({
  method: 'post',
  path: '/enviar-suporte',
  access: 'public',
  tag: 'public',
  summary: 'Support and enterprise contact messages (SUP-01, SUP-02)',
  idempotent: true,
  body: z.strictObject({
    ...supportFormSchema.shape,
    subject: supportFormSchema.shape.subject.optional(),
    ...captchaFields,
    kind: z.enum(['general', 'enterprise']).default('general'),
    station_id: idParam,
    user_id: idParam.optional(),
  }),
  answer: z.object({ id: z.number(), messages: z.array(z.string()) }),
})

/** The call of a logged-in sender: the session says whose request it is. */
export const sendSupportAsMember = { ...sendSupportMessage, access: 'participant' } as const

/** Ours: what the caller asked the station, newest first, with its answers. */
export const listSupportRequests = endpoint({
  method: 'get',
  path: '/support-requests',
  access: 'participant',
  tag: 'public',
  summary: 'What the user asked the station, and what was answered (SUP-03)',
  query: z.object({ after: idParam.optional() }),
  answer: z.object({ content: z.array(supportRequestSchema), next: z.number().nullable() }),
})

/** Ours: what a form needs to show that a person sends it (GAP-23). Asked for when somebody begins to type. */
export const getCaptchaChallenge = endpoint({
  method: 'get',
  path: '/captcha-challenge',
  access: 'public',
  tag: 'public',
  summary: 'A fresh challenge of the captcha (GAP-23)',
  /**
   * The level of the challenge, if any, even 0: as much work as the address takes now, or as a form of it was sent back
   * for (GAP-106).
   */
  query: z.object({ level: z.coerce.number().int().min(0).max(5).optional() }),
  answer: captchaChallengeSchema,
})
