import { expect, test } from 'vitest'
import { createParticipant } from '#api/access/index.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { seedDemoOnboarding } from './seed-demo-onboarding.ts'

const world = apiWorld()

test('PTS-05 ACT-01 what an owner of the demo wrote does not keep it from starting again', async () => {
  const body = { code: 'amigos', pointsInviter: 1e300 }
  const station = await world.station({
    content: { activities: [{ id: 1, type: 1, name: 'Convide', body }] },
  })
  const ctx = world.context(station)
  for (const email of ['participante@exemplo.com.br', 'novo@exemplo.com.br'])
    await createParticipant(ctx, { name: 'Rui', email, status: 'active' })
  await expect(seedDemoOnboarding(ctx, station.id)).resolves.toBeUndefined()
})
