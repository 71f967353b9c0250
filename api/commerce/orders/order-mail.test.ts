import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getManagedOrder } from '#contract/console/orders/endpoints.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { shopWorld } from '#tests/fixtures/shop.ts'
import { inTransaction } from '../../platform/context.ts'
import type { MailboxLimit } from '../../platform/mail/index.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { collectReceipt } from './collect-receipt.ts'
import { noticesPerMailbox, orderMailJob, receiptsPerMailbox } from './order-mail.ts'
import { lockOrder } from './order-rows.ts'
import { refundOrder } from './refund-order.ts'

const shop = shopWorld()
const { world } = shop
const { clock } = world.ports
let boxes = 0

/** Somebody whose mailbox is read under several addresses, at a station. */
async function buyer(pointsH: number) {
  boxes += 1
  const station = await shop.station()
  const email = `caixa${boxes}+clube@exemplo.com.br`
  return {
    station,
    mailbox: `caixa${boxes}@exemplo.com.br`,
    ana: await shop.buyer(station, pointsH, { email }),
  }
}
const platform = () => ({ db: world.database.db, ports: world.ports })

/** As after so many mails of all stations. */
async function fill(mailbox: string, limits: readonly MailboxLimit[], left = 0) {
  const [hour] = limits
  if (!hour) throw new Error('no limit')
  for (let sent = left; sent < hour.points; sent += 1) await limit(platform(), { ...hour, key: mailbox })
}

/** Runs the jobs that orders of a station queued, each twice: one after the other, and beside itself. */
async function runMails(station: StationRecord) {
  const asked = await mailsAsked(station)
  for (const one of [...asked, ...asked]) await orderMailJob.run(world.jobs(), one)
}
async function runMailsAtOnce(station: StationRecord) {
  const asked = await mailsAsked(station)
  await Promise.all([...asked, ...asked, ...asked].map((one) => orderMailJob.run(world.jobs(), one)))
}
async function mailsAsked(station: StationRecord) {
  const { rows } = await world.database.rawSql(
    `select data from jobs.job where name = 'mail-order' and (data->>'stationId')::int = $1 order by created_on, id`,
    [station.id],
  )
  return rows.map((row) => orderMailJob.data.parse((row as { data: unknown }).data))
}
const mailsOf = ({ id }: StationRecord, kind?: string) =>
  world.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.stationId, id), kind ? eq(mailOutbox.kind, kind) : undefined))
    .orderBy(mailOutbox.id)
const waiting = (station: StationRecord, orderId: number) =>
  orderMailJob.run(world.jobs(), { stationId: station.id, orderId, mail: 'waiting' })

