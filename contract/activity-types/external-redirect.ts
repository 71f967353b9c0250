import { z } from 'zod'
import { fieldTexts } from '../fields.ts'
import type { ActivityBody, ActivityType } from './activity-type.ts'

/** Type 13: a card that leads elsewhere (ACT-13). */
export const externalRedirect = {
  id: 13,
  name: 'Link externo',
  isBuilt: true,
  isWithoutPoints: true,
  leadsElsewhere: true,
} as const satisfies ActivityType

/** http and https only (GAP-41). */
const schema = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000, fieldTexts.max(2_000)) })
const seenByAll = ({ url }: z.output<typeof schema>) => ({ redirect_links: [{ url }] })

export const externalRedirectBody = {
  schema,
  forMembers: seenByAll,
  forVisitors: seenByAll,
} satisfies ActivityBody<z.output<typeof schema>>
