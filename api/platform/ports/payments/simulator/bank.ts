import type { Clock } from '../../clock.ts'
import { paid, paidAnyway, refused } from './acts.ts'
import type { createEvents } from './events.ts'
import type { BadMode, createModes } from './modes.ts'
import { chargeAnswer, isExpired, type SimulatedOrder } from './order.ts'
import type { RecordRow, Records } from './records.ts'

/**
 * `pay` in time · `pay_late`: although its time is over, or once more · `refuse` · `repeat`: everything told of it again · `swap`: the
 * same, the newest first · `forge`: somebody else says that it was paid.
 */
export const bankActs = ['pay', 'pay_late', 'refuse', 'repeat', 'swap', 'forge'] as const
export type BankAct = (typeof bankActs)[number]

/** A charge as the bank's page shows it; amounts in centavos, instants in ISO 8601. */
export type BankCharge = {
  code: string
  method: SimulatedOrder['method']
  status: string
  amountCents: number
  paidCents: number
  refundedCents: number
  createdAt: string
  expiresAt: string | null
}

type Parts = {
  records: Records
  events: ReturnType<typeof createEvents>
  modes: ReturnType<typeof createModes>
  clock: Clock
  happened(row: RecordRow<SimulatedOrder>, type: string): Promise<void>
}

/** Plays the people and banks behind a charge, which the gateway hears of. Answers of acts: whether there was anything to do. */
export function createBank({ records, events, modes, clock, happened }: Parts) {
  async function change(
    code: string,
    type: string,
    work: (order: SimulatedOrder, now: Date) => SimulatedOrder | null,
  ) {
    const found = await records.byCode<SimulatedOrder>('order', code)
    if (!found) return false
    const now = clock.now()
    let isDone = false
    const row = await records.change<SimulatedOrder>('order', found.id, (order) => {
      const next = work(order, now)
      isDone = next !== null
      return next
    })
    if (row && isDone) await happened(row, type)
    return isDone
  }

  return {
    /** Of one station or of all, newest first. */
    async charges(stationId?: number): Promise<BankCharge[]> {
      const rows = await records.newest<SimulatedOrder>('order', stationId ? `E${stationId}-` : '', 50)
      return rows.map(({ code, createdAt, data }) => ({
        code: code ?? '',
        method: data.method,
        status: isExpired(data, clock.now()) ? 'expired' : data.status,
        amountCents: data.amount,
        paidCents: data.paid,
        refundedCents: data.canceled,
        createdAt: createdAt.toISOString(),
        expiresAt: data.expiresAt,
      }))
    },
    /** A station plays with its own charges only. */
    async act(code: string, act: BankAct, stationId?: number): Promise<boolean> {
      if (stationId !== undefined && !code.startsWith(`E${stationId}-`)) return false
      switch (act) {
        case 'pay':
          return change(code, 'charge.paid', (order, now) =>
            isExpired(order, now) ? null : paid(order, now),
          )
        case 'pay_late':
          return change(code, 'charge.overpaid', paidAnyway)
        case 'refuse':
          return change(code, 'charge.payment_failed', (order) => refused(order))
        case 'repeat':
        case 'swap':
        case 'forge': {
          const found = await records.byCode<SimulatedOrder>('order', code)
          if (!found) return false
          if (act !== 'forge') await events.repeat(found.data.chargeId, { newestFirst: act === 'swap' })
          else
            await events.forge(
              chargeAnswer({ ...found, data: paidAnyway(found.data, clock.now()) }, clock.now()),
            )
          return true
        }
      }
    },
    /** The next calls meet the gateway like this. */
    misbehave: (mode: BadMode, calls: number) => modes.set(mode, calls),
    /** Tells what was not taken yet; answers how many were. */
    deliver: (order: { newestFirst?: boolean } = {}) => events.deliverPending(order),
  }
}
export type Bank = ReturnType<typeof createBank>