describe('SEC-100 what orders send to a mailbox has an end', () => {
  test('CAR-11 that one waits is said after a minute, for then most are paid or given up', async () => {
    const { station, ana } = await buyer(0)
    await shop.order(ana)
    const { rows } = await world.database.rawSql(
      `select start_after as at from jobs.job where name = 'mail-order' and (data->>'stationId')::int = $1`,
      [station.id],
    )
    const [job] = rows as { at: Date | string }[]
    expect(new Date(job?.at ?? 0).getTime() - clock.now().getTime()).toBe(60_000)
  })

  test('CAR-11 of what waits or ran out nothing is sent beyond ten an hour, under whatever address; its page says it', async () => {
    const { station, mailbox, ana } = await buyer(0)
    await fill(mailbox, noticesPerMailbox, 1)
    const { id } = await shop.order(ana)
    await waiting(station, id)
    expect(await mailsOf(station)).toHaveLength(1)
    const other = await shop.station()
    const again = await shop.buyer(other, 0, { email: mailbox })
    const { id: second } = await shop.order(again)
    await waiting(other, second)
    expect(await mailsOf(other)).toEqual([])
    clock.advance(32 * 60_000)
    await shop.settleAll(other)
    await runMails(other)
    expect((await shop.read(again, second)).state).toBe('expired')
    expect(await mailsOf(other)).toEqual([])
  })

  test('ORD-04 no receipt is lost: beyond ten an hour they go in one mail at its end, each with its amount, once', async () => {
    const { station, mailbox, ana } = await buyer(900_00)
    const owner = await addMember(world, station, { role: 'owner' })
    await fill(mailbox, receiptsPerMailbox)
    const first = await shop.order(ana, null)
    const second = await shop.order(ana, null, { 1: 2 })
    const refunded = { orderId: second.id, amountCents: 30_00, reason: 'Veio errado', backToStock: [] }
    await refundOrder(owner.ctx, refunded)
    await runMails(station)
    const [mail, ...others] = await mailsOf(station)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'order_receipts', to: mailbox.replace('@', '+clube@'), attempts: 0 })
    const waitMs = (mail?.nextAttemptAt?.getTime() ?? 0) - clock.now().getTime()
    expect(waitMs).toBeGreaterThan(3_500_000)
    expect(waitMs).toBeLessThanOrEqual(3_600_000)
    expect(mail?.subject).toContain('Mais 3 avisos dos seus pedidos')
    for (const words of [first.code, second.code, 'R$ 85,00', 'R$ 165,00', 'R$ 30,00', 'Veio errado'])
      expect(mail?.text).toContain(words)
    const { timeline } = await owner.client.call(getManagedOrder, { params: { id: second.id } })
    expect(timeline.map(({ what }) => what)).toContain('E-mail reunido com outros avisos: valor devolvido')
  })

  test('more than forty go in another mail, all of them', async () => {
    const { station, mailbox, ana } = await buyer(900_00)
    const { id } = await shop.order(ana, null)
    const until = new Date(clock.now().getTime() + 3_600_000)
    for (let at = 1; at <= 45; at += 1) {
      clock.advance(1_000)
      await inTransaction(ana.ctx, async (ctx) => {
        const facts = { order: await lockOrder(ctx, id), key: `surplus:${at}`, amountCents: 100_00 + at }
        await collectReceipt(ctx, world.urls, { ...facts, name: 'Ana', to: mailbox, until })
      })
    }
    const mails = await mailsOf(station, 'order_receipts')
    expect(mails.map(({ subject }) => subject.slice(0, 14))).toEqual(['Mais 40 avisos', 'Mais 5 avisos '])
    const text = mails.map((mail) => mail.text).join('')
    for (let at = 1; at <= 45; at += 1) expect(text).toContain(`R$ 100,${String(at).padStart(2, '0')}`)
  })
})

describe('GAP-65 whoever did not pay in time, or too late, is told so once', () => {
  const askedOf = async (station: StationRecord) => (await mailsAsked(station)).map(({ mail }) => mail)
  const kindsOf = async (station: StationRecord) => (await mailsOf(station)).map(({ kind }) => kind)

  test.each([
    ['one after the other', runMails],
    ['beside each other', runMailsAtOnce],
  ])(
    'an order that ran out, and what was paid for it too late: queued once, sent once, run %s',
    async (_, run) => {
      const { station, ana } = await buyer(0)
      const { id, code } = await shop.order(ana)
      const charge = await shop.codeOf(id)
      clock.advance(32 * 60_000)
      for (let minute = 0; minute < 3; minute += 1) await shop.settleAll(station)
      expect(await askedOf(station)).toEqual(['waiting', 'expired'])
      await run(station)
      await run(station)
      expect(await kindsOf(station)).toEqual(['order_expired'])
      shop.bank.pay(charge)
      await Promise.all([shop.webhook(charge), shop.webhook(charge), shop.settleAll(station)])
      for (let minute = 0; minute < 3; minute += 1) await shop.settleAll(station)
      await shop.webhook(charge)
      expect(await askedOf(station)).toEqual(['waiting', 'expired', 'surplus'])
      await run(station)
      await run(station)
      const [expired, surplus, ...others] = await mailsOf(station)
      expect([expired?.kind, surplus?.kind, others]).toEqual(['order_expired', 'order_surplus', []])
      for (const mail of [expired, surplus]) expect(mail?.text).toContain(code)
      expect(surplus?.text).toContain('R$ 85,00')
      await shop.expectBooks(station)
    },
  )

  test('the same amount too late a second time is another payment, and told as such', async () => {
    const { station, ana } = await buyer(0)
    const { id } = await shop.order(ana)
    const charge = await shop.codeOf(id)
    clock.advance(32 * 60_000)
    await shop.settleAll(station)
    for (let time = 0; time < 2; time += 1) {
      shop.bank.pay(charge)
      await shop.webhook(charge)
      await shop.settleAll(station)
      await runMails(station)
    }
    expect(await kindsOf(station)).toEqual(['order_expired', 'order_surplus', 'order_surplus'])
    await shop.expectBooks(station)
  })
})
