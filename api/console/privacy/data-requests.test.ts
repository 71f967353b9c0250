import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getWaiting, listAudit } from '#contract/console/endpoints.ts'
import * as owners from '#contract/console/privacy/endpoints.ts'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import * as calls from '#contract/people/data-requests/endpoints.ts'
import { getPrivacy } from '#contract/people/privacy/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { areas } from '../../areas.ts'
import { ledgerAccounts } from '../../ledger/tables.ts'
import { participants } from '../../people/access/tables.ts'
import { notices } from '../../people/notices/tables.ts'
import { tidyUnproved } from '../../people/privacy/data-requests.ts'
import { erasePerson } from '../../people/privacy/erase-person.ts'
import { registerOf } from '../../people/privacy/index.ts'
import { dataRequests } from '../../people/privacy/tables.ts'
import { inTransaction } from '../../platform/context.ts'
import { withId } from '../../platform/db/rows.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'

const world = apiWorld()
const change = (station: { id: number }, id: number, facts: Partial<typeof participants.$inferInsert>) =>
  world.database.db
    .update(participants)
    .set(facts)
    .where(withId(participants, { station }, id))
const dayMs = 86_400_000
const ask = { kind: 'sharing', text: 'Com quem vocês dividem os meus dados?' } as const
let last = 0

async function house() {
  const station = await world.station()
  const eva = await addMember(world, station, { role: 'owner', name: 'Eva' })
  const ana = await addMember(world, station, { name: 'Ana Lima', email: `ana.lei${++last}@exemplo.com.br` })
  const email = (await ana.client.call(getUserWeb, { params: { id: 'me' } })).content.email
  const list = (view: 'open' | 'done' = 'open') =>
    eva.client.call(owners.listManagedDataRequests, { query: { view } })
  const byMail = (body: object, address = `10.1.${last}.1`) =>
    world.client(station, undefined, { address }).call(calls.askByMail, {
      body: { name: 'Ana Lima', email, ...ask, ...body } as never,
    })
  const mails = () =>
    world.database.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.stationId, station.id))
      .orderBy(mailOutbox.id)
  const tokenIn = (text: string | undefined) => /\/pedido\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
  const visitor = world.client(station)
  const prove = (token: string) => visitor.call(calls.proveDataRequest, { body: { token } })
  return { station, eva, ana, email, list, byMail, mails, tokenIn, visitor, prove }
}

describe('PPL-32 a member asks', () => {
  test('PPL-32 it is received by mail with its day, told to the station, stands in Hoje, and twice is once', async () => {
    const { ana, eva, list, mails, station } = await house()
    const once = () => ana.client.call(calls.askDataRequest, { body: ask, idempotencyKey: 'formulario-1' })
    expect((await once()).id).toBe((await once()).id)
    const other = { body: { ...ask, text: 'Outra coisa' }, idempotencyKey: 'formulario-1' }
    expect((await problemOf(ana.client.call(calls.askDataRequest, other))).code).toBe('conflict')
    const due = new Date(world.ports.clock.now().getTime() + 15 * dayMs).toISOString()
    expect((await ana.client.call(calls.listDataRequests)).list).toMatchObject([
      { ...ask, state: 'open', dueAt: due, answer: null },
    ])
    expect(await list()).toMatchObject({ open: 1, late: 0, list: [{ name: 'Ana Lima', isLate: false }] })
    const received = (await mails()).filter(({ kind }) => kind === 'privacy_request')
    expect(received.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Recebemos o seu pedido sobre os seus dados'),
    ])
    const told = await world.database.db.select().from(notices).where(eq(notices.stationId, station.id))
    expect(told.map(({ kind }) => kind)).toEqual(['privacy'])
    const waiting = await eva.client.call(getWaiting)
    expect(waiting).toEqual([{ kind: 'privacy', count: 1, due: { at: due, isLate: false } }])
  })

  test('PPL-32 the nearest deadline comes first, and what is late says so', async () => {
    const { ana, eva, list } = await house()
    await ana.client.call(calls.askDataRequest, { body: ask })
    world.ports.clock.advance(14 * dayMs)
    await ana.client.call(calls.askDataRequest, { body: { ...ask, kind: 'other' } })
    world.ports.clock.advance(2 * dayMs)
    expect(await list()).toMatchObject({
      late: 1,
      list: [
        { kind: 'sharing', isLate: true },
        { kind: 'other', isLate: false },
      ],
    })
    const waiting = await eva.client.call(getWaiting)
    expect(waiting).toMatchObject([{ count: 2, due: { isLate: true } }])
  })

  test('PPL-32 SEC-111 nobody floods the team: five a day', async () => {
    const { ana } = await house()
    for (let time = 0; time < 5; time += 1) await ana.client.call(calls.askDataRequest, { body: ask })
    expect((await problemOf(ana.client.call(calls.askDataRequest, { body: ask }))).status).toBe(429)
    world.ports.clock.advance(dayMs)
    expect((await ana.client.call(calls.askDataRequest, { body: ask })).id).toBeGreaterThan(0)
  })
})

