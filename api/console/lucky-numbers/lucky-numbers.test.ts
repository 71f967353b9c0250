import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { earn } from '#api/ledger/index.ts'
import { drawNumbers } from '#api/services/lucky-numbers/give-numbers.ts'
import { importLuckyDraws } from '#api/services/lucky-numbers/lucky-folder.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import * as owners from '#contract/console/lucky-numbers/endpoints.ts'
import { listLuckyDraws, listLuckyNumbers } from '#contract/services/lucky-numbers/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'

const world = apiWorld()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function place(luckyNumbers = true) {
  const station = await world.station({ config: { behaviour: { luckyNumbers } } })
  const owner = await addMember(world, station, { role: 'owner' })
  const members = [await addMember(world, station), await addMember(world, station)]
  return { station, owner, members: members as [TestMember, TestMember] }
}
const create = ({ client }: TestMember, body: object = {}, idempotencyKey?: string) =>
  client.call(owners.createDraw, { body: { name: 'Natal', winners: 1, ...body }, idempotencyKey })
const give = ({ client }: TestMember, id: number) => client.call(owners.giveDrawNumbers, { params: { id } })
const draw = ({ client }: TestMember, id: number) => client.call(owners.drawWinners, { params: { id } })
const mine = ({ client, id }: TestMember) => client.call(listLuckyNumbers, { params: { userId: id } })
const idOf = async (made: ReturnType<typeof create>) => (await made)[0]?.id ?? 0

test('LCK-02 the hash of the seed is public before, the seed after, and anybody draws the same with it', async () => {
  const { station, owner, members } = await place()
  const id = await idOf(create(owner))
  const visitor = world.client(station)
  const [before] = await visitor.call(listLuckyDraws)
  expect(before).toMatchObject({ id, seed: null, winners: [], total: 0 })
  expect(await give(owner, id)).toEqual({ given: 2 })
  expect(await give(owner, id)).toEqual({ given: 0 })
  expect((await mine(members[0])).map(({ numbers }) => numbers)).toEqual([[1]])
  const [drawn] = await draw(owner, id)
  const [after] = await visitor.call(listLuckyDraws)
  expect(after?.seed_hash).toBe(before?.seed_hash)
  expect(sha256(after?.seed ?? '')).toBe(before?.seed_hash)
  const first = Number(BigInt(`0x${sha256(`${after?.seed}:1:1`)}`) % 2n) + 1
  expect(after?.winners).toEqual([first])
  expect(drawn?.drawn).toMatchObject([{ number: first }])
  expect((await draw(owner, id))[0]?.drawnAt).toBe(drawn?.drawnAt)
  expect((await problemOf(give(owner, id))).code).toBe('conflict')
  expect((await owner.client.call(listAudit)).map(({ what }) => what)).toEqual([
    'lucky-draw.draw',
    'lucky-draw.give',
    'lucky-draw.create',
  ])
})

test('LCK-02 whom the area is not open to gets no number: not linked, not done with the sign-up, not active', async () => {
  const { station, owner, members } = await place()
  const id = await idOf(create(owner))
  for (const person of [
    { hasEstablishment: false },
    { firstLogin: true },
    { status: 'suspended' as const },
    { role: 'owner' as const },
  ])
    await addMember(world, station, person)
  expect(await give(owner, id)).toEqual({ given: members.length })
})

test('LCK-02 one number for every so many points, exactly; more points are more numbers, none is taken back', async () => {
  const { owner, members } = await place()
  const [one, two] = members
  const points = (member: TestMember, amountH: number, key: string) =>
    earn(member.ctx, { participantId: member.id, key, cause: 'adjustment', amountH })
  await points(one, 250_00, 'a')
  await points(two, 99_99, 'b')
  const id = await idOf(create(owner, { everyPoints: 100 }))
  expect(await give(owner, id)).toEqual({ given: 2 })
  await points(two, 1, 'c')
  expect(await give(owner, id)).toEqual({ given: 1 })
  expect([(await mine(one))[0]?.numbers, (await mine(two))[0]?.numbers]).toEqual([[1, 2], [3]])
})

