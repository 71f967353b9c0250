import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailOutbox } from '#api/platform/mail/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import * as lucky from '#contract/console/lucky-numbers/endpoints.ts'
import { setRegistrationChangeDone } from '#contract/console/registration-changes/endpoints.ts'
import { requestRegistrationChange } from '#contract/people/registration-changes/endpoints.ts'
import { askDentalAppointment } from '#contract/services/appointments/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { noticeJob } from './notice-mail.ts'
import { notices } from './tables.ts'

const world = apiWorld()

/** Runs what waits, each twice: a job may. */
async function deliver(station: StationRecord): Promise<void> {
  const { db } = world.database
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.stationId, station.id))
    .orderBy(asc(notices.id))
  for (const { id } of [...rows, ...rows])
    await noticeJob.run(world.jobs(), { stationId: station.id, noticeId: id })
}
const mailsTo = (station: StationRecord, kind: string) =>
  world.database.db
    .select()
    .from(mailOutbox)
    .where(and(eq(mailOutbox.stationId, station.id), eq(mailOutbox.kind, kind)))
    .orderBy(asc(mailOutbox.id))

let places = 0

/** Mailboxes of their own: what may go to one is counted for all stations together. */
async function place(behaviour: object) {
  places += 1
  const [ofOwner, ofMember] = [`ana${places}@exemplo.com.br`, `rui${places}@exemplo.com.br`]
  const station = await world.station({ config: { behaviour } })
  const owner = await addMember(world, station, { role: 'owner', name: 'Ana', email: ofOwner })
  return {
    ofOwner,
    ofMember,
    station,
    owner,
    member: await addMember(world, station, { name: 'Rui', email: ofMember }),
  }
}
const askDentist = ({ client }: TestMember, idempotencyKey: string) =>
  client.call(askDentalAppointment, {
    body: { date: 'terca', description: 'Dor de dente forte', phone: '(11) 9 8765-4321' },
    idempotencyKey,
  })

test('GAP-145 HEA-02 an owner hears of a request by one mail, which says where it is and nothing of what it says', async () => {
  const { ofOwner, station, member } = await place({ unionServices: true })
  await askDentist(member, 'the-form-key-1')
  await askDentist(member, 'the-form-key-1')
  await deliver(station)
  const mails = await mailsTo(station, 'request')
  expect(mails.map(({ to }) => to)).toEqual([ofOwner])
  const said = `${mails[0]?.subject} ${mails[0]?.text}`
  expect(said).toContain('Pedido de atendimento, nº')
  expect(said).toContain('/gestao/consultas')
  expect(said).not.toMatch(/\bRui\b|dente|odonto|98765/i)
})

test('GAP-145 what comes beyond the mails of an hour is told in one mail at its end', async () => {
  const { station } = await place({ unionServices: true })
  for (let person = 0; person < 14; person += 1)
    await askDentist(await addMember(world, station), `the-form-key-${person}`)
  await deliver(station)
  expect(await mailsTo(station, 'request')).toHaveLength(10)
  const digests = await mailsTo(station, 'request-digest')
  expect(digests.map(({ subject }) => subject)).toEqual([`Pedidos esperam por você: ${station.config.name}`])
  expect(digests[0]?.text.match(/Pedido de atendimento/g)?.length).toBeGreaterThanOrEqual(4)
})

test('GAP-145 PLS-07 who asked for a change of the register is told once that it is done, and what stays as it is', async () => {
  const { ofMember, station, owner, member } = await place({ preRegistration: true })
  const body = { email: 'rui@exemplo.com.br', situacao: 'Ativo' as const }
  const { id } = await member.client.call(requestRegistrationChange, { body })
  const set = (isDone: boolean) =>
    owner.client.call(setRegistrationChangeDone, { params: { id }, body: { isDone } })
  for (const isDone of [true, false, true]) await set(isDone)
  await deliver(station)
  const mails = await mailsTo(station, 'notice')
  expect(mails.map(({ to }) => to)).toEqual([ofMember])
  expect(mails[0]?.text).toContain('esses você muda no seu perfil')
  expect(await mailsTo(station, 'request')).toHaveLength(1)
})

test('GAP-145 LCK-02 whose number was drawn is told which, and of which draw; nobody else is', async () => {
  const { ofMember, station, owner } = await place({ luckyNumbers: true })
  await addMember(world, station)
  const made = await owner.client.call(lucky.createDraw, {
    body: { name: 'Natal', winners: 1, everyPoints: null },
  })
  const params = { id: made[0]?.id ?? 0 }
  await owner.client.call(lucky.giveDrawNumbers, { params })
  for (let time = 0; time < 2; time += 1) await owner.client.call(lucky.drawWinners, { params })
  await deliver(station)
  const mails = await mailsTo(station, 'notice')
  expect(mails).toHaveLength(1)
  const [drawn] = await owner.client.call(lucky.listManagedDraws)
  expect(mails[0]?.text).toContain('Natal')
  expect(mails[0]?.text).toContain(`Número sorteado\n${drawn?.drawn[0]?.number}`)
  expect(mails[0]?.to === ofMember).toBe(drawn?.drawn[0]?.number === 1)
})