describe('PPL-32 many ask', () => {
  test('PPL-32 all of them are read, page by page, the nearest deadline first, though one is answered in between', async () => {
    const { station, ana, eva, email } = await house()
    const now = world.ports.clock.now().getTime()
    const row = (at: number) => ({
      ...{ stationId: station.id, participantId: ana.id, name: 'Ana', email, ...ask, state: 'open' as const },
      // Five of each day: the number goes on where the days are the same.
      ...{ createdAt: new Date(now), dueAt: new Date(now + (30 - Math.floor(at / 5)) * dayMs) },
    })
    await world.database.db.insert(dataRequests).values(Array.from({ length: 120 }, (_, at) => row(at)))
    const seen: { id: number; dueAt: string | null }[] = []
    let after: number | undefined
    do {
      const { list, next, open } = await eva.client.call(owners.listManagedDataRequests, {
        query: { view: 'open', after },
      })
      expect(open).toBe(seen.length === 0 ? 120 : 119)
      if (seen.length === 0)
        await eva.client.call(owners.answerDataRequest, {
          params: { id: next ?? 0 },
          body: { text: 'Pronto.', isRefusal: false },
        })
      seen.push(...list)
      after = next ?? undefined
    } while (after !== undefined)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(120)
    const days = seen.map(({ dueAt }) => dueAt ?? '')
    expect(days).toEqual([...days].sort())
  })

  test('PPL-32 SEC-111 whoever has a domain floods nobody: sixty a day are proved by its mailboxes', async () => {
    const { station, list, prove, byMail, mails, tokenIn } = await house()
    const domain = `dominio${last}.com.br`
    const tokens: string[] = []
    for (let at = 0; at < 61; at += 1) {
      await byMail({ email: `a${at}@m${at}.${domain}` }, `10.${last}.2.${at}`)
      tokens.push(tokenIn((await mails()).at(-1)?.text))
    }
    const answers = []
    for (const [at, token] of tokens.entries())
      answers.push(
        world
          .client(station, undefined, { address: `10.${last}.3.${at}` })
          .call(calls.proveDataRequest, { body: { token } }),
      )
    const settled = await Promise.allSettled(answers)
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect((await list()).open).toBe(60)
    // Of another domain it counts.
    await byMail({ email: `fora${last}@outro${last}.com.br` }, `10.${last}.4.1`)
    expect((await prove(tokenIn((await mails()).at(-1)?.text))).request?.state).toBe('open')
  })
})