test('LCK-02 of very many numbers the first are shown, how many there are, and which were drawn; more than a draw has are refused at once', async () => {
  const { owner, members } = await place()
  const [rich] = members
  await earn(rich.ctx, { participantId: rich.id, key: 'a', cause: 'adjustment', amountH: 1_200_00 })
  const id = await idOf(create(owner, { everyPoints: 1, winners: 2 }))
  expect(await give(owner, id)).toEqual({ given: 1_200 })
  await draw(owner, id)
  const [shown] = await mine(rich)
  expect([shown?.numbers.length, shown?.numbers.at(-1), shown?.count]).toEqual([500, 500, 1_200])
  expect(shown?.won).toEqual(shown?.winners.toSorted((a, b) => a - b))
  await earn(rich.ctx, { participantId: rich.id, key: 'b', cause: 'adjustment', amountH: 900_000_000_00 })
  const next = await idOf(create(owner, { name: 'Páscoa', everyPoints: 1 }))
  expect((await problemOf(give(owner, next))).code).toBe('conflict')
})

test('LCK-02 a folder without them takes no draw away that somebody has numbers of', async () => {
  const { station, owner, members } = await place()
  const id = await idOf(create(owner))
  await create(owner, { name: 'Sem números' })
  await give(owner, id)
  const { database, ports } = world
  await importLuckyDraws({ db: database.db, ports }, station.id, [])
  expect((await mine(members[0])).map(({ name, count }) => [name, count])).toEqual([['Natal', 1]])
})

test('LCK-02 a number is drawn once, and no more than there are; the same seed draws the same', () => {
  const seed = 'a'.repeat(64)
  expect(drawNumbers(seed, 5, 9).toSorted()).toEqual([1, 2, 3, 4, 5])
  expect(drawNumbers(seed, 1000, 10)).toEqual(drawNumbers(seed, 1000, 10))
  const counts = new Map<number, number>()
  for (let at = 0; at < 4000; at += 1)
    for (const number of drawNumbers(sha256(String(at)), 4, 1))
      counts.set(number, (counts.get(number) ?? 0) + 1)
  for (const times of counts.values()) expect(Math.abs(times - 1000)).toBeLessThan(150)
})

test('LCK-02 twice at once is once, and nothing is drawn without numbers', async () => {
  const { owner } = await place()
  const id = await idOf(create(owner, {}, 'a-form-key'))
  expect(await create(owner, {}, 'a-form-key')).toHaveLength(1)
  expect((await problemOf(draw(owner, id))).code).toBe('conflict')
  const given = await Promise.all([give(owner, id), give(owner, id)])
  expect(given.map((one) => one.given).toSorted()).toEqual([0, 2])
  const both = await Promise.all([draw(owner, id), draw(owner, id)])
  expect(both[0]?.[0]?.drawn).toEqual(both[1]?.[0]?.drawn)
})

test('LCK-02 STN-174b numbers are one’s own; foreign draws and stations without them answer 404; bad input is said', async () => {
  const { owner, members } = await place()
  const elsewhere = await place()
  const id = await idOf(create(owner))
  expect((await problemOf(give(elsewhere.owner, id))).status).toBe(404)
  expect((await problemOf(draw(elsewhere.owner, id))).status).toBe(404)
  expect((await problemOf(mine({ ...members[0], id: members[1].id }))).status).toBe(403)
  expect((await problemOf(create(members[0]))).status).toBe(403)
  const fields = async (body: object) => Object.keys((await problemOf(create(owner, body))).body.fields ?? {})
  expect(await fields({ winners: 0 })).toEqual(['winners'])
  expect(await fields({ name: 'x'.repeat(10_000) })).toEqual(['name'])
  const without = await place(false)
  for (const call of [
    () => mine(without.members[0]),
    () => create(without.owner),
    () => world.client(without.station).call(listLuckyDraws),
  ])
    expect((await problemOf(call())).status).toBe(404)
})
