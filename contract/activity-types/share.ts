import { z } from 'zod'
import { participationSchema } from '../activities/participation/schemas.ts'
import { shareNetworks } from '../activities/participation/share-networks.ts'
import { endpoint, idParam } from '../endpoint.ts'
import { mostLetters } from '../most-letters.ts'
import type { ActivityBody, ActivityType } from './activity-type.ts'
import { atMost } from './at-most.ts'
import { webAddress } from './web-address.ts'

/** Type 5: an address to share under a link of one's own (ACT-05). */
export const share = { id: 5, name: 'Compartilhamento' } as const satisfies ActivityType

const schema = z.object({
  /** The shared address: http and https only (GAP-55). */
  link: webAddress,
  /** Goes before the link in a message. */
  text: atMost(mostLetters.share.text).default(''),
})
export type ShareBody = z.output<typeof schema>

export const shareBody = {
  schema,
  forMembers: ({ link, text }) => ({ contents: [{ text, link }] }),
} satisfies ActivityBody<ShareBody>

/** Ours: having shared. The networks answer nothing; the API checks that there is something to share (ACT-05). */
export const takePartInShare = endpoint({
  method: 'post',
  path: '/share-participation',
  access: 'participant',
  tag: 'activities',
  summary: 'Take part in a type 5 activity: it was shared (ACT-05)',
  idempotent: true,
  body: z.strictObject({ action_id: idParam, network: z.enum(shareNetworks) }),
  answer: participationSchema,
})
