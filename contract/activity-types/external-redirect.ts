import { z } from 'zod'
import type { ActivityBody, ActivityType } from './activity-type.ts'
import { webAddress } from './web-address.ts'

/** Type 13: a card that leads elsewhere (ACT-13). */
export const externalRedirect = {
  id: 13,
  name: 'Link externo',
  isWithoutPoints: true,
  leadsElsewhere: true,
} as const satisfies ActivityType

/** http and https only (GAP-41). */
const schema = z.object({ url: webAddress })
const seenByAll = ({ url }: z.output<typeof schema>) => ({ redirect_links: [{ url }] })

export const externalRedirectBody = {
  schema,
  forMembers: seenByAll,
  forVisitors: seenByAll,
} satisfies ActivityBody<z.output<typeof schema>>