describe('PPL-32 the team answers', () => {
  test('PPL-32 with a text or a refusal, once: by mail, and where the member reads it; the history names nobody', async () => {
    const { ana, eva, list, mails } = await house()
    const { id } = await ana.client.call(calls.askDataRequest, { body: ask })
    const params = { id }
    const answer = (text: string, isRefusal = false) =>
      eva.client.call(owners.answerDataRequest, { params, body: { text, isRefusal } })
    expect(await answer('Com ninguém.')).toMatchObject({ state: 'answered', answeredBy: 'Eva' })
    expect(await answer('Com ninguém.')).toMatchObject({ state: 'answered' })
    expect((await problemOf(answer('Com todos.'))).code).toBe('conflict')
    expect((await ana.client.call(calls.listDataRequests)).list).toMatchObject([
      { state: 'answered', answer: 'Com ninguém.' },
    ])
    const texts = (await mails()).filter(({ text }) => text.includes('Com ninguém.'))
    expect(texts).toHaveLength(1)
    expect((await list()).open).toBe(0)
    expect((await list('done')).list.map((one) => one.id)).toEqual([id])
    const second = await ana.client.call(calls.askDataRequest, { body: ask })
    const refused = { params: { id: second.id }, body: { text: 'Já respondido.', isRefusal: true } }
    expect(await eva.client.call(owners.answerDataRequest, refused)).toMatchObject({ state: 'refused' })
    const lines = await eva.client.call(listAudit)
    expect(lines.map(({ what, name }) => [what, name])).toEqual([
      ['data-request.refuse', `nº ${second.id}`],
      ['data-request.answer', `nº ${id}`],
    ])
  })

  test('PPL-32 PPL-29 a copy is begun by one press, is its person’s alone, and the request is answered', async () => {
    const { ana, eva, list } = await house()
    const { id } = await ana.client.call(calls.askDataRequest, { body: { ...ask, kind: 'portability' } })
    const params = { id }
    expect((await eva.client.call(owners.getManagedDataRequest, { params })).acts).toEqual(['copy'])
    const wrong = { params, body: { act: 'deletion' as const } }
    expect((await problemOf(eva.client.call(owners.carryOutDataRequest, wrong))).code).toBe('conflict')
    const press = () => eva.client.call(owners.carryOutDataRequest, { params, body: { act: 'copy' } })
    expect(await press()).toMatchObject({ state: 'answered', begun: 'copy', acts: [] })
    expect(await press()).toMatchObject({ state: 'answered', begun: 'copy' })
    expect((await ana.client.call(getPrivacy)).copy).toMatchObject({ state: 'working' })
    expect((await eva.client.call(getPrivacy)).copy).toBeNull()
    expect((await list()).ownWays).toMatchObject([{ kind: 'copy', name: 'Ana Lima' }])
  })

  test('PPL-32 PPL-31 a deletion is begun by one press, waits its week, and is held as its person’s own is', async () => {
    const { station, ana, eva, list } = await house()
    const asked = { body: { kind: 'deletion', text: 'Apaguem tudo.' } } as const
    const { id } = await ana.client.call(calls.askDataRequest, asked)
    const press = (one: number) =>
      eva.client.call(owners.carryOutDataRequest, { params: { id: one }, body: { act: 'deletion' } })
    expect(await press(id)).toMatchObject({ begun: 'deletion', state: 'answered' })
    expect(await press(id)).toMatchObject({ begun: 'deletion', state: 'answered' })
    const at = new Date(world.ports.clock.now().getTime() + 7 * dayMs).toISOString()
    expect((await list()).ownWays).toMatchObject([{ kind: 'deletion', actsAt: at }])
    // As when somebody asks by themselves: whoever else is in can take nothing back.
    expect((await problemOf(ana.client.call(getUserWeb, { params: { id: 'me' } }))).status).toBe(401)
    const bia = await addMember(world, station, { email: `bia.deve${++last}@exemplo.com.br` })
    const owing = { stationId: station.id, participantId: bia.id, kind: 'wallet' as const }
    await world.database.db
      .insert(ledgerAccounts)
      .values({ ...owing, balanceH: 0, owedPaidH: 100 })
      .onConflictDoUpdate({
        target: [ledgerAccounts.stationId, ledgerAccounts.kind, ledgerAccounts.participantId],
        set: { owedPaidH: 100 },
      })
    const held = await bia.client.call(calls.askDataRequest, asked)
    expect((await problemOf(press(held.id))).code).toBe('conflict')
    expect((await bia.client.call(calls.listDataRequests)).list).toMatchObject([{ state: 'open' }])
    await inTransaction(world.context(station), (ctx) => erasePerson(ctx, registerOf(areas), ana.id))
    const own = eq(dataRequests.stationId, station.id)
    const rows = await world.database.db.select().from(dataRequests).where(own).orderBy(dataRequests.id)
    expect(rows[0]).toMatchObject({ name: 'Conta excluída', email: '', text: '', answer: null })
  })

  test('PPL-32 PPL-26 SEC-111 an account with codes, or of the team, is deleted by its person alone: the press mails the way there', async () => {
    const { station, ana, eva, list, mails } = await house()
    const bia = await addMember(world, station, { roles: ['editor'] })
    await change(station, ana.id, { codesSince: world.ports.clock.now() })
    for (const { client } of [ana, bia, eva]) {
      const { id } = await client.call(calls.askDataRequest, { body: { ...ask, kind: 'deletion' } })
      const params = { id }
      expect((await eva.client.call(owners.getManagedDataRequest, { params })).acts).toEqual([
        'deletion-link',
      ])
      const press = (act: 'deletion' | 'deletion-link') =>
        eva.client.call(owners.carryOutDataRequest, { params, body: { act } })
      expect((await problemOf(press('deletion'))).code).toBe('conflict')
      expect(await press('deletion-link')).toMatchObject({ begun: 'deletion-link', state: 'answered' })
      expect(await press('deletion-link')).toMatchObject({ begun: 'deletion-link', acts: [] })
    }
    expect((await list()).ownWays).toEqual([])
    expect((await ana.client.call(getUserWeb, { params: { id: 'me' } })).content.deletes_at).toBeUndefined()
    const ways = (await mails()).filter(({ text }) => text.includes('/homepage/privacidade/exclusao'))
    expect(ways.map(({ subject }) => subject)).toEqual(
      Array(3).fill(expect.stringContaining('Falta um passo para excluir a sua conta')),
    )
  })

  test('PPL-32 nothing is begun for whom could not fetch it or take it back: an account that is not open', async () => {
    const { station, ana, eva } = await house()
    const ids = []
    for (const kind of ['access', 'deletion'] as const)
      ids.push((await ana.client.call(calls.askDataRequest, { body: { ...ask, kind } })).id)
    await change(station, ana.id, { status: 'suspended' })
    for (const id of ids) {
      const params = { id }
      expect((await eva.client.call(owners.getManagedDataRequest, { params })).acts).toEqual([])
      for (const act of ['copy', 'deletion', 'deletion-link'] as const)
        expect(
          (await problemOf(eva.client.call(owners.carryOutDataRequest, { params, body: { act } }))).code,
        ).toBe('conflict')
    }
  })

  test('PPL-32 PPL-09 what somebody asked stands with the person, newest first', async () => {
    const { ana, eva } = await house()
    const first = await ana.client.call(calls.askDataRequest, { body: ask })
    const second = await ana.client.call(calls.askDataRequest, { body: { ...ask, kind: 'other' } })
    const of = (id: number, query = {}) =>
      eva.client.call(owners.listPersonDataRequests, { params: { id }, query })
    expect(await of(ana.id, { limit: 1 })).toMatchObject({ list: [{ kind: 'other' }], next: second.id })
    expect(await of(ana.id, { before: second.id })).toMatchObject({ list: [{ id: first.id }], next: null })
    expect((await of(eva.id)).list).toEqual([])
  })

  test('PPL-32 PPL-22 is whoever has the right, of this station', async () => {
    const { station, ana } = await house()
    const support = await addMember(world, station, { roles: ['support'] })
    const { eva: stranger } = await house()
    const { id } = await ana.client.call(calls.askDataRequest, { body: ask })
    const read = { params: { id } }
    expect((await problemOf(support.client.call(owners.getManagedDataRequest, read))).status).toBe(403)
    expect((await problemOf(stranger.client.call(owners.getManagedDataRequest, read))).status).toBe(404)
    const theirs = { params: { id: ana.id } }
    expect((await problemOf(support.client.call(owners.listPersonDataRequests, theirs))).status).toBe(403)
    expect((await problemOf(stranger.client.call(owners.listPersonDataRequests, theirs))).status).toBe(404)
  })
})

