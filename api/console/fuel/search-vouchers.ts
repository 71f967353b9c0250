import { and, desc, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { searchFuelVouchers as call } from '#contract/console/fuel/endpoints.ts'
import type { Answer, ParsedInput } from '#contract/endpoint.ts'
import { participants } from '../../people/access/tables.ts'
import { requireTeam } from '../../people/owner-changes/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { foundIn } from '../../platform/db/found-in.ts'
import { inStation, page, withId } from '../../platform/db/rows.ts'
import { dayIn } from '../../platform/start-of-day.ts'
import { fuelVouchers } from '../../services/fuel/tables.ts'
import { requireOption } from '../../stations/registry/index.ts'

const perPage = 30

/**
 * Who took which voucher, newest first, page by page; found by code, or words of a name or an e-mail: whoever fills up is asked for the
 * code (FUE-02). @throws forbidden, not_found where the station has no campaigns
 */
export async function searchFuelVouchers(
  ctx: ApiContext,
  { search, state, before }: ParsedInput<typeof call>['query'],
): Promise<Answer<typeof call>> {
  await requireTeam(ctx)
  const { db, station, ports } = ctx
  requireOption(ctx, 'fuelCampaigns')
  const today = dayIn(ports.clock.now(), station.config.timezone)
  const { stationId, id, participantId, code, validUntil, usedAt } = fuelVouchers
  const { name, email } = participants
  const unused = isNull(usedAt)
  const byState = {
    valid: and(unused, gte(validUntil, today)),
    used: isNotNull(usedAt),
    expired: and(unused, lt(validUntil, today)),
  }
  const { rows, last } = await page(
    db
      .select({ voucher: fuelVouchers, name, email })
      .from(fuelVouchers)
      .innerJoin(participants, withId(participants, { stationId }, participantId))
      .where(
        inStation(
          fuelVouchers,
          ctx,
          state && byState[state],
          search
            ? foundIn(sql`search_text(${code} || ' ' || ${name} || ' ' || ${email})`, search)
            : undefined,
          before === undefined ? undefined : lt(id, before),
        ),
      )
      .orderBy(desc(id)),
    perPage,
  )
  const list = rows.map(({ voucher, ...person }) => ({
    ...{ id: voucher.id, code: voucher.code, ...person, campaign: voucher.campaign, fuel: voucher.fuel },
    ...{ litres: voucher.litres, valueCents: voucher.valueCents, validUntil: voucher.validUntil },
    issuedAt: voucher.issuedAt.toISOString(),
    usedAt: voucher.usedAt?.toISOString() ?? null,
    state: stateOf(voucher, today),
  }))
  return { list, next: last?.voucher.id ?? null }
}

/** What is used stays so when its days are over. */
function stateOf(
  { usedAt, validUntil }: Pick<typeof fuelVouchers.$inferSelect, 'usedAt' | 'validUntil'>,
  today: string,
) {
  if (usedAt) return 'used' as const
  return validUntil >= today ? ('valid' as const) : ('expired' as const)
}
