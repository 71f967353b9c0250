import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as calls from '#contract/commerce/top-ups/endpoints.ts'
import { changeManagedSite, getManagedSite } from '#contract/console/endpoints.ts'
import { listBookDays } from '#contract/console/orders/endpoints.ts'
import { confirmTopUp, refuseTopUp, searchTopUps, undoTopUp } from '#contract/console/top-ups/endpoints.ts'
import type { TestMember } from '#tests/fixtures/member.ts'
import { topUpWorld, transferInstructions } from '#tests/fixtures/top-ups.ts'
import { earn, spend } from '../../ledger/index.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import type { StationRecord } from '../../platform/station-record.ts'
import { checkBooks } from '../payments/check-books.ts'
import { cancelTopUp } from './cancel-top-up.ts'
import { topUps } from './tables.ts'
import { topUpMailJob } from './top-up-mail.ts'

const shop = topUpWorld()
const { world, bank } = shop
const minute = 60_000

const confirm = ({ client }: TestMember, id: number, undoneTimes?: number) =>
  client.call(confirmTopUp, { params: { id }, body: { undoneTimes } })
const refuse = ({ client }: TestMember, id: number, reason = 'Não encontramos a transferência') =>
  client.call(refuseTopUp, { params: { id }, body: { reason } })

/** The mails that requests of a station asked for, each run twice. */
async function mailsOf({ id }: StationRecord): Promise<string[]> {
  const { rows } = await world.database.rawSql(
    `select data from jobs.job where name = 'mail-top-up' and (data->>'stationId')::int = $1 order by created_on, id`,
    [id],
  )
  const asked = rows.map((row) => topUpMailJob.data.parse((row as { data: unknown }).data))
  for (const one of [...asked, ...asked]) await topUpMailJob.run(world.jobs(), one)
  const mails = await world.database.db
    .select({ kind: mailOutbox.kind })
    .from(mailOutbox)
    .where(eq(mailOutbox.stationId, id))
    .orderBy(mailOutbox.id)
  return mails.map(({ kind }) => kind)
}

