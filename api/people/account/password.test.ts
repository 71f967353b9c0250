import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailOutbox } from '#api/platform/mail/tables.ts'
import { changePassword, listSessions } from '#contract/people/account/endpoints.ts'
import { requestPasswordReset } from '#contract/people/recovery/endpoints.ts'
import { getCalendarAddress, renewCalendarAddress } from '#contract/services/calendar/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { passwordResets } from '../recovery/tables.ts'

const world = apiWorld()
const chosen = { password: 'OutraSenha9', password_confirmation: 'OutraSenha9' }
const now = { current_password: 'Senha123' }

async function person() {
  const station = await world.station()
  const ana = await account(world, station)
  const { token } = await logIn(world, station, ana)
  return { station, ana, client: world.client(station, token) }
}

test('PRO-01 ACC-10 another password with the one of now: this session stays, all others and every link end, a mail says so', async () => {
  const { station, ana, client } = await person()
  await logIn(world, station, ana)
  await world.client(station).call(requestPasswordReset, { body: { email: ana.email } })
  await client.call(changePassword, { body: { ...now, ...chosen } })
  expect((await client.call(listSessions)).sessions).toMatchObject([{ isCurrent: true }])
  expect((await problemOf(logIn(world, station, ana))).code).toBe('invalid_credentials')
  await logIn(world, station, { email: ana.email, password: 'OutraSenha9' })
  const { db } = world.database
  expect(await db.select().from(passwordResets).where(eq(passwordResets.stationId, station.id))).toEqual([])
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.stationId, station.id))
  expect(mails.filter(({ kind }) => kind === 'password_changed')).toMatchObject([{ to: ana.email }])
})

test('PRO-01 a wrong password, a weak one and a repetition that differs are said beside their fields; tries are counted', async () => {
  const { client } = await person()
  const fieldsOf = async (body: object) =>
    (await problemOf(client.call(changePassword, { body: { ...now, ...chosen, ...body } }))).body.fields
  expect(await fieldsOf({ current_password: 'x' })).toEqual({ current_password: ['Senha incorreta'] })
  expect(Object.keys((await fieldsOf({ password: 'curta' })) ?? {})).toContain('password')
  expect(Object.keys((await fieldsOf({ password_confirmation: 'Outra' })) ?? {})).toEqual([
    'password_confirmation',
  ])
  expect(Object.keys((await fieldsOf({ current_password: 'x'.repeat(10_000) })) ?? {})).toEqual([
    'current_password',
  ])
  for (let tries = 0; tries < 9; tries += 1) await fieldsOf({ current_password: 'x' })
  const last = await problemOf(client.call(changePassword, { body: { ...now, ...chosen } }))
  expect(last.code).toBe('too_many_requests')
})

test('SEC-50 NWS-05 the address of a calendar ends with the password, and a new one can be had', async () => {
  const { station, client } = await person()
  const { url } = await client.call(renewCalendarAddress)
  await client.call(changePassword, { body: { ...now, ...chosen } })
  expect(await client.call(getCalendarAddress)).toEqual({ url: null })
  const path = new URL(url ?? '').pathname.replace('/api', '')
  expect((await world.fetch(path, {}, { hostStationId: station.id })).status).toBe(404)
  expect((await client.call(renewCalendarAddress)).url).not.toBe(url)
})

test('PRO-01 of two changes at once one is done', async () => {
  const { station, ana, client } = await person()
  const passwords = ['OutraSenha8', 'OutraSenha9']
  const answers = await Promise.allSettled(
    passwords.map((password) =>
      client.call(changePassword, { body: { ...now, password, password_confirmation: password } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const password = passwords[answers.findIndex(({ status }) => status === 'fulfilled')] ?? ''
  await logIn(world, station, { email: ana.email, password })
})
