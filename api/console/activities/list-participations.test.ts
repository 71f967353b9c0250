import { expect, test, vi } from 'vitest'
import { takePartInAgreement } from '#contract/activity-types/agreement.ts'
import { listParticipations, undoParticipation } from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { StationGuard } from '#tests/setup/station-guard.ts'

const world = apiWorld()

test('SEC-39 who took part is listed without all that was kept of it, with who undid it and why', async () => {
  const station = await world.station({
    content: {
      activities: [
        { id: 15, type: 15, name: 'Termo', limitPerUser: null, body: { button: 'Ok', checkbox: 'Li tudo' } },
      ],
    },
  })
  const { client } = await addMember(world, station)
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana' })
  const takePart = () => client.call(takePartInAgreement, { body: { action_id: 15, checkbox: true } })
  const [first] = [await takePart(), await takePart()]
  const reason = 'Em dobro'
  await owner.client.call(undoParticipation, { params: { id: first.id }, body: { reason } })
  const queries = vi.spyOn(StationGuard.prototype, 'logQuery')
  const { list } = await owner.client.call(listParticipations, { params: { id: 15 } })
  const asked = queries.mock.calls.map(([query]) => query).join('\n')
  queries.mockRestore()
  expect(list.map(({ undone }) => undone)).toMatchObject([null, { by: 'Ana', reason }])
  expect(asked).toContain('undone_reason')
  expect(asked).not.toContain('"data"')
})
