import { z } from 'zod'
import type { ActivityType } from '../activity-type.ts'

const body = z.object({ url: z.url({ protocol: /^https?$/ }) })

/** Type 13: a card that leads elsewhere; http and https only (GAP-41). */
export const externalRedirect: ActivityType<z.output<typeof body>> = {
  typeIds: [13],
  body,
  isDetailOnCards: true,
  detail: ({ url }) => ({ redirect_links: [{ url }] }),
}
