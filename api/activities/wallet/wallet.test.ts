import { describe, expect, test } from 'vitest'
import {
  earnPoints,
  getUserPoints,
  listEarnedPoints,
  listPoints,
  listUsedPoints,
} from '#contract/activities/wallet/endpoints.ts'
import type { PointsTransactions } from '#contract/activities/wallet/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { earn, spend } from '../../ledger/index.ts'
import type { ApiContext } from '../../platform/context.ts'
import { fixedClock } from '../../platform/ports/index.ts'
import { earnPoints as askForPoints } from './earn-points.ts'

const world = apiWorld()
const at = (ctx: ApiContext, instant: string): ApiContext => ({
  ...ctx,
  ports: { ...ctx.ports, clock: fixedClock(instant) },
})

describe('the wallet', () => {
  test('PTS-01 shows the balance, decimal, to its owner only', async () => {
    const { client, ctx, id } = await addMember(world, await world.station())
    await earn(ctx, { participantId: id, key: 'a', cause: 'welcome', amountH: 1050 })
    await expect(client.call(getUserPoints, { params: { userId: id } })).resolves.toEqual({ points: 10.5 })
    await expect(client.call(getUserPoints, { params: { userId: id + 1 } })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('PTS-07 GAP-39 a client credits nothing, whatever it asks for; both numbers are its own CPF', async () => {
    const cpf = '52998224725'
    const { client, ctx, id } = await addMember(world, await world.station(), { cpf })
    await earn(ctx, { participantId: id, key: 'a', cause: 'welcome', amountH: 1050 })
    const call = (more: object = {}) =>
      client.call(earnPoints, {
        body: { cardid: cpf, accountnumber: '529.982.247-25', points: 999, ...more },
      })
    for (const points of [999, -5, 1e308, 'NaN', null, undefined])
      await expect(call({ points })).resolves.toEqual({ points: 10.5 })
    await expect(call({ establishment: ctx.station.id })).resolves.toEqual({ points: 10.5 })
    for (const foreign of [{ cardid: '86288366757' }, { accountnumber: '' }, { establishment: 1 }])
      await expect(call(foreign)).rejects.toMatchObject({ status: 403 })
    const { content } = await client.call(listEarnedPoints)
    expect(content).toHaveLength(1)
    const body = { cardid: cpf, accountnumber: cpf }
    await expect(world.client(ctx.station).call(earnPoints, { body })).rejects.toMatchObject({ status: 401 })
  })

  test('SEC-45 PTS-07 of what a client sent only the number is logged, and it asks sixty times a minute', async () => {
    const cpf = '52998224725'
    const { ctx } = await addMember(world, await world.station(), { cpf })
    const lines: unknown[] = []
    const log = { ...ctx.ports.log, warn: (facts: unknown) => void lines.push(facts) }
    const ask = (points: unknown) =>
      askForPoints({ ...ctx, ports: { ...ctx.ports, log } }, { cardid: cpf, accountnumber: cpf, points })
    await ask(999)
    await ask({ senha: 'Segredo1', texto: 'A'.repeat(100_000) })
    expect(lines).toMatchObject([{ asked: 999 }, { asked: 'object' }])
    for (let asked = 2; asked < 60; asked += 1) await ask(1)
    await expect(ask(1)).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(lines).toHaveLength(60)
  })

  test('PTS-03 SEC-18 days of years that no calendar of ours knows are refused in words', async () => {
    const { client, id } = await addMember(world, await world.station())
    for (const query of [{ from: '0001-01-01' }, { to: '0000-12-31' }, { to: '9999-12-31' }])
      for (const call of [listEarnedPoints, listUsedPoints])
        await expect(client.call(call, { query: { 'where[user_id]': id, ...query } })).rejects.toMatchObject({
          status: 422,
        })
  })

  test('PTS-02 ORD-02 lines of a purchase and of what went back of it say which order they are of; others none', async () => {
    const { client, ctx, id } = await addMember(world, await world.station())
    await earn(ctx, { participantId: id, key: 'a', cause: 'participation', referenceId: 9, amountH: 5000 })
    await earn(ctx, { participantId: id, key: 'b', cause: 'refund', referenceId: 7, amountH: 100 })
    await spend(ctx, { participantId: id, key: 'c', cause: 'purchase', referenceId: 8, amountH: 200 })
    const lines = [
      ...(await client.call(listEarnedPoints)).content,
      ...(await client.call(listUsedPoints)).content,
    ]
    expect(new Map(lines.map(({ cause, order }) => [cause, order]))).toEqual(
      new Map([
        ['participation', null],
        ['refund', 7],
        ['purchase', 8],
      ]),
    )
  })

  test('PTS-02 has what came in one tab and what went in the other, each line with its cause', async () => {
    const content = { activities: [{ id: 20, type: 20, name: 'Doe um livro' }] }
    const { client, ctx, id } = await addMember(world, await world.station({ content }))
    await earn(ctx, { participantId: id, key: 'a', cause: 'welcome', amountH: 5000 })
    await earn(ctx, { participantId: id, key: 'b', cause: 'participation', referenceId: 999, amountH: 100 })
    await spend(ctx, { participantId: id, key: 'c', cause: 'donation', referenceId: 20, amountH: 1234 })
    const earned = await client.call(listEarnedPoints, { query: { 'where[user_id]': id } })
    expect(earned).toMatchObject({
      content: [
        // The literal fallback of a participation without a name.
        { points: 1, description: 'Participação em atividade', action: null },
        { points: 50, description: 'Boas-vindas', cause: 'welcome' },
      ],
      next: null,
    })
    const used = await client.call(listUsedPoints)
    expect(used.content).toMatchObject([
      { points: 12.34, description: 'Doe um livro', action: { id: 20, name: 'Doe um livro' } },
    ])
  })

  test('PTS-02 goes page by page, newest first, nothing twice', async () => {
    const { client, ctx, id } = await addMember(world, await world.station())
    for (let line = 1; line <= 7; line += 1)
      await earn(ctx, { participantId: id, key: `k${line}`, cause: 'adjustment', amountH: line * 100 })
    const seen: number[] = []
    let after: string | undefined
    do {
      const page = await client.call(listEarnedPoints, { query: { limit: 3, after } })
      seen.push(...page.content.map(({ points }) => points))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1])
  })

  test('PTS-02 GAP-37 each day of the station on a page has the balance at its end, the first page all days of the period', async () => {
    const { client, ctx, id } = await addMember(world, await world.station())
    const book = { participantId: id, cause: 'adjustment' } as const
    // The last second of 30 April, the first of 1 May, noon of 3 May in São Paulo.
    await earn(at(ctx, '2026-05-01T02:59:59Z'), { ...book, key: 'a', amountH: 100 })
    await earn(at(ctx, '2026-05-01T03:00:00Z'), { ...book, key: 'b', amountH: 200 })
    await spend(at(ctx, '2026-05-03T15:00:00Z'), { ...book, key: 'c', cause: 'purchase', amountH: 50 })
    const read = async (query: object) => {
      const { days, next } = await client.call(listPoints, { query })
      return { days: days.map(({ day, balance }) => [day, balance]), next }
    }
    const whole = [
      ['2026-04-30', 1],
      ['2026-05-01', 3],
      ['2026-05-02', 3],
      ['2026-05-03', 2.5],
    ]
    const first = await read({ limit: 1 })
    expect(first.days).toEqual(whole)
    expect((await read({ limit: 1, after: first.next })).days).toEqual([['2026-05-01', 3]])
    expect((await client.call(listUsedPoints, { query: { from: '2026-05-02' } })).days).toEqual([
      { day: '2026-05-02', balance: 3 },
      { day: '2026-05-03', balance: 2.5 },
    ])
    expect((await read({ from: '2026-05-01', to: '2026-05-01' })).days).toEqual([['2026-05-01', 3]])
    expect((await read({ to: '2026-04-01' })).days).toEqual([])
  })

  test('PTS-02 the balance runs on from page to page; a day that a page ends in has its end on both', async () => {
    const { client, ctx, id } = await addMember(world, await world.station())
    const book = { participantId: id, cause: 'adjustment' } as const
    // Three of each day, the last of them going out.
    for (let line = 0; line < 12; line += 1) {
      const instant = new Date(Date.UTC(2026, 3, 1 + Math.floor(line / 3), 15, line))
      const move = line % 3 === 2 ? spend : earn
      await move(at(ctx, instant.toISOString()), { ...book, key: `k${line}`, amountH: 100 + line })
    }
    const pages: PointsTransactions[] = []
    for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next)
      pages.push(await client.call(listPoints, { query: { limit: 5, after } }))
    expect(pages.map(({ content }) => content.length)).toEqual([5, 5, 2])
    expect(pages.slice(1).map(({ days }) => days.map(({ day }) => day))).toEqual([
      ['2026-04-01', '2026-04-02', '2026-04-03'],
      ['2026-04-01'],
    ])
    let balanceH = 0
    const ends = new Map<string, number>()
    for (const { points, direction, balance, createdAt } of pages
      .flatMap(({ content }) => content)
      .reverse()) {
      balanceH += Math.round(points * 100) * (direction === 'used' ? -1 : 1)
      expect(Math.round(balance * 100)).toBe(balanceH)
      ends.set(createdAt.slice(0, 10), balanceH)
    }
    // A day without a line has what the day before had.
    const endOf = (day: string) => [...ends].findLast(([of]) => of <= day)?.[1] ?? 0
    for (const { day, balance } of pages.flatMap(({ days }) => days))
      expect([day, Math.round(balance * 100)]).toEqual([day, endOf(day)])
  })

  test('PTS-02 GAP-05 of one person in two stations each has its own lines and days, and the cursor of one is none of the other', async () => {
    const cpf = '52998224725'
    const [here, there] = [
      await addMember(world, await world.station(), { cpf }),
      await addMember(world, await world.station(), { cpf }),
    ]
    for (const [place, { ctx, id }] of [here, there].entries())
      for (let day = 1; day <= 3; day += 1)
        await earn(at(ctx, `2026-04-0${day}T15:00:00Z`), {
          ...{ participantId: id, key: `k${day}`, cause: 'adjustment', amountH: 100 * (place + 1) },
        })
    const first = await here.client.call(listPoints, { query: { limit: 1 } })
    expect(first.days.slice(-3).map(({ balance }) => balance)).toEqual([1, 2, 3])
    const { days } = await there.client.call(listPoints)
    expect(days.slice(-3).map(({ balance }) => balance)).toEqual([2, 4, 6])
    const foreign = await there.client.call(listPoints, { query: { after: first.next ?? undefined } })
    expect(foreign).toEqual({ content: [], days: [], next: null })
  })

  test('PTS-02 of a period of many days at most sixty are told, with the last', async () => {
    const { client, ctx, id } = await addMember(world, await world.station())
    for (let day = 0; day < 70; day += 1)
      await earn(at(ctx, new Date(Date.UTC(2026, 0, 1 + day, 15)).toISOString()), {
        ...{ participantId: id, key: `k${day}`, cause: 'adjustment', amountH: 100 },
      })
    const { days } = await client.call(listPoints, { query: { limit: 1 } })
    expect(days.length).toBeLessThanOrEqual(60)
    expect(days.length).toBeGreaterThan(30)
    expect(days.at(-1)).toEqual({ day: '2026-03-11', balance: 70 })
  })

  test('PTS-03 GAP-37 the period is in days of the station, both included', async () => {
    const { client, ctx, id } = await addMember(world, await world.station())
    // 23:59 of 30 April, 00:00 of 1 May and 23:59 of 2 May in São Paulo.
    const instants = [
      '2026-05-01T02:59:59Z',
      '2026-05-01T03:00:00Z',
      '2026-05-03T02:59:59Z',
      '2026-05-03T03:00:00Z',
    ]
    for (const [index, instant] of instants.entries())
      await earn(at(ctx, instant), {
        participantId: id,
        key: `p${index}`,
        cause: 'adjustment',
        amountH: 100 + index,
      })
    const points = async (query: object) =>
      (await client.call(listEarnedPoints, { query })).content.map((line) => line.points)
    expect(await points({ from: '2026-05-01', to: '2026-05-02' })).toEqual([1.02, 1.01])
    expect(await points({ to: '2026-04-30' })).toEqual([1])
    expect(await points({ from: '2026-05-03' })).toEqual([1.03])
    await expect(points({ from: '2026-05-02', to: '2026-05-01' })).rejects.toMatchObject({
      body: { fields: { from: ['Escolha uma data anterior a segunda.'] } },
    })
    await expect(points({ from: '31/02/2026' })).rejects.toMatchObject({ status: 422 })
    await expect(points({ after: '1; drop table' })).rejects.toMatchObject({ status: 422 })
  })
})