describe('what may be asked for', () => {
  test.each([
    [1.49, 'Valor mínimo requerido de R$ 1,50'],
    [-5, 'Valor mínimo requerido de R$ 1,50'],
    [100.01, 'Valor máximo permitido por tranferencia de R$ 100,00.'],
    [1000, 'Valor máximo permitido por tranferencia de R$ 100,00.'],
    [1e300, 'Valor máximo permitido por tranferencia de R$ 100,00.'],
    [10.005, 'Este campo só aceita números'],
    ['abc', 'Este campo só aceita números'],
    ['1.000,00', 'Este campo só aceita números'],
    [null, 'Este campo só aceita números'],
  ])('WAL-03 GAP-79 %s is refused beside its field', async (points, message) => {
    const ana = await shop.buyer(await shop.station())
    for (const way of ['transfer', 'pix'] as const)
      await expect(shop.ask(ana, points as number, way)).rejects.toMatchObject({
        status: 422,
        body: { fields: { points: [message] } },
      })
  })

  test.each([1.5, 100])(
    'WAL-01 WAL-03 %s is let through, at what the station’s points are worth',
    async (points) => {
      const station = await shop.station({ currency: { multiplier: 0.5 } })
      const ana = await shop.buyer(station)
      const { id } = await shop.ask(ana, points)
      expect(await shop.read(ana, id)).toMatchObject({
        ...{ type_id: 5, points, credit: points * 2, state: 'waiting', way: 'transfer' },
        ...{ user_id: ana.id, status: { name: 'Aguardando confirmação' } },
      })
      expect(await shop.balanceH(ana)).toBe(0)
    },
  )

  test.each([
    [10, 10.01, 'R$ 10,00 ou R$ 10,10'],
    [10, 1.55, 'R$ 1,50 ou R$ 1,60'],
    [2, 10.01, 'R$ 10,00 ou R$ 10,02'],
  ])(
    'GAP-118 a point of R$ %s: %s has no points of that worth, and the nearest are said',
    async (multiplier, points, said) => {
      const station = await shop.station({ currency: { multiplier }, behaviour: { buyPoints: true } })
      const ana = await shop.buyer(station)
      const refused = { status: 422, body: { fields: { points: [expect.stringContaining(said)] } } }
      for (const way of ['transfer', 'pix'] as const)
        await expect(shop.ask(ana, points, way)).rejects.toMatchObject(refused)
      const { content } = await ana.client.call(calls.listTopUps, { query: {} })
      expect(content).toEqual([])
    },
  )

  test('GAP-118 no way to fill a wallet is offered where a point is worth more than anybody may ask for', async () => {
    const ana = await shop.buyer(await shop.station({ currency: { multiplier: 20_000 } }))
    expect((await ana.client.call(calls.getTopUpOptions)).ways).toEqual([])
    await expect(shop.ask(ana, 100)).rejects.toMatchObject({ status: 422 })
  })

  test('WAL-01 who has no CPF is asked for it where PIX is offered', async () => {
    const station = await shop.station()
    const [known, unknown] = [await shop.buyer(station), await shop.buyer(station, 0, { cpf: null })]
    expect(await known.client.call(calls.getTopUpOptions)).toMatchObject({ needs_cpf: false })
    expect(await unknown.client.call(calls.getTopUpOptions)).toMatchObject({ needs_cpf: true })
    const refused = { status: 409, body: { details: { missing: 'cpf' } } }
    await expect(shop.ask(unknown, 10, 'pix')).rejects.toMatchObject(refused)
  })

  test('WAL-01 GAP-05 only for oneself, and nobody reads another’s', async () => {
    const station = await shop.station()
    const [ana, bia] = [await shop.buyer(station), await shop.buyer(station)]
    const body = { user_id: bia.id, type_id: 5 as const, points: 10 }
    await expect(ana.client.call(calls.createTopUp, { body })).rejects.toMatchObject({ status: 403 })
    const { id } = await shop.ask(bia, 10)
    await expect(shop.read(ana, id)).rejects.toMatchObject({ status: 404 })
    await expect(ana.client.call(calls.cancelTopUp, { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
    const elsewhere = await shop.buyer(await shop.station())
    await expect(shop.read(elsewhere, id)).rejects.toMatchObject({ status: 404 })
  })

  test('WAL-01 a station offers the ways that it has, and none leads nowhere', async () => {
    const options = async (config: Parameters<typeof shop.station>[0]) => {
      const ana = await shop.buyer(await shop.station(config))
      return { ana, ...(await ana.client.call(calls.getTopUpOptions)) }
    }
    const both = await options({})
    expect(both).toMatchObject({ ways: ['transfer', 'pix'], transfer_instructions: transferInstructions })
    const one = await options({ topUp: { transferInstructions: ' ' } })
    expect(one).toMatchObject({ ways: ['pix'], transfer_instructions: null, buys_points: false })
    await expect(shop.ask(one.ana, 10)).rejects.toMatchObject({ status: 409 })
    expect((await options({ features: { checkout: false } })).ways).toEqual([])
  })

  test('WAL-01 CAR-22 twice the same key is one request; another amount under it is refused', async () => {
    const ana = await shop.buyer(await shop.station())
    for (const way of ['transfer', 'pix'] as const) {
      const key = `envio-${way}`
      const both = await Promise.all([shop.ask(ana, 10, way, key), shop.ask(ana, 10, way, key)])
      expect(both[0].id).toBe(both[1].id)
      await expect(shop.ask(ana, 11, way, key)).rejects.toMatchObject({ status: 409 })
    }
    const { content } = await ana.client.call(calls.listTopUps, { query: { 'where[user_id]': ana.id } })
    expect(content).toHaveLength(2)
  })

  test('SEC-98 WAL-02 of five that wait one has to end before the next; the list goes page by page', async () => {
    const ana = await shop.buyer(await shop.station())
    const ids: number[] = []
    for (let made = 0; made < 5; made += 1) ids.unshift((await shop.ask(ana, 2)).id)
    await expect(shop.ask(ana, 2)).rejects.toMatchObject({ code: 'limit_reached' })
    const cancel = () => ana.client.call(calls.cancelTopUp, { params: { id: ids[0] ?? 0 } })
    expect(await cancel()).toMatchObject({ state: 'cancelled', status: { name: 'Cancelado' } })
    expect(await cancel()).toMatchObject({ state: 'cancelled' })
    await shop.ask(ana, 2)
    const first = await ana.client.call(calls.listTopUps, { query: { limit: 4 } })
    const rest = await ana.client.call(calls.listTopUps, { query: { limit: 4, after: Number(first.next) } })
    expect([...first.content, ...rest.content].map(({ id }) => id).slice(1)).toEqual(ids)
    expect(rest.next).toBeNull()
  })
})

describe('an owner', () => {
  test('WAL-01 confirms a transfer by one press: credited once, told once, in the statement', async () => {
    const station = await shop.station({ currency: { multiplier: 0.5 } })
    const [ana, owner] = [await shop.buyer(station), await shop.owner(station)]
    const { id } = await shop.ask(ana, 25)
    const list = () => owner.client.call(searchTopUps, { query: { state: 'to_confirm' } })
    expect(await list()).toMatchObject({ waiting: 1, list: [{ id, amountCents: 2_500, needsSecond: false }] })
    expect(await confirm(owner, id)).toMatchObject({ state: 'paid', decidedBy: 'Olga Prado' })
    expect(await confirm(owner, id)).toMatchObject({ state: 'paid' })
    expect(await list()).toMatchObject({ waiting: 0, list: [] })
    expect(await shop.balanceH(ana)).toBe(5_000)
    expect(await shop.read(ana, id)).toMatchObject({ status: { name: 'Confirmado' } })
    expect(await mailsOf(station)).toEqual(['top_up_confirmed'])
    await shop.expectBooks(station)
  })

  test('WAL-01 two owners at once credit it once, and the second reads who was faster', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const owners = [await shop.owner(station), await shop.owner(station, 'Rui Sales')]
    const { id } = await shop.ask(ana, 30)
    const outcomes = await Promise.allSettled(owners.map((owner) => confirm(owner, id)))
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const late = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(late.reason.body.messages[0]).toMatch(/^Este pedido já está em 'Confirmado', por (Olga|Rui)/)
    expect(await shop.balanceH(ana)).toBe(3_000)
  })

  test('WAL-01 confirmed between its member’s look and the lock, it is not cancelled', async () => {
    const station = await shop.station()
    const [ana, owner] = [await shop.buyer(station), await shop.owner(station)]
    const { id } = await shop.ask(ana, 30)
    const { db } = ana.ctx
    const confirmedFirst: typeof db.transaction = async (...asked) => {
      await confirm(owner, id)
      return db.transaction(...asked)
    }
    const late = Object.create(db, { transaction: { value: confirmedFirst } }) as typeof db
    await expect(cancelTopUp({ ...ana.ctx, db: late }, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await shop.read(ana, id)).toMatchObject({ state: 'paid' })
    expect(await shop.balanceH(ana)).toBe(3_000)
    await shop.expectBooks(station)
  })

  test('WAL-01 refuses with a reason, which ends it; after that nobody confirms, and the other way round', async () => {
    const station = await shop.station()
    const [ana, owner] = [await shop.buyer(station), await shop.owner(station)]
    const refused = await shop.ask(ana, 30)
    await expect(refuse(owner, refused.id, ' ')).rejects.toMatchObject({ status: 422 })
    expect(await refuse(owner, refused.id)).toMatchObject({ state: 'refused' })
    expect(await refuse(owner, refused.id)).toMatchObject({ state: 'refused' })
    await expect(confirm(owner, refused.id)).rejects.toMatchObject({ status: 409 })
    const paid = await shop.ask(ana, 20)
    await confirm(owner, paid.id)
    await expect(refuse(owner, paid.id)).rejects.toMatchObject({ status: 409 })
    expect(await shop.balanceH(ana)).toBe(2_000)
    expect(await shop.read(ana, refused.id)).toMatchObject({
      status: { name: 'Recusado' },
      reason: 'Não encontramos a transferência',
    })
    expect(await mailsOf(station)).toEqual(['top_up_refused', 'top_up_confirmed'])
  })

  test('WAL-01 above the amount of the station needs another one; the same person twice is refused', async () => {
    const station = await shop.station({ topUp: { transferInstructions, fourEyesAboveCents: 5_000 } })
    const ana = await shop.buyer(station)
    const [olga, rui] = [await shop.owner(station), await shop.owner(station, 'Rui Sales')]
    const small = await shop.ask(ana, 50)
    expect(await confirm(olga, small.id)).toMatchObject({ state: 'paid' })
    const { id } = await shop.ask(ana, 50.01)
    expect(await confirm(olga, id)).toMatchObject({
      state: 'waiting',
      firstBy: 'Olga Prado',
      isFirstMine: true,
    })
    await expect(confirm(olga, id)).rejects.toMatchObject({ status: 409 })
    expect(await shop.balanceH(ana)).toBe(5_000)
    expect(await confirm(rui, id)).toMatchObject({ state: 'paid', decidedBy: 'Rui Sales' })
    expect(await shop.balanceH(ana)).toBe(10_001)
  })

  test('GAP-142 WAL-01 a confirmation is taken back for ten minutes, and confirmed anew: one credit in the end, books right, its person told', async () => {
    const station = await shop.station()
    const [ana, owner] = [await shop.buyer(station), await shop.owner(station)]
    const { id } = await shop.ask(ana, 30)
    const untilOf = async (confirmed: ReturnType<typeof confirm>) => String((await confirmed).undoUntil)
    const undo = (who: TestMember, until: string) =>
      who.client.call(undoTopUp, { params: { id }, body: { undoUntil: until } })
    await expect(undo(owner, world.ports.clock.now().toISOString())).rejects.toMatchObject({ status: 409 })
    const first = await untilOf(confirm(owner, id, 0))
    await expect(undo(ana, first)).rejects.toMatchObject({ status: 403 })
    for (const again of [1, 2])
      expect([again, await undo(owner, first)]).toMatchObject([again, { state: 'waiting', decidedBy: null }])
    expect(await shop.balanceH(ana)).toBe(0)
    await shop.expectBooks(station)
    world.ports.clock.advance(1000)
    // Presses of before, sent again by a bad line: the confirmation neither credits, nor is the second one undone.
    await expect(confirm(owner, id, 0)).rejects.toMatchObject({ status: 409 })
    const second = await untilOf(confirm(owner, id, 1))
    await expect(undo(owner, first)).rejects.toMatchObject({ status: 409 })
    expect(await shop.balanceH(ana)).toBe(3_000)
    expect(await mailsOf(station)).toEqual(['top_up_confirmed', 'top_up_undone', 'top_up_confirmed'])
    await shop.expectBooks(station)
    world.ports.clock.advance(10 * 60_000)
    await expect(undo(owner, second)).rejects.toMatchObject({ status: 410 })
  })

  test('GAP-142 GAP-119 credits that were used are not taken back by an undo', async () => {
    const station = await shop.station()
    const [ana, owner] = [await shop.buyer(station), await shop.owner(station)]
    const { id } = await shop.ask(ana, 30)
    const { undoUntil } = await confirm(owner, id)
    await spend(ana.ctx, { participantId: ana.id, key: 'used', cause: 'adjustment', amountH: 1 })
    const undone = owner.client.call(undoTopUp, { params: { id }, body: { undoUntil: String(undoUntil) } })
    await expect(undone).rejects.toMatchObject({ status: 409 })
    expect(await shop.balanceH(ana)).toBe(2_999)
  })

  test('GAP-140 a rule of two people is refused where one looks after the station, who reads how to change it', async () => {
    const station = await shop.station({ topUp: { transferInstructions, fourEyesAboveCents: 1_000 } })
    const [ana, owner] = [await shop.buyer(station), await shop.owner(station)]
    const { id } = await shop.ask(ana, 25)
    await expect(confirm(owner, id)).rejects.toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('Dados da estação')] },
    })
    const { tags } = await owner.client.call(getManagedSite)
    const rule = (fourEyesAboveCents: number) =>
      owner.client.call(changeManagedSite, {
        body: {
          ...{ what: 'save', part: 'data', seen: tags.data ?? '' },
          value: { topUp: { transferInstructions, fourEyesAboveCents } },
        },
      })
    await expect(rule(2_000)).rejects.toMatchObject({
      body: { fields: { 'topUp.fourEyesAboveCents': [expect.stringContaining('só uma pessoa')] } },
    })
    // As it stood it says nothing new.
    await rule(1_000)
    await shop.owner(station, 'Rui Sales')
    await rule(2_000)
  })

  test('GAP-140 who asked is none of the two: the other one alone is told so, and with a third it goes', async () => {
    const station = await shop.station({ topUp: { transferInstructions, fourEyesAboveCents: 1_000 } })
    const [asker, owner] = [await shop.owner(station), await shop.owner(station, 'Rui Sales')]
    const { id } = await shop.ask(asker, 25)
    await expect(confirm(owner, id)).rejects.toMatchObject({
      status: 409,
      body: { messages: [expect.stringContaining('que não sejam quem pediu')] },
    })
    const third = await shop.owner(station, 'Lia Prado')
    expect((await confirm(owner, id)).state).toBe('waiting')
    expect((await confirm(third, id)).state).toBe('paid')
  })

  test('WAL-01 decides nothing of their own, of another station, of a PIX, or as a member', async () => {
    const station = await shop.station()
    const [ana, owner] = [await shop.buyer(station), await shop.owner(station)]
    const own = await shop.ask(owner, 10)
    await expect(confirm(owner, own.id)).rejects.toMatchObject({ status: 409 })
    const pix = await shop.ask(ana, 10, 'pix')
    await expect(confirm(owner, pix.id)).rejects.toMatchObject({ status: 409 })
    const { id } = await shop.ask(ana, 10)
    const elsewhere = await shop.owner(await shop.station())
    await expect(confirm(elsewhere, id)).rejects.toMatchObject({ status: 404 })
    await expect(refuse(elsewhere, id)).rejects.toMatchObject({ status: 404 })
    expect(await elsewhere.client.call(searchTopUps)).toMatchObject({ list: [], waiting: 0 })
    await expect(confirm(ana, id)).rejects.toMatchObject({ status: 403 })
  })

  test('WAL-02 finds requests by number, name and state', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 0, { name: 'Ana Beltrão' })
    const { id } = await shop.ask(ana, 10)
    await shop.ask(await shop.buyer(station), 20)
    const owner = await shop.owner(station)
    const find = async (query: object) =>
      (await owner.client.call(searchTopUps, { query })).list.map((one) => one.id)
    for (const search of [String(id), 'beltrao', 'Ana Beltrão']) expect(await find({ search })).toEqual([id])
    expect(await find({ search: 'ninguém assim' })).toEqual([])
    expect(await find({ state: 'paid' })).toEqual([])
    expect(await find({})).toHaveLength(2)
  })
})

