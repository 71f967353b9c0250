import { sql, sum } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getWaiting, listAudit } from '#contract/console/endpoints.ts'
import * as calls from '#contract/console/people/endpoints.ts'
import { listPersonHistory, listPersonLedger } from '#contract/console/people/person/endpoints.ts'
import { getPointQueue, savePointSettings } from '#contract/console/points/endpoints.ts'
import { logout } from '#contract/people/access/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { ledgerEntries } from '../../ledger/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { notices } from '../../people/notices/tables.ts'
import { inStation, withId } from '../../platform/db/rows.ts'
import { peopleActJob } from './people-act-job.ts'

const world = apiWorld()

async function house() {
  const station = await world.station()
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const add = (name: string, more: Partial<Parameters<typeof addMember>[2]> = {}) =>
    addMember(world, station, { name, ...more })
  const act = (body: object, idempotencyKey?: string) =>
    eva.client.call(calls.actOnPeople, { body: body as never, idempotencyKey })
  const credit = (by: TestMember, whom: object, more: object = {}, idempotencyKey?: string) =>
    by.client.call(calls.creditPeople, {
      body: { amountCents: 500, kind: 'prize', reason: 'Mutirão de maio', whom, ...more } as never,
      idempotencyKey,
    })
  const statusOf = async ({ id }: TestMember) => {
    const { status, suspendedReason } = participants
    const [row] = await eva.ctx.db
      .select({ status, suspendedReason })
      .from(participants)
      .where(withId(participants, { station }, id))
    return row
  }
  const read = (id: number) => eva.client.call(calls.getPeopleAct, { params: { id } })
  const step = (actId: number) => peopleActJob.run(world.jobs(), { stationId: station.id, actId })
  return { station, eva, add, act, credit, statusOf, read, step }
}

