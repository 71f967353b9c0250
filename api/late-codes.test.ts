import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deliverMails, listOutbox } from '#api/platform/mail/index.ts'
import type { MailTransport } from '#api/platform/ports/index.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import * as signup from '#contract/people/onboarding/endpoints.ts'
import { checkPasswordReset, requestPasswordReset } from '#contract/people/recovery/endpoints.ts'
import { confirmAdmin, signupAdmin } from '#contract/site/builder/endpoints.ts'
import { account } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { lastCode, newPerson, passwords } from '#tests/fixtures/registration.ts'
import { codeRenewals } from './all-jobs.ts'
import { passwordResets } from './people/recovery/tables.ts'
import { tidyRecovery } from './people/recovery/tidy-recovery.ts'

const world = apiWorld()
const minute = 60_000
const platform = () => ({ db: world.database.db, ports: world.ports })

/** The station's mails that the server took; it is away until they are a day old. */
async function sendLate(station: StationRecord) {
  const taken: { to: string; text: string }[] = []
  const away = async () => {
    throw new Error('away')
  }
  const deliver = (mail: MailTransport) =>
    deliverMails({ ...platform(), ports: { ...world.ports, mail } }, codeRenewals)
  await deliver({ name: 'away', deliver: away })
  world.ports.clock.advance(24 * 60 * minute)
  await tidyRecovery(platform())
  await deliver({
    name: 'back',
    async deliver(mail) {
      if (mail.id.startsWith(`${station.id}.`)) taken.push(mail)
    },
  })
  return taken
}

async function register(station: StationRecord) {
  const person = newPerson()
  const api = world.client(station)
  const { hash } = await api.call(signup.signupParticipant, {
    body: { station_id: station.id, ...passwords, ...person, terms_accepted: true },
  })
  const { code } = await lastCode(world, station, person.email)
  const activate = () =>
    api.call(signup.activateParticipant, {
      body: { station: station.id, email: person.email, hash: hash ?? '', code },
    })
  return { email: person.email, activate }
}

describe('SEC-34 a code lives from when its mail leaves', () => {
  test('SEC-34 a registration is confirmed by a code that left a day late, for ten minutes', async () => {
    const station = await world.station()
    const [early, late] = [await register(station), await register(station)]
    expect((await sendLate(station)).map(({ to }) => to).sort()).toEqual([early.email, late.email].sort())
    world.ports.clock.advance(9 * minute)
    expect((await early.activate()).content.active).toBe(1)
    world.ports.clock.advance(minute)
    await expect(late.activate()).rejects.toMatchObject({ code: 'gone' })
  })

  test('SEC-34 so is a link for a new password; one that was meanwhile taken away is not sent', async () => {
    const station = await world.station()
    const [ana, rui] = [await account(world, station), await account(world, station)]
    const api = world.client(station)
    for (const { email } of [ana, rui]) await api.call(requestPasswordReset, { body: { email } })
    await world.database.db
      .delete(passwordResets)
      .where(and(eq(passwordResets.stationId, station.id), eq(passwordResets.participantId, rui.id)))
    const sent = await sendLate(station)
    expect(sent.map(({ to }) => to)).toEqual([ana.email])
    const [, hash = ''] = /\/redefinir-senha\/([^/\s]+)\//.exec(sent[0]?.text ?? '') ?? []
    world.ports.clock.advance(59 * minute)
    const isOpen = async () =>
      (await api.call(checkPasswordReset, { body: { hash, email: ana.email } })).isOpen
    expect(await isOpen()).toBe(true)
    world.ports.clock.advance(minute)
    expect(await isOpen()).toBe(false)
    const mails = await listOutbox(platform(), { stationId: station.id })
    expect(mails.find(({ to }) => to === rui.email)).toMatchObject({ deliveredAt: null, nextAttemptAt: null })
  })

  test('SEC-34 SEC-63 of two links for a new station both work, and both are sent', async () => {
    const maker = await world.station({ config: { behaviour: { onboardingPage: 'company' } } })
    const email = newPerson().email
    for (let time = 0; time < 2; time += 1) await world.client(maker).call(signupAdmin, { body: { email } })
    const sent = await sendLate(maker)
    expect(sent).toHaveLength(2)
    world.ports.clock.advance(23 * 60 * minute)
    const [, hash = ''] = /confirmar\/([^/\s]+)\//.exec(sent[0]?.text ?? '') ?? []
    const body = { email, hash, name: 'Rita', ...passwords, terms_accepted: true as const }
    expect((await world.client(maker).call(confirmAdmin, { body })).content.name).toBe('Rita')
  })
})