describe('PPL-32 SEC-111 without an account', () => {
  test('PPL-32 SEC-111 it counts once the mailbox proved it, is answered alike for known and unknown addresses, and is read by its link alone', async () => {
    const { station, byMail, mails, tokenIn, prove, list, visitor, ana } = await house()
    await change(station, ana.id, { emailProvedAt: world.ports.clock.now() })
    const known = await byMail({})
    expect(await byMail({ email: `ninguem${last}@exemplo.com.br` })).toEqual(known)
    expect((await list()).open).toBe(0)
    const sent = await mails()
    expect(sent.map(({ subject }) => subject)).toEqual(Array(2).fill(sent[0]?.subject))
    const [mine, others] = sent.map(({ text }) => tokenIn(text))
    const readBefore = await visitor.call(calls.readDataRequest, { body: { token: mine ?? '' } })
    expect(readBefore.request).toMatchObject({ state: 'unproved', dueAt: null })
    expect((await list()).open).toBe(0)
    expect((await prove(mine ?? '')).request).toMatchObject({ state: 'open' })
    expect((await prove(mine ?? '')).request).toMatchObject({ state: 'open' })
    expect((await prove(others ?? '')).request).toMatchObject({ state: 'open' })
    expect((await list()).open).toBe(2)
    expect((await ana.client.call(calls.listDataRequests)).list).toHaveLength(1)
    for (const token of ['x', '', 'a'.repeat(43)]) expect((await prove(token)).request).toBeNull()
    // Who asked by a link follows by it, with or without an account.
    const received = (await mails()).filter(({ subject }) => subject.includes('Recebemos o seu pedido'))
    expect(received.map(({ text }) => tokenIn(text))).toEqual([mine, others])
  })

  test('PPL-32 SEC-111 a mailbox is somebody’s where its person proved it: an account that only names it is not linked', async () => {
    const { station, byMail, mails, tokenIn, prove, list, eva, ana } = await house()
    await byMail({ kind: 'deletion' })
    await prove(tokenIn((await mails())[0]?.text))
    const read = async (id: number) => eva.client.call(owners.getManagedDataRequest, { params: { id } })
    const first = (await list()).list[0]?.id ?? 0
    expect(await read(first)).toMatchObject({ participantId: null, acts: [] })
    await change(station, ana.id, { emailProvedAt: world.ports.clock.now() })
    await byMail({ kind: 'deletion' })
    await prove(tokenIn((await mails()).at(-1)?.text))
    const second = (await list()).list.find(({ id }) => id !== first)?.id ?? 0
    expect(await read(second)).toMatchObject({ participantId: ana.id, acts: ['deletion'] })
    await change(station, ana.id, { emailProvedAt: null })
    expect((await read(second)).acts).toEqual(['deletion-link'])
  })

  test('PPL-32 SEC-111 whoever has no account reads the answer by the link of each mail; nothing is begun for them', async () => {
    const { byMail, mails, tokenIn, prove, list, eva, visitor } = await house()
    await byMail({ email: `fora${last}@exemplo.com.br`, kind: 'deletion' })
    const token = tokenIn((await mails())[0]?.text)
    await prove(token)
    const id = (await list()).list[0]?.id ?? 0
    expect(await eva.client.call(owners.getManagedDataRequest, { params: { id } })).toMatchObject({
      ...{ participantId: null, acts: [] },
    })
    await eva.client.call(owners.answerDataRequest, {
      params: { id },
      body: { text: 'Não há nada seu aqui.', isRefusal: false },
    })
    const answered = (await mails()).find(({ text }) => text.includes('Não há nada seu aqui.'))
    expect(tokenIn(answered?.text)).toBe(token)
    const { request } = await visitor.call(calls.readDataRequest, { body: { token } })
    expect(request).toMatchObject({ state: 'answered', answer: 'Não há nada seu aqui.' })
  })

  test('PPL-32 SEC-111 nobody fills a mailbox, and what nobody proved goes after three days', async () => {
    const { byMail, station, mails, tokenIn, prove } = await house()
    for (let time = 0; time < 3; time += 1) await byMail({}, `10.9.${last}.${time}`)
    expect((await problemOf(byMail({}, `10.9.${last}.9`))).status).toBe(429)
    world.ports.clock.advance(3 * dayMs + 1)
    expect((await prove(tokenIn((await mails())[0]?.text))).request).toBeNull()
    await tidyUnproved(world.jobs())
    const own = eq(dataRequests.stationId, station.id)
    expect(await world.database.db.$count(dataRequests, own)).toBe(0)
  })
})