describe('a PIX', () => {
  async function waiting(points = 40) {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const { id } = await shop.ask(ana, points, 'pix')
    const [charge] = [...bank.charges.keys()].slice(-1)
    return { station, ana, id, code: charge ?? '' }
  }
  const settled = async (station: StationRecord, code: string) => {
    await shop.webhook(code)
    await shop.settleAll(station)
  }

  test('WAL-01 WAL-05 arrives by itself: told again and swapped it is credited once, and the books close', async () => {
    const { station, ana, id, code } = await waiting()
    expect(await shop.read(ana, id)).toMatchObject({
      ...{ state: 'waiting', pix_qr_code: `PIX-${code}`, status: { name: 'Aguardando pagamento' } },
    })
    bank.pay(code)
    await Promise.all([shop.webhook(code), shop.webhook(code), shop.webhook(code)])
    await shop.settleAll(station)
    expect(await shop.read(ana, id)).toMatchObject({ state: 'paid', pix_qr_code: null })
    expect(await shop.balanceH(ana)).toBe(4_000)
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 4_000, wallet: 4_000 })
    expect(await mailsOf(station)).toEqual(['top_up_confirmed'])
  })

  test('WAL-01 asked about by its payer it is read back at the gateway', async () => {
    const { ana, id, code } = await waiting()
    bank.pay(code)
    world.ports.clock.advance(4_000)
    expect(await ana.client.call(calls.verifyTopUp, { params: { id } })).toMatchObject({ state: 'paid' })
    expect(await ana.client.call(calls.getTopUpState, { params: { id } })).toEqual({ state: 'paid' })
  })

  test('GAP-65 paid after its end it goes back and is told, and nothing is credited', async () => {
    const { station, ana, id, code } = await waiting()
    world.ports.clock.advance(32 * minute)
    await shop.settleAll(station)
    expect(await shop.read(ana, id)).toMatchObject({ state: 'expired' })
    bank.pay(code)
    await settled(station, code)
    expect(await shop.read(ana, id)).toMatchObject({
      state: 'expired',
      notice:
        'Recebemos um pagamento de R$ 40,00 quando este pedido já estava encerrado e devolvemos esse valor.',
    })
    expect(await shop.balanceH(ana)).toBe(0)
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
    expect(await mailsOf(station)).toEqual(['top_up_surplus'])
  })

  test('GAP-65 paid twice it is credited once, and the second payment goes back', async () => {
    const { station, ana, code } = await waiting()
    bank.pay(code)
    bank.pay(code)
    await settled(station, code)
    await shop.settleAll(station)
    expect(await shop.balanceH(ana)).toBe(4_000)
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 4_000 })
  })

  test('GAP-88 SEC-101 given back at the gateway it leaves the wallet; what was spent is owed', async () => {
    const { station, ana, id, code } = await waiting()
    bank.pay(code)
    await settled(station, code)
    bank.refundOutside(code, 1_000)
    await settled(station, code)
    expect(await shop.balanceH(ana)).toBe(3_000)
    expect(await shop.read(ana, id)).toMatchObject({
      state: 'paid',
      notice: expect.stringContaining('R$ 10,00'),
    })
    await spend(ana.ctx, { participantId: ana.id, key: 'gasto', cause: 'purchase', amountH: 2_500 })
    bank.refundOutside(code, 3_000)
    await settled(station, code)
    expect(await shop.read(ana, id)).toMatchObject({ state: 'refunded', status: { name: 'Estornado' } })
    expect(await shop.balanceH(ana)).toBe(0)
    await earn(ana.ctx, { participantId: ana.id, key: 'ganho', cause: 'welcome', amountH: 4_000 })
    expect(await shop.balanceH(ana)).toBe(1_500)
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
  })

  test('GAP-65 of two payments one was given back at the gateway: the credits stay', async () => {
    const { station, ana, code } = await waiting()
    bank.pay(code)
    await settled(station, code)
    bank.pay(code)
    bank.refundOutside(code, 4_000)
    await settled(station, code)
    expect(await shop.balanceH(ana)).toBe(4_000)
    await shop.expectBooks(station)
  })

  test('GAP-64 given up it ends at the gateway, too; what was paid meanwhile is paid', async () => {
    const { ana, id, code } = await waiting()
    const cancel = (of: { ana: TestMember; id: number }) =>
      of.ana.client.call(calls.cancelTopUp, { params: { id: of.id } })
    expect(await cancel({ ana, id })).toMatchObject({ state: 'cancelled' })
    expect(bank.charges.get(code)?.state).toBe('expired')
    const paid = await waiting()
    bank.pay(paid.code)
    expect(await cancel(paid)).toMatchObject({ state: 'paid' })
  })

  test('GAP-121 CAR-22 whose answer was lost fails at once, is called off there, and never charged again', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    bank.lose(1)
    const { id, state, reason } = await shop.ask(ana, 15, 'pix', 'uma-vez-so')
    expect({ state, reason }).toMatchObject({
      state: 'cancelled',
      reason: expect.stringContaining('Nada foi cobrado'),
    })
    const code = [...bank.charges.keys()].at(-1) ?? ''
    await shop.webhook(code)
    world.ports.clock.advance(61 * minute)
    await shop.settleAll(station)
    expect(bank.charges.get(code)?.state).toBe('expired')
    expect(await shop.ask(ana, 15, 'pix', 'uma-vez-so')).toMatchObject({ id, state: 'cancelled' })
  })

  test('GAP-121 SEC-81 whose gateway is silent is put aside, and what is paid of it goes back', async () => {
    const { station, ana, id, code } = await waiting()
    bank.silence(1)
    expect(await ana.client.call(calls.cancelTopUp, { params: { id } })).toMatchObject({
      ...{ state: 'cancelled', reason: expect.stringContaining('volta sozinho') },
    })
    bank.pay(code)
    await settled(station, code)
    expect(await shop.read(ana, id)).toMatchObject({
      ...{ state: 'cancelled', notice: expect.stringContaining('devolvemos esse valor') },
    })
    expect(await shop.balanceH(ana)).toBe(0)
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
  })

  test('GAP-121 SEC-81 that no gateway heard of fails at once; sent again it is the same, and asked for once', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    bank.silence(1)
    const asked = bank.requests.length
    const { id } = await shop.ask(ana, 15, 'pix', 'ninguem-ouviu')
    expect(await shop.read(ana, id)).toMatchObject({ state: 'cancelled', reason: expect.any(String) })
    expect(await shop.ask(ana, 15, 'pix', 'ninguem-ouviu')).toMatchObject({ id, state: 'cancelled' })
    expect(bank.requests.length - asked).toBe(1)
  })

  test('GAP-65 SEC-83 what comes too late and whose way back is in doubt goes back once', async () => {
    const { station, ana, id, code } = await waiting()
    world.ports.clock.advance(32 * minute)
    await shop.settleAll(station)
    bank.pay(code)
    await shop.webhook(code)
    bank.lose(1)
    for (let look = 0; look < 3; look += 1) {
      await shop.settleAll(station)
      world.ports.clock.advance(2 * minute)
    }
    expect(bank.charges.get(code)?.refundedCents).toBe(40_00)
    expect(await shop.read(ana, id)).toMatchObject({
      notice:
        'Recebemos um pagamento de R$ 40,00 quando este pedido já estava encerrado e devolvemos esse valor.',
    })
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
  })

  test('CPF: who has none is told so, and nothing is left of it', async () => {
    const station = await shop.station()
    const ana = await shop.buyer(station, 0, { cpf: null })
    await expect(shop.ask(ana, 15, 'pix')).rejects.toMatchObject({ status: 409 })
    expect((await ana.client.call(calls.listTopUps)).content).toEqual([])
  })
})

