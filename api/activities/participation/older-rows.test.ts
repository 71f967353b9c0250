import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { getParticipation } from '#contract/activities/participation/endpoints.ts'
import { listParticipations } from '#contract/console/activities/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()

/** What a migration that made columns moves into them. */
function movingStatement(migration: string): string {
  const folder = path.resolve(import.meta.dirname, '../../platform/db/migrations')
  const file = readdirSync(folder).find((name) => name.startsWith(migration)) ?? ''
  const statements = readFileSync(path.join(folder, file), 'utf8').split('--> statement-breakpoint')
  return statements.find((one) => one.includes('UPDATE')) ?? ''
}

const activity = { feedback_message: '<p>Da atividade</p>', feedback_lottie_id: null }
const version = 'a'.repeat(40)

test.each([
  ['nothing but answers', { checkbox: true }, { spent: 0, voucher: null, ...activity }],
  [
    'a purchase',
    { spentH: 3990, voucher: { kind: 'coupon', code: 'ABCD2345' } },
    { spent: 39.9, voucher: { kind: 'coupon', code: 'ABCD2345' }, ...activity },
  ],
  [
    'words of its own, without an animation',
    { network: 'x', feedback: { message: 'Obrigado', lottieId: null } },
    { spent: 0, voucher: null, feedback_message: 'Obrigado', feedback_lottie_id: null },
  ],
  [
    'words and an animation of its own',
    { feedback: { message: '', lottieId: `/arquivos/1/${version}/lottie/festa.json` } },
    { feedback_message: '', feedback_lottie_id: `${version}-festa` },
  ],
])('ACT-S08 a row of an older version reads the same: %s', async (_, data, answer) => {
  const station = await world.station({
    content: { activities: [{ id: 1, type: 16, name: 'Carta', feedback: '<p>Da atividade</p>' }] },
  })
  const { client, id } = await addMember(world, station)
  const { rawSql } = world.database
  const { rows } = await rawSql(
    `insert into participations (station_id, activity_id, participant_id, idempotency_key, earned_h, data, created_at)
     values (${station.id}, 1, ${id}, 'chave', 0, '${JSON.stringify(data)}', now()) returning id`,
  )
  await rawSql(movingStatement('0022_'))
  const [row] = rows as { id: number | string }[]
  expect(await client.call(getParticipation, { params: { id: Number(row?.id) } })).toMatchObject(answer)
})

test('GAP-61 who took back a participation of an older version, and why, reads the same', async () => {
  const station = await world.station({ content: { activities: [{ id: 1, type: 16, name: 'Carta' }] } })
  const { id } = await addMember(world, station)
  const owner = await addMember(world, station, { role: 'owner' })
  const { rawSql } = world.database
  const data = { checkbox: true, undone: { by: 'Ana', reason: 'Em dobro', takenH: 50 } }
  await rawSql(
    `insert into participations (station_id, activity_id, participant_id, idempotency_key, earned_h, data, created_at, undone_at)
     values (${station.id}, 1, ${id}, 'chave', 100, '${JSON.stringify(data)}', now(), now())`,
  )
  await rawSql(movingStatement('0024_'))
  const { list } = await owner.client.call(listParticipations, { params: { id: 1 } })
  expect(list).toMatchObject([{ undone: { by: 'Ana', reason: 'Em dobro' } }])
  const { rows } = await rawSql(
    `select data, undone_taken_h::int taken from participations where station_id = ${station.id}`,
  )
  expect(rows).toEqual([{ data: { checkbox: true }, taken: 50 }])
})