describe('PPL-08 PPL-11 suspended, reactivated, activation sent again: many at once', () => {
  test('those who are active go, at once and for the reason; team, deleted and unconfirmed stay, each with why', async () => {
    const { eva, add, act, statusOf } = await house()
    const [ana, bia] = [await add('Ana'), await add('Bia')]
    const rui = await add('Rui', { roles: ['support'] })
    const out = await add('Saiu', { status: 'deleted' })
    const fresh = await add('Nova', { status: 'inactive' })
    const before = await add('Antes', { status: 'suspended' })
    const ids = [ana, bia, rui, out, fresh, before, eva].map(({ id }) => id)
    const body = { kind: 'suspend', reason: 'Inadimplência', whom: { ids } }
    const [one, two] = await Promise.all([act(body, 'formulario-1'), act(body, 'formulario-1')])
    expect(two).toEqual(one)
    expect(one).toMatchObject({ total: 7, seen: 7, changed: 2, isEnded: true, notDoneCount: 4 })
    expect(one.notDone.map(({ name, why }) => [name, why])).toEqual([
      ['Eva', 'Faz parte da equipe: suspenda na página da pessoa.'],
      ['Rui', 'Faz parte da equipe: suspenda na página da pessoa.'],
      ['Saiu', 'A conta foi excluída.'],
      ['Nova', 'Ainda não confirmou o cadastro.'],
    ])
    expect(await statusOf(ana)).toEqual({ status: 'suspended', suspendedReason: 'Inadimplência' })
    expect((await statusOf(before))?.suspendedReason).toBeNull()
    expect((await problemOf(ana.client.call(logout))).status).toBe(401)
    const { list } = await eva.client.call(listPersonHistory, { params: { id: bia.id }, query: {} })
    expect(list.map(({ who, what, after }) => [who, what, after])).toEqual([
      ['Eva', 'person.suspend', { name: 'Bia', reason: 'Inadimplência' }],
    ])
    expect((await act({ kind: 'reactivate', whom: { ids } })).changed).toBe(3)
    expect(await statusOf(before)).toEqual({ status: 'active', suspendedReason: null })
    const audit = await eva.client.call(listAudit, { query: {} })
    expect(audit.filter(({ part }) => part === 'people').map(({ what }) => what)).toEqual([
      'people.reactivate',
      'people.suspend',
    ])
  })

  test('activation goes again to who waits for it, and not twice within what a mailbox gets', async () => {
    const { add, act, read, step } = await house()
    const nova = await add('Nova', { status: 'inactive' })
    const ana = await add('Ana')
    const send = async () => {
      const { id } = await act({ kind: 'activation', whom: { ids: [nova.id, ana.id] } })
      await step(id)
      return read(id)
    }
    expect(await send()).toMatchObject({
      changed: 1,
      notDone: [{ name: 'Ana', why: 'Não espera por ativação.' }],
    })
    expect(await send()).toMatchObject({ changed: 0, notDoneCount: 2 })
  })

  test('what undoes it waits until a suspension of many has ended; the job goes on where it was', async () => {
    const { station, eva, act, read, step } = await house()
    await eva.ctx.db.execute(sql`
      insert into participants (station_id, name, email, status, city, created_at)
      select ${station.id}, 'Pessoa ' || n, 'p' || n || '@muitas.com.br', 'active', 'Recife', now()
      from generate_series(1, 250) n`)
    const whom = { filter: { city: 'recife' }, count: 250 }
    const begun = await act({ kind: 'suspend', reason: 'Recadastramento', whom })
    expect(begun).toMatchObject({ seen: 100, changed: 100, isEnded: false })
    expect((await problemOf(act({ kind: 'reactivate', whom }))).body.messages).toEqual([
      'Outra ação como esta ainda está em andamento. Espere terminar.',
    ])
    await Promise.all([step(begun.id), step(begun.id)])
    expect(await read(begun.id)).toMatchObject({ seen: 250, changed: 250, isEnded: true })
    expect((await act({ kind: 'reactivate', whom })).total).toBe(250)
  })

  test('of another station nobody is reached, and without the right nothing is done', async () => {
    const { add, act, credit, read } = await house()
    const foreign = await addMember(world, await world.station(), { name: 'De fora' })
    const whom = { ids: [foreign.id] }
    expect((await problemOf(act({ kind: 'suspend', reason: 'x', whom }))).status).toBe(409)
    const [ana, rui, gil] = [
      await add('Ana'),
      await add('Rui', { roles: ['support'] }),
      await add('Gil', { roles: ['finance'] }),
    ]
    const own = { ids: [ana.id] }
    const suspend = { kind: 'suspend', reason: 'x', whom: own } as const
    expect((await problemOf(rui.client.call(calls.actOnPeople, { body: suspend }))).status).toBe(403)
    expect((await problemOf(credit(rui, own))).status).toBe(403)
    expect((await problemOf(credit(gil, own))).status).toBe(403)
    expect((await problemOf(read(999_999))).status).toBe(404)
  })
})