describe('buying points', () => {
  const buy = ({ client }: TestMember, points: number, key?: string) =>
    client.call(calls.buyPoints, { body: { points }, idempotencyKey: key })

  test('WAL-05 STN-U15 where the station sells them, at what they are worth, once per key', async () => {
    const station = await shop.station({ behaviour: { buyPoints: true }, currency: { multiplier: 0.1 } })
    const ana = await shop.buyer(station)
    expect(await ana.client.call(calls.getTopUpOptions)).toMatchObject({ buys_points: true })
    const bought = await buy(ana, 200, 'compra-um')
    expect(bought).toMatchObject({ points: 20, credit: 200, way: 'pix', is_purchase: true })
    expect((await buy(ana, 200, 'compra-um')).id).toBe(bought.id)
    const code = [...bank.charges.keys()].at(-1) ?? ''
    bank.pay(code)
    await shop.webhook(code)
    expect(await shop.balanceH(ana)).toBe(20_000)
    await expect(buy(ana, 14.9)).rejects.toMatchObject({
      body: { fields: { points: ['Valor mínimo requerido de R$ 1,50'] } },
    })
    await expect(buy(ana, 1_001)).rejects.toMatchObject({
      body: { fields: { points: ['Valor máximo permitido por tranferencia de R$ 100,00.'] } },
    })
    await shop.expectBooks(station)
  })

  test('STN-U15 elsewhere nobody sells points', async () => {
    const ana = await shop.buyer(await shop.station())
    await expect(buy(ana, 20)).rejects.toMatchObject({ status: 404 })
  })
})

