import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { getParticipation } from '#contract/activities/participation/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'

const world = apiWorld()

/** What the migration that made the columns moves into them. */
function movingStatement(): string {
  const folder = path.resolve(import.meta.dirname, '../../platform/db/migrations')
  const file = readdirSync(folder).find((name) => name.startsWith('0022_')) ?? ''
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
  await rawSql(movingStatement())
  const [row] = rows as { id: number | string }[]
  expect(await client.call(getParticipation, { params: { id: Number(row?.id) } })).toMatchObject(answer)
})
