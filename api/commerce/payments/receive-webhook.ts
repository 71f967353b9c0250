import { raiseAlarm } from '../../platform/alarms.ts'
import { type ApiContext, inTransaction } from '../../platform/context.ts'
import type { ApiDeps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/errors.ts'
import type { RawRequest } from '../../platform/http/serve.ts'
import { atStation } from '../../platform/jobs/index.ts'
import {
  type GatewayCharge,
  type GatewayEvent,
  PaymentInDoubt,
  type Payments,
} from '../../platform/ports/payments/payments.ts'
import { chargeInStation } from './charge-rows.ts'
import { settle } from './settle.ts'
import { gatewayEvents } from './tables.ts'
import { paymentTexts } from './texts.ts'

/**
 * What a gateway tells: proved by the gateway's own means, or 401 and nothing is written. What it is about is read back, and only that
 * is believed; which station it belongs to is said by the code we gave the charge, not by the address it was sent to. The event and
 * what it settles are one transaction. @throws not_authenticated; upstream_failed where nothing can be read: it is sent again
 */
export async function receiveWebhook(
  deps: ApiDeps,
  name: string,
  raw: RawRequest,
): Promise<{ received: boolean }> {
  const { ports } = deps
  const gateway = ports.gateways.get(name)
  const event = gateway?.readWebhook(raw) ?? null
  if (!gateway || !event) {
    raiseAlarm('webhook_unverified')
    ports.log.warn({ gateway: gateway?.name ?? 'unknown' }, 'A webhook that nothing proves')
    throw new ApiError('not_authenticated', paymentTexts.unproved)
  }
  if (!event.charge) return { received: true }
  const told = await readBack(gateway, event.charge)
  const ctx = told && (await atStation(deps, stationOf(told.code)))
  if (!ctx || !(await take(ctx, gateway.name, event, told))) {
    raiseAlarm('webhook_unknown_charge')
    ports.log.warn(
      { gateway: gateway.name, type: event.type },
      'A webhook about a charge that is none of ours',
    )
  }
  return { received: true }
}

async function readBack(gateway: Payments, charge: { id: string }): Promise<GatewayCharge | null> {
  try {
    return await gateway.read(charge)
  } catch (error) {
    if (error instanceof PaymentInDoubt) throw new ApiError('upstream_failed')
    throw error
  }
}

/** The station that a charge's code names; 0, which is none, for what is no code of ours. */
const stationOf = (code: string): number => Number(/^E(\d{1,15})-C\d{1,15}$/.exec(code)?.[1] ?? 0)

/** Whether it is a charge of the station, and of this gateway. */
function take(
  outer: ApiContext,
  gateway: string,
  { id: eventId, type }: GatewayEvent,
  told: GatewayCharge,
): Promise<boolean> {
  return inTransaction(outer, async (ctx) => {
    const charge = await chargeInStation(ctx, { code: told.code })
    if (charge?.gateway !== gateway) return false
    await settle(ctx, { id: charge.id }, told)
    await ctx.db
      .insert(gatewayEvents)
      .values({
        stationId: ctx.station.id,
        gateway,
        eventId,
        type: type.slice(0, 100),
        chargeId: charge.id,
        receivedAt: ctx.ports.clock.now(),
      })
      .onConflictDoNothing()
    return true
  })
}