test('GAP-118 what was credited to a wallet is what was paid for it, by PIX and by transfer, or it is told of', async () => {
  const station = await shop.station({ currency: { multiplier: 10 } })
  const [ana, owner] = [await shop.buyer(station), await shop.owner(station)]
  const { id } = await shop.ask(ana, 10.1, 'pix')
  const code = [...bank.charges.keys()].at(-1) ?? ''
  bank.pay(code)
  await shop.webhook(code)
  const transferred = await shop.ask(ana, 5)
  await owner.client.call(confirmTopUp, { params: { id: transferred.id }, body: {} })
  const books = await owner.client.call(listBookDays, { query: { days: 1 } })
  expect(books.days).toMatchObject([{ creditsPaidCents: 15_10, creditedCents: 15_10, isClosed: true }])
  expect(await checkBooks(world.context(station))).toBe(true)
  const paidOneLess = { amountCents: 10_09 }
  const itself = and(eq(topUps.stationId, station.id), eq(topUps.id, id))
  await world.database.db.update(topUps).set(paidOneLess).where(itself)
  const open = await owner.client.call(listBookDays, { query: { days: 1 } })
  expect(open.days).toMatchObject([{ creditsPaidCents: 15_09, creditedCents: 15_10, isClosed: false }])
  expect(await checkBooks(world.context(station))).toBe(false)
})

