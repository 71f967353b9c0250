import { expect, test } from 'vitest'
import { getToday, getWaiting } from '#contract/console/endpoints.ts'
import { sendSupportAsMember } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()
const letter = { id: 1, type: 16, name: 'Carta' }

test('TEN-12 a station that has nothing yet says so: nothing waits, nothing is on air, nobody came', async () => {
  const station = await world.station()
  const owner = await addMember(world, station, { role: 'owner' })
  expect(await owner.client.call(getWaiting)).toEqual([])
  expect(await owner.client.call(getToday)).toMatchObject({ activityOnAir: false, invited: false })
})

test('TEN-12 PPL-01 what waits is counted for the station alone, and its first steps are seen', async () => {
  const station = await world.station({ content: { activities: [letter] } })
  const owner = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  const other = await world.station({ content: { activities: [letter] } })
  const elsewhere = await addMember(world, other)
  const written = { name: 'Rui', email: 'rui@exemplo.com.br', subject: 'Carteirinha', message: 'Não abre.' }
  for (const [{ client, id }, { id: station_id }] of [
    [member, station],
    [member, station],
    [elsewhere, other],
  ] as const)
    await client.call(sendSupportAsMember, { body: { ...written, station_id, user_id: id } })
  expect(await owner.client.call(getWaiting)).toEqual([{ kind: 'support', count: 2 }])
  expect(await owner.client.call(getToday)).toMatchObject({ activityOnAir: true, invited: true })
  await expect(member.client.call(getWaiting)).rejects.toMatchObject({ status: 403 })
  await expect(member.client.call(getToday)).rejects.toMatchObject({ status: 403 })
})
