import type { Records } from './records.ts'

/** What the gateway tells: `charge` is the charge as it was when it happened. */
type Told = { type: string; charge: Record<string, unknown>; isDelivered: boolean }

/** Where webhooks go; what is not answered with 2xx is told again. */
export type Deliver = (request: Request) => Promise<Response>

type Options = {
  records: Records
  /** Null: nobody listens yet. */
  deliver: () => Deliver | null
  url: string
  webhook: { user: string; password: string }
}

/** So many at most are told by one call of `deliverPending`. */
export const toldAtOnce = 50

/** The webhooks of the simulator: kept until they were taken, told in the order in which things happened. */
export function createEvents({ records, deliver, url, webhook }: Options) {
  const authorization = `Basic ${Buffer.from(`${webhook.user}:${webhook.password}`).toString('base64')}`
  const requestOf = (id: string, { type, charge }: Told, authorized = true) =>
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorized && { authorization }) },
      body: JSON.stringify({ id, type, created_at: charge.updated_at, data: charge }),
    })

  async function tell(id: string, told: Told, authorized?: boolean): Promise<boolean> {
    const response = await deliver()?.(requestOf(id, told, authorized)).catch(() => null)
    return response?.ok ?? false
  }

  return {
    add: (type: string, charge: Record<string, unknown>) =>
      records.add<Told>('event', { type, charge, isDelivered: false }),
    /** Tells what was not taken yet, oldest first or newest first, until somebody does not take it. Answers how many were taken. */
    async deliverPending({ newestFirst = false } = {}): Promise<number> {
      const waiting = await records.waiting<Told>(toldAtOnce)
      const inOrder = newestFirst ? waiting.reverse() : waiting
      let taken = 0
      for (const { id, data } of inOrder) {
        if (!(await tell(id, data))) return taken
        await records.change<Told>('event', id, (told) => ({ ...told, isDelivered: true }))
        taken += 1
      }
      return taken
    },
    /** Everything that was told of a charge, once more. */
    async repeat(chargeId: string, { newestFirst = false } = {}): Promise<void> {
      const told = await records.ofCharge<Told>('event', chargeId, toldAtOnce)
      for (const { id, data } of newestFirst ? told.reverse() : told) await tell(id, data)
    },
    /** What somebody else says of a charge, without proof. Answers whether it was taken. */
    forge: (charge: Record<string, unknown>) =>
      tell(`hook_forged_${Date.now()}`, { type: 'charge.paid', charge, isDelivered: true }, false),
  }
}
