import type { MemberCard } from '#contract/services/member-card/schemas.ts'
import { planNameOf } from '../../commerce/subscriptions/index.ts'
import { memberOf, requireArea } from '../../people/access/index.ts'
import { participants } from '../../people/access/tables.ts'
import { createCardToken } from '../../people/links/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { one, withId } from '../../platform/db/rows.ts'
import { ApiError } from '../../platform/errors.ts'
import { keyOfAddress } from '../../platform/files/index.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import type { UrlSettings } from '../../platform/station-record.ts'
import { stationUrl } from '../../stations/registry/index.ts'
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

/** The file of the caller's photo (VCD-01). @throws not_found for somebody else's id, and where no photo is stored */
export async function getCardPhoto(ctx: ApiContext, id: number): Promise<{ key: string; name: string }> {
  const { db } = ctx
  const [row] = await db
    .select({ image: participants.image })
    .from(participants)
    .where(withId(participants, ctx, ownId(ctx, id)))
  const key = keyOfAddress(row?.image)
  if (key === null) throw new ApiError('not_found', memberCardTexts.noPhoto)
  return { key, name: `foto.${key.split('.').at(-1)}` }
}

/** The last day of the month that an instant is in, in a time zone, YYYY-MM-DD (VCD-02, GAP-86). Pure. */
export function lastDayOfMonth(instant: Date, timeZone: string): string {
  const [year = 0, month = 0] = dayIn(instant, timeZone).split('-').map(Number)
  // Months are counted from 0: day 0 of the next one is the last of this one.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The id, which is the caller's. @throws forbidden for every other one, whether there is somebody or not (GAP-05) */
function ownId(ctx: ApiContext, id: number): number {
  if (id !== memberOf(ctx)) throw new ApiError('forbidden', memberCardTexts.forbidden)
  return id
}