test.each([
  ['comes', false],
  ['is lost', true],
])(
  'WAL-01 GAP-65 a PIX that is paid while it is cancelled, and the answer %s: it is cancelled, nothing is credited, the money is back',
  async (_, isLost) => {
    const station = await shop.station()
    const ana = await shop.buyer(station)
    const { id } = await shop.ask(ana, 20, 'pix')
    const code = [...bank.charges.keys()].at(-1) ?? ''
    bank.payAtCancel(code, { isLost })
    await ana.client.call(calls.cancelTopUp, { params: { id } }).catch(() => undefined)
    world.ports.clock.advance(5_000)
    await shop.webhook(code)
    expect(await shop.read(ana, id)).toMatchObject({
      state: 'cancelled',
      notice: expect.stringContaining('já estava encerrado e devolvemos'),
    })
    expect(await shop.balanceH(ana)).toBe(0)
    expect(await shop.expectBooks(station)).toMatchObject({ cash: 0 })
  },
)

describe('SEC-107 who pressed too often', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T15:00:00Z') }))
  afterEach(() => void vi.useRealTimers())
  const asked = async (ana: TestMember) =>
    shop.ask(ana, 10).then(
      ({ id }) => id,
      (problem) => problem.code,
    )

  test('WAL-01 sixty requests of which all but five are refused leave the next one, a minute later', async () => {
    const ana = await shop.buyer(await shop.station())
    const told = await Promise.all(Array.from({ length: 70 }, () => asked(ana)))
    expect(told.filter((one) => one === 'limit_reached')).toHaveLength(55)
    expect(told.filter((one) => one === 'too_many_requests')).toHaveLength(10)
    const [id] = told.filter((one) => typeof one === 'number')
    vi.setSystemTime('2026-05-04T15:01:00Z')
    await ana.client.call(calls.cancelTopUp, { params: { id } })
    expect(await asked(ana)).toEqual(expect.any(Number))
  })

  test('SEC-98 thirty that were made within a day are enough', async () => {
    const ana = await shop.buyer(await shop.station())
    for (let at = 0; at < 30; at += 1) {
      const { id } = await shop.ask(ana, 10)
      await ana.client.call(calls.cancelTopUp, { params: { id } })
      vi.setSystemTime(Date.now() + 60_000)
    }
    await expect(shop.ask(ana, 10)).rejects.toMatchObject({
      firstMessage: 'Foram muitos pedidos em pouco tempo. Continue em 24 horas.',
    })
    world.ports.clock.advance(24 * 60 * minute)
    expect(await asked(ana)).toEqual(expect.any(Number))
  })
})
