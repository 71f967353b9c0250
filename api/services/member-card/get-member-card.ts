import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import { planNameOf } from '../../commerce/subscriptions/index.ts'
import { requireArea } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { createCardToken } from '../../people/links/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
import { lastDayOfMonth } from './last-day-of-month.ts'
import { ownId } from './own-id.ts'
import { memberCardTexts } from './texts.ts'

/** Digits of a card's number (VCD-02). */
const numberLength = 11

/**
 * What the caller's card says, as the only element (VCD-01, VCD-02). Its QR says something else each time and names nobody (GAP-85).
 * @throws forbidden for somebody else's id, plan_required
 */
export async function getMemberCard(ctx: ApiContext, id: number, urls: UrlSettings): Promise<MemberCard[]> {
  const { db, station, ports } = ctx
  const own = ownId(ctx, id)
  await requireArea(ctx, 'card')
  const row = await db
    .select({ name: participants.name, image: participants.image })
    .from(participants)
    .where(withId(participants, ctx, own))
    .then(one(memberCardTexts.notFound))
  const { token, expiresAt } = await createCardToken(ctx, own)
  return [
    {
      id: own,
      ...row,
      card_number: String(own).padStart(numberLength, '0'),
      valid_until: lastDayOfMonth(ports.clock.now(), station.config.timezone),
      plan: await planNameOf(ctx, own),
      link: `${stationUrl(station, urls)}/qr-code-user-validator/${token}`,
      link_expires_at: expiresAt.toISOString(),
    },
  ]
}