describe('PPL-08 PPL-13 GAP-160 points for many', () => {
  const booksOf = async ({ ctx }: TestMember) => {
    const [row] = await ctx.db
      .select({ sum: sum(ledgerEntries.amountH) })
      .from(ledgerEntries)
      .where(inStation(ledgerEntries, ctx))
    return Number(row?.sum ?? 0)
  }
  const linesOf = async (by: TestMember, { id }: TestMember) =>
    (await by.client.call(listPersonLedger, { params: { id }, query: {} })).list

  test('each gets the same once, with the reason in the statement and no mail; oneself and who is not there do not', async () => {
    const { eva, add, credit } = await house()
    const [ana, bia] = [await add('Ana'), await add('Bia', { status: 'suspended' })]
    const out = await add('Saiu', { status: 'deleted' })
    const whom = { ids: [ana, bia, out, eva].map(({ id }) => id) }
    const [one, two] = await Promise.all([
      credit(eva, whom, {}, 'formulario-1'),
      credit(eva, whom, {}, 'formulario-1'),
    ])
    expect(two).toEqual(one)
    expect(one).toMatchObject({ total: 4, changed: 2, isEnded: true, isWaiting: false, amountH: 500 })
    expect(one.notDone.map(({ name }) => name).sort()).toEqual(['Eva', 'Saiu'])
    expect(await linesOf(eva, ana)).toMatchObject([{ points: 5, what: 'Prêmio: Mutirão de maio' }])
    expect(await booksOf(eva)).toBe(0)
    expect(await eva.ctx.db.$count(notices, inStation(notices, eva.ctx))).toBe(0)
    expect((await problemOf(credit(eva, whom, { amountCents: 600 }, 'formulario-1'))).status).toBe(409)
  })

  test('all of it together above the limit waits for a second person; once confirmed it moves, to those who were found then', async () => {
    const { station, eva, add, credit, read, step } = await house()
    const bel = await add('Bel', { role: 'owner' })
    const settings = await eva.client.call(getPointQueue)
    await eva.client.call(savePointSettings, {
      body: { seen: settings.settings.tag, value: { fourEyesAboveCents: 900 } },
    })
    const [ana, bia] = [await add('Ana', { city: 'Natal' }), await add('Bia', { city: 'Natal' })]
    const whom = { filter: { city: 'natal' }, count: 2 }
    const asked = await credit(eva, whom)
    expect(asked).toMatchObject({ isWaiting: true, isEnded: false, changed: 0, total: 2 })
    await step(asked.id)
    expect(await linesOf(eva, ana)).toEqual([])
    expect(await eva.client.call(getWaiting)).toEqual([{ kind: 'points', count: 1 }])
    const params = { id: asked.id }
    expect((await problemOf(eva.client.call(calls.confirmCredit, { params }))).status).toBe(409)
    expect(await bel.client.call(calls.listWaitingCredits)).toMatchObject([
      { id: asked.id, people: 2, amountH: 500, isAskedByMe: false, askedBy: 'Eva' },
    ])
    // Who comes to match meanwhile was not asked for.
    await add('Cris', { city: 'Natal' })
    const done = await Promise.allSettled([
      bel.client.call(calls.confirmCredit, { params }),
      bel.client.call(calls.confirmCredit, { params }),
    ])
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await read(asked.id)).toMatchObject({ changed: 2, isEnded: true, isWaiting: false })
    expect([(await linesOf(eva, ana)).length, (await linesOf(eva, bia)).length]).toEqual([1, 1])
    expect(await booksOf({ ...eva, ctx: { ...eva.ctx, station } } as TestMember)).toBe(0)
  })

  test('somebody of those named who went meanwhile stops nobody behind them', async () => {
    const { station, eva, add, credit, read, step } = await house()
    const people: TestMember[] = []
    for (let n = 0; n < 30; n += 1) people.push(await add(`Pessoa ${n}`))
    const gone = people[27]
    const begun = await credit(eva, { ids: people.map(({ id }) => id) })
    expect(begun).toMatchObject({ seen: 25, isEnded: false })
    await eva.ctx.db.delete(participants).where(withId(participants, { station }, gone?.id ?? 0))
    await step(begun.id)
    expect(await read(begun.id)).toMatchObject({ seen: 29, changed: 29, isEnded: true })
  })

  test('refused it moves nothing and says why; of an asker who is gone nobody confirms it', async () => {
    const { eva, add, credit, read } = await house()
    const bel = await add('Bel', { role: 'owner' })
    const { settings } = await eva.client.call(getPointQueue)
    await eva.client.call(savePointSettings, {
      body: { seen: settings.tag, value: { fourEyesAboveCents: 100 } },
    })
    const ana = await add('Ana')
    const whom = { ids: [ana.id] }
    const one = await credit(eva, whom)
    const refusal = { params: { id: one.id }, body: { reason: 'Valor errado' } }
    await bel.client.call(calls.refuseCredit, refusal)
    await bel.client.call(calls.refuseCredit, refusal)
    expect(await read(one.id)).toMatchObject({ isEnded: true, refusal: 'Valor errado', changed: 0 })
    expect((await problemOf(bel.client.call(calls.confirmCredit, { params: { id: one.id } }))).status).toBe(
      409,
    )
    const two = await credit(eva, whom)
    await eva.ctx.db
      .update(participants)
      .set({ status: 'suspended' })
      .where(withId(participants, eva.ctx, eva.id))
    expect(
      (await problemOf(bel.client.call(calls.confirmCredit, { params: { id: two.id } }))).body.messages,
    ).toEqual(['Quem pediu não cuida mais de pontos nesta estação. Recuse, e peça de novo se for o caso.'])
    expect(await linesOf(bel, ana)).toEqual([])
  })
})
