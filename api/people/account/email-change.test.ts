import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailOutbox } from '#api/platform/mail/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import * as calls from '#contract/people/account/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { renewEmailLink, tidyEmailChanges } from './request-email-change.ts'
import { emailChanges } from './tables.ts'

const world = apiWorld()
const password = { current_password: 'Senha123' }

async function person() {
  const station = await world.station()
  const ana = await account(world, station)
  const { token } = await logIn(world, station, ana)
  const client = world.client(station, token)
  const ask = (email: string) => client.call(calls.requestEmailChange, { body: { ...password, email } })
  return { station, ana, client, ask }
}

/** The newest mail of a change to an address, and the token in it. */
async function mailTo(station: StationRecord, to: string) {
  const mails = await world.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.stationId, station.id))
    .orderBy(mailOutbox.id)
  const mail = mails.findLast((one) => one.kind === 'email_change' && one.to === to)
  return { text: mail?.text ?? '', token: /\/confirmar-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}
const confirm = (station: StationRecord, token: string) =>
  world.client(station).call(calls.confirmEmailLink, { body: { token } })

test('PRO-01 an address changes once both mailboxes have confirmed it, in either order, and each link is done twice as once', async () => {
  for (const isOldFirst of [true, false]) {
    const { station, ana, client, ask } = await person()
    const email = `nova${station.id}@exemplo.com.br`
    await ask(` ${email.toUpperCase()} `)
    expect((await client.call(calls.getEmailChange)).waiting).toMatchObject({ email })
    const [old, fresh] = [await mailTo(station, ana.email), await mailTo(station, email)]
    expect(old.text).toContain(email)
    const [first, second] = isOldFirst ? [old, fresh] : [fresh, old]
    const look = (token: string) => world.client(station).call(calls.checkEmailLink, { body: { token } })
    expect(await look(first.token)).toEqual({ state: 'open', side: isOldFirst ? 'old' : 'new' })
    for (let times = 0; times < 2; times += 1)
      expect(await confirm(station, first.token)).toMatchObject({ state: 'waiting' })
    await logIn(world, station, ana)
    for (let times = 0; times < 2; times += 1)
      expect(await confirm(station, second.token)).toMatchObject({ state: 'changed' })
    expect((await problemOf(logIn(world, station, ana))).code).toBe('invalid_credentials')
    await logIn(world, station, { email })
    expect((await client.call(calls.getEmailChange)).waiting).toBeNull()
  }
})

test('PRO-01 a form that comes three times at once sends one pair of links, and they work', async () => {
  const { station, ana, ask } = await person()
  const email = `outra${station.id}@exemplo.com.br`
  await Promise.all([ask(email), ask(email), ask(email)])
  const mails = await world.database.db.select().from(mailOutbox).where(eq(mailOutbox.stationId, station.id))
  expect(mails.filter(({ kind }) => kind === 'email_change')).toHaveLength(2)
  await confirm(station, (await mailTo(station, ana.email)).token)
  expect(await confirm(station, (await mailTo(station, email)).token)).toMatchObject({ state: 'changed' })
})

test('PRO-01 an address in use: the answer, the wait and the mail to one’s own address are the same, the other’s owner is told, and nothing changes', async () => {
  const { station, ana, client, ask } = await person()
  const other = await account(world, station)
  const free = await ask(`livre${station.id}@exemplo.com.br`)
  const freeMail = (await mailTo(station, ana.email)).text
  expect(await ask(other.email)).toEqual(free)
  const { text, token } = await mailTo(station, ana.email)
  const plain = (one: string) => one.replaceAll(/[\w-]{43}|\S+@exemplo\.com\.br/g, 'x')
  expect(plain(text)).toBe(plain(freeMail))
  expect((await client.call(calls.getEmailChange)).waiting).toMatchObject({ email: other.email })
  expect(await confirm(station, token)).toEqual({ state: 'waiting', side: 'old' })
  const told = await mailTo(station, other.email)
  expect(told.token).toBe('')
  expect(told.text).toContain('Ele já é o da sua')
  expect(told.text).not.toContain(ana.email)
  await logIn(world, station, ana)
  await logIn(world, station, other)
})

test('PRO-01 whoever registers the address meanwhile keeps it, and the links are over', async () => {
  const { station, ana, ask } = await person()
  const email = `depois${station.id}@exemplo.com.br`
  await ask(email)
  const [old, fresh] = [await mailTo(station, ana.email), await mailTo(station, email)]
  await confirm(station, old.token)
  await account(world, station, { email })
  expect(await confirm(station, fresh.token)).toEqual({ state: 'over', side: null })
  await logIn(world, station, ana)
  await logIn(world, station, { email })
})

test('PRO-01 a second change takes the place of the first, one that is given up is over, and links are of their station', async () => {
  const { station, ana, client, ask } = await person()
  const elsewhere = await world.station()
  const email = (name: string) => `${name}${station.id}@exemplo.com.br`
  await ask(email('um'))
  const first = await mailTo(station, ana.email)
  await ask(email('dois'))
  expect((await confirm(station, first.token)).state).toBe('over')
  const second = await mailTo(station, ana.email)
  expect((await confirm(elsewhere, second.token)).state).toBe('over')
  expect(await client.call(calls.cancelEmailChange)).toEqual({ cancelled: true })
  await client.call(calls.cancelEmailChange)
  expect((await confirm(station, second.token)).state).toBe('over')
})

test('PRO-01 both links at once change it once; a wrong password, one’s own address and 10,000 characters are refused beside their fields', async () => {
  const { station, ana, client, ask } = await person()
  const email = `junto${station.id}@exemplo.com.br`
  await ask(email)
  const [old, fresh] = [await mailTo(station, ana.email), await mailTo(station, email)]
  const states = await Promise.all([confirm(station, old.token), confirm(station, fresh.token)])
  expect(states.map(({ state }) => state).sort()).toEqual(['changed', 'waiting'])
  const fieldsOf = async (body: { email: string; current_password: string }) =>
    (await problemOf(client.call(calls.requestEmailChange, { body }))).body.fields
  expect(await fieldsOf({ email: 'a@exemplo.com.br', current_password: 'x' })).toEqual({
    current_password: ['Senha incorreta'],
  })
  expect(await fieldsOf({ email, ...password })).toEqual({ email: ['Este já é o seu e-mail.'] })
  expect(Object.keys((await fieldsOf({ email: `${'a'.repeat(10_000)}@b.co`, ...password })) ?? {})).toEqual([
    'email',
  ])
})

test('PRO-01 a link lives from when its mail leaves, and what is over is tidied away', async () => {
  const { station, ana, ask } = await person()
  await ask(`tarde${station.id}@exemplo.com.br`)
  const { token } = await mailTo(station, ana.email)
  const context = { db: world.database.db, ports: world.ports }
  const { clock } = world.ports as unknown as { clock: { advance(ms: number): void } }
  clock.advance(20 * 3_600_000)
  const [row] = await context.db.select().from(emailChanges).where(eq(emailChanges.stationId, station.id))
  expect(await renewEmailLink(context, { stationId: station.id, id: row?.oldLink ?? '' })).toBe(true)
  clock.advance(20 * 3_600_000)
  expect((await confirm(station, token)).state).toBe('waiting')
  clock.advance(10 * 24 * 3_600_000)
  expect((await confirm(station, token)).state).toBe('over')
  await tidyEmailChanges(context)
  expect(await context.db.select().from(emailChanges).where(eq(emailChanges.stationId, station.id))).toEqual(
    [],
  )
})
