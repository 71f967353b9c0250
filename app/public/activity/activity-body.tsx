import type { ReactNode } from 'react'
import type { PublicActionDetail } from '#contract/public/schemas.ts'
import { participationWindow } from './participation-window.ts'
import { Agreement } from './types/agreement.tsx'
import { Coupon } from './types/coupon.tsx'
import { Course } from './types/course.tsx'
import { Donation } from './types/donation.tsx'
import { Invitation } from './types/invitation.tsx'
import { Playlist } from './types/playlist.tsx'
import { Products } from './types/products.tsx'
import { Research } from './types/research.tsx'
import { Share } from './types/share.tsx'

export type BodyProps = { activity: PublicActionDetail }

/** What each type shows to visitors (D2§2). Types 2, 13, 16 and 17 have no body (GAP-41). */
const bodies: Record<number, (props: BodyProps) => ReactNode> = {
  1: Invitation,
  3: Coupon,
  4: Course,
  5: Share,
  6: Research,
  7: Research,
  8: Research,
  9: Research,
  10: Research,
  11: Research,
  12: Research,
  14: Products,
  15: Agreement,
  18: Playlist,
  19: Invitation,
  20: Donation,
  21: Products,
}

/** The type's own part of a public activity; every control of it is a link to the sign-up (ACT-S13). */
export function ActivityBody({ activity, now }: BodyProps & { now: Date }) {
  const Body = bodies[activity.type_id]
  const window = participationWindow(activity.participationStart, activity.participationEnd, now)
  // What cannot be bought now is not offered (ACT-S05).
  return Body && !(Body === Products && window.state === 'outside') ? <Body activity={activity} /> : null
}
