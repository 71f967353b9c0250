import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '#api/people/access/tables.ts'
import { mailsWaitMs } from '#api/platform/mail/index.ts'
import { mailOutbox } from '#api/platform/mail/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { getUserWeb, login } from '#contract/people/access/endpoints.ts'
import {
  checkPasswordReset,
  requestPasswordReset,
  updatePassword,
} from '#contract/people/recovery/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { countOutcomes } from '#tests/fixtures/crowd.ts'
import { countDeadlocks } from '#tests/fixtures/deadlocks.ts'
import { problemOf } from '#tests/fixtures/registration.ts'
import { createTempToken } from '../access/index.ts'
import { inviteOwner } from './invite-owner.ts'
import { renewLink } from './request-password-reset.ts'
import { passwordResets } from './tables.ts'
import { tidyRecovery } from './tidy-recovery.ts'

const world = apiWorld()
const chosen = { password: 'OutraSenha9', password_confirmation: 'OutraSenha9' }

const mailsOf = (station: StationRecord) =>
  world.database.db.select().from(mailOutbox).where(eq(mailOutbox.stationId, station.id))

/** Asks for a link and reads it out of the mail, as its owner would. */
async function askLink(station: StationRecord, email: string) {
  await world.client(station).call(requestPasswordReset, { body: { email, type: 2, station: station.id } })
  const mails = await mailsOf(station)
  const text = mails.findLast((mail) => mail.kind === 'password_reset' && mail.to === email)?.text ?? ''
  const [, hash = '', inLink = ''] = /\/redefinir-senha\/([^/\s]+)\/(\S+)/.exec(text) ?? []
  return { hash, email: decodeURIComponent(inLink) }
}

const choose = (station: StationRecord, link: { hash: string; email: string }, passwords = chosen) =>
  world.client(station).call(updatePassword, { body: { ...link, ...passwords } })

describe('ACC-09 asking for the link', () => {
  test('ACC-09 a mail with the link goes to the account, in the literal answer nothing shows it', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const answer = await world
      .client(station)
      .call(requestPasswordReset, { body: { email: ` ${ana.email.toUpperCase()} ` } })
    expect(answer).toEqual({ messages: ['Sucesso! Verifique sua caixa de e-mails'] })
    const [mail] = await mailsOf(station)
    expect(mail).toMatchObject({ to: ana.email, kind: 'password_reset' })
    expect(mail?.text).toContain(`http://${station.slug}.localhost:3000/redefinir-senha/`)
    expect(mail?.text).toContain('60 minutos')
  })

  test('ACC-09 enumeration: an unknown address gets the same answer after the same time, and no mail', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const gone = await account(world, station, { status: 'deleted', deletedAt: new Date() })
    const timed = async (email: string) => {
      const started = performance.now()
      const answer = await world.client(station).call(requestPasswordReset, { body: { email } })
      return { answer, ms: performance.now() - started }
    }
    const known = await timed(ana.email)
    const unknown = await timed('ninguem@exemplo.com.br')
    const deleted = await timed(gone.email)
    expect(unknown.answer).toEqual(known.answer)
    expect(deleted.answer).toEqual(known.answer)
    for (const { ms } of [known, unknown, deleted]) expect(ms).toBeGreaterThanOrEqual(345)
    expect((await mailsOf(station)).map((mail) => mail.to)).toEqual([ana.email])
  })

  test('ACC-09 a mailbox cannot be filled: the limit is the same with and without an account', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    for (const email of [ana.email, 'ninguem@exemplo.com.br']) {
      const asked = await Promise.allSettled(
        Array.from({ length: 8 }, () =>
          world.client(station).call(requestPasswordReset, { body: { email } }),
        ),
      )
      expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(5)
      const refused = asked.find((one) => one.status === 'rejected')
      expect(refused?.reason).toMatchObject({ code: 'too_many_requests' })
    }
    expect(await mailsOf(station)).toHaveLength(5)
  })

  test('SEC-37 nor by asking on many stations: ten links an hour of all together, and one more for who asks from elsewhere', async () => {
    const stations = await Promise.all([1, 2, 3].map(() => world.station()))
    const email = 'muitas.estacoes@exemplo.com.br'
    for (const station of stations) await account(world, station, { email })
    const ask = (at: number, address: string) =>
      world
        .client(stations[at] as StationRecord, undefined, { address })
        .call(requestPasswordReset, { body: { email } })
        .then(
          () => 'sent',
          (problem) => problem.code as string,
        )
    const askOften = (at: number) => Promise.all(Array.from({ length: 5 }, () => ask(at, '203.0.113.7')))
    expect(await askOften(0)).toEqual(Array(5).fill('sent'))
    expect(await askOften(1)).toEqual(Array(5).fill('sent'))
    expect(await ask(2, '203.0.113.7')).toBe('too_many_requests')
    expect(await ask(2, '203.0.113.8')).toBe('sent')
    expect(await ask(2, '203.0.113.8')).toBe('too_many_requests')
    const mails = await Promise.all(stations.map(mailsOf))
    expect(mails.map(({ length }) => length)).toEqual([5, 5, 1])
  })

  test('SEC-90 nor by many names of it: the fifth link of an hour is the last', async () => {
    const station = await world.station()
    const emails = Array.from({ length: 6 }, (_, at) => `uma.caixa+${at}@exemplo.com.br`)
    for (const email of emails) await account(world, station, { email })
    const asked = await Promise.allSettled(
      emails.map((email) => world.client(station).call(requestPasswordReset, { body: { email } })),
    )
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect(await mailsOf(station)).toHaveLength(5)
  })

  test('ACC-09 another station in the body is a 403, a wrong address an error beside its field', async () => {
    const station = await world.station()
    const call = (body: { email: string; station?: number }) =>
      world.client(station).call(requestPasswordReset, { body })
    await expect(call({ email: 'a@b.co', station: station.id + 1 })).rejects.toMatchObject({ status: 403 })
    await expect(call({ email: 'torto' })).rejects.toMatchObject({
      body: { fields: { email: ['Email inválido'] } },
    })
  })
})

describe('ACC-10 choosing a new password', () => {
  test('ACC-10 the new one works, the old one does not, every session has ended and a mail tells it', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const before = await logIn(world, station, ana)
    const link = await askLink(station, ana.email)
    expect(await world.client(station).call(checkPasswordReset, { body: link })).toEqual({ isOpen: true })
    expect(await choose(station, link)).toEqual({
      messages: ['Sucesso! Você já pode logar com a nova senha'],
    })
    await expect(
      world.client(station, before.token).call(getUserWeb, { params: { id: 'me' } }),
    ).rejects.toMatchObject({ status: 401 })
    await expect(logIn(world, station, ana)).rejects.toMatchObject({ code: 'invalid_credentials' })
    await logIn(world, station, { email: ana.email, password: chosen.password })
    const told = (await mailsOf(station)).find((mail) => mail.kind === 'password_changed')
    expect(told?.text).toMatch(/em \d\d.05.2026 às \d\d:\d\d\./)
  })

  test('ACC-10 SEC-12 lets in, by e-mail and by CPF, whom the wrong tries of others kept out', async () => {
    const station = await world.station()
    const cpf = '52998224725'
    const ana = await account(world, station, { cpf })
    const byCpf = (password: string) =>
      world.client(station).call(login, {
        params: { stationId: station.id },
        body: { email_or_cpf: 'cpf', cpf, password },
      })
    const guess = () => logIn(world, station, { email: ana.email, password: 'errada' })
    await Promise.allSettled(Array.from({ length: 11 }, guess))
    await Promise.allSettled(Array.from({ length: 11 }, () => byCpf('errada')))
    await expect(logIn(world, station, ana)).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(byCpf('errada')).rejects.toMatchObject({ code: 'too_many_requests' })
    await choose(station, await askLink(station, ana.email))
    await logIn(world, station, { email: ana.email, password: chosen.password })
    await byCpf(chosen.password)
  })

  test('ACC-10 replay: a link works once, also when it is sent twice at the same time', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const link = await askLink(station, ana.email)
    const others = ['OutraSenha8', 'OutraSenha9'].map((password) => ({
      password,
      password_confirmation: password,
    }))
    const twice = await Promise.allSettled(others.map((passwords) => choose(station, link, passwords)))
    expect(twice.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    const third = { password: 'OutraSenha7', password_confirmation: 'OutraSenha7' }
    await expect(choose(station, link, third)).rejects.toMatchObject({ status: 410, code: 'gone' })
    expect(await world.client(station).call(checkPasswordReset, { body: link })).toEqual({ isOpen: false })
  })

  test('SEC-04 ACC-10 whose answer was lost sends the same again and is told for an hour that it worked, and nothing more is done', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const link = await askLink(station, ana.email)
    const twice = await Promise.all([choose(station, link), choose(station, link)])
    const { token } = await logIn(world, station, { email: ana.email, password: chosen.password })
    const again = await choose(station, link)
    expect(again).toEqual({ messages: ['Sucesso! Você já pode logar com a nova senha'] })
    expect(twice).toEqual([again, again])
    await world.client(station, token).call(getUserWeb, { params: { id: 'me' } })
    const told = (await mailsOf(station)).filter(({ kind }) => kind === 'password_changed')
    expect(told).toHaveLength(1)
    const platform = { db: world.database.db, ports: world.ports }
    const [row] = await world.database.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.stationId, station.id))
    expect(await renewLink(platform, { stationId: station.id, id: row?.id ?? '' })).toBe(false)
    world.ports.clock.advance(60 * 60_000)
    await expect(choose(station, link)).rejects.toMatchObject({ code: 'gone' })
  })

  test('SEC-04 a used link tells a guesser of passwords nothing, and says no longer that it worked when another one followed', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const [first, second] = [await askLink(station, ana.email), await askLink(station, ana.email)]
    await choose(station, first)
    const guess = { password: 'OutraSenha0', password_confirmation: 'OutraSenha0' }
    const codes: string[] = []
    for (let tries = 0; tries < 11; tries += 1)
      codes.push((await problemOf(choose(station, first, guess))).code ?? '')
    expect(codes).toEqual([...Array(10).fill('gone'), 'too_many_requests'])
    await expect(choose(station, second)).rejects.toMatchObject({ code: 'gone' })
    world.ports.clock.advance(60 * 60_000)
    const [older, newer] = [await askLink(station, ana.email), await askLink(station, ana.email)]
    await choose(station, older)
    const third = await askLink(station, ana.email)
    await choose(station, third)
    for (const over of [older, newer])
      await expect(choose(station, over)).rejects.toMatchObject({ code: 'gone' })
  })

  test('SEC-16 two links of one person at once: one of them counts, and nobody waits in a circle', async () => {
    const station = await world.station()
    const links = []
    for (let person = 0; person < 8; person += 1) {
      const { email } = await account(world, station)
      links.push(await askLink(station, email), await askLink(station, email))
    }
    const before = await countDeadlocks(world.database)
    await expect(countOutcomes(links.map((link) => choose(station, link)))).resolves.toEqual({
      done: 8,
      gone: 8,
    })
    expect(await countDeadlocks(world.database)).toBe(before)
  })

  test('ACC-10 a link ends after an hour, a used one ends all others and the temporary tokens', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const first = await askLink(station, ana.email)
    const second = await askLink(station, ana.email)
    const temp = await createTempToken(world.context(station), ana.id)
    await choose(station, second)
    await expect(choose(station, first)).rejects.toMatchObject({ code: 'gone' })
    const answer = await world.fetch('/auth/login-token', {
      method: 'POST',
      headers: { authorization: `Bearer ${temp}` },
    })
    expect(answer.status).toBe(401)
    const late = await askLink(station, ana.email)
    world.ports.clock.advance(60 * 60_000)
    await expect(choose(station, late)).rejects.toMatchObject({ code: 'gone' })
    world.ports.clock.advance(mailsWaitMs + 1)
    await tidyRecovery({ db: world.database.db, ports: world.ports })
    expect(
      await world.database.db.select().from(passwordResets).where(eq(passwordResets.stationId, station.id)),
    ).toEqual([])
  })

  test('ACC-10 cross-station: a link opens nothing elsewhere, nor for another address', async () => {
    const [here, there] = [await world.station(), await world.station()]
    const ana = await account(world, here)
    const double = await account(world, there, { email: ana.email })
    const stranger = await account(world, here)
    const link = await askLink(here, ana.email)
    await expect(choose(there, link)).rejects.toMatchObject({ code: 'gone' })
    await expect(choose(here, { ...link, email: stranger.email })).rejects.toMatchObject({ code: 'gone' })
    await logIn(world, there, double)
    await logIn(world, here, stranger)
    await choose(here, link)
  })

  test('ACC-10 brute force: guesses come one after another and open nothing', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    await askLink(station, ana.email)
    const guess = (n: number) =>
      choose(station, { hash: `${n}`.padStart(43, 'A'), email: ana.email }).catch(
        (error: { code: string }) => error.code,
      )
    const codes = await Promise.all(Array.from({ length: 80 }, (_, n) => guess(n)))
    // The address waits longer and longer, and is not shut out (SEC-13).
    expect(codes.filter((code) => code === 'gone')).toHaveLength(80)
    await logIn(world, station, ana)
  })

  test('ACC-10 VAL-04 a weak or unequal password changes nothing and leaves the link open', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const link = await askLink(station, ana.email)
    const unequal = { ...chosen, password_confirmation: 'OutraSenha8' }
    await expect(choose(station, link, unequal)).rejects.toMatchObject({
      body: { fields: { password_confirmation: ['Digite a mesma senha que digitou acima'] } },
    })
    const weak = { password: 'fraca', password_confirmation: 'fraca' }
    await expect(choose(station, link, weak)).rejects.toMatchObject({ code: 'invalid_input' })
    await choose(station, link)
  })

  test('ACC-10 neither links nor sessions stand in the database as they are sent', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const { token } = await logIn(world, station, ana)
    const { hash } = await askLink(station, ana.email)
    const rows = [
      ...(await world.database.db
        .select()
        .from(passwordResets)
        .where(eq(passwordResets.stationId, station.id))),
      ...(await world.database.db.select().from(sessions).where(eq(sessions.stationId, station.id))),
    ]
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(hash)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('SEC-17 ACC-16 inviting an owner', () => {
  const invite = async (station: StationRecord, email: string) => {
    const ctx = { db: world.database.db, ports: world.ports, station }
    const { link } = await inviteOwner(ctx, { email, name: 'Rita' }, world.urls)
    const [, hash = ''] = /\/redefinir-senha\/([^/]+)\//.exec(link) ?? []
    return { hash, email }
  }
  const typeOf = async (station: StationRecord, email: string) => {
    const { token } = await logIn(world, station, { email, password: chosen.password })
    const user = await world.client(station, token).call(getUserWeb, { params: { id: 'me' } })
    return [user.content.type_id, user.content.briefingDone]
  }

  test('who has no account gets one by the link, once, and owns the station', async () => {
    const station = await world.station()
    const stale = await invite(station, 'rita@exemplo.com.br')
    const link = await invite(station, 'rita@exemplo.com.br')
    const [mail] = (await mailsOf(station)).filter(({ kind }) => kind === 'owner_invitation')
    expect(mail?.text).toContain('3 dias')
    await expect(choose(station, stale)).rejects.toMatchObject({ status: 410 })
    await choose(station, link)
    expect(await typeOf(station, 'rita@exemplo.com.br')).toEqual([1, true])
    const other = { password: 'OutraSenha8', password_confirmation: 'OutraSenha8' }
    await expect(choose(station, link, other)).rejects.toMatchObject({ status: 410 })
  })

  test('SEC-16 of two invitations at once one works', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    await Promise.all([invite(station, ana.email), invite(station, ana.email)])
    const open = await world.database.db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.stationId, station.id))
    expect(open).toHaveLength(1)
  })

  test('a member stays a member until the link is used; a reset of their own makes nobody an owner', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    await invite(station, ana.email)
    await choose(station, await askLink(station, ana.email))
    expect((await typeOf(station, ana.email))[0]).toBe(2)
    await choose(station, await invite(station, ana.email))
    expect((await typeOf(station, ana.email))[0]).toBe(1)
  })

  test('a closed account owns nothing', async () => {
    const station = await world.station()
    const gone = await account(world, station, { status: 'deleted', deletedAt: new Date() })
    await expect(invite(station, gone.email)).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('SEC-50 whoever is in by the old password', () => {
  test('SEC-50 a log-in that began before the change is over with it, or is none', async () => {
    const station = await world.station()
    const ana = await account(world, station)
    const link = await askLink(station, ana.email)
    const deadlocks = await countDeadlocks(world.database)
    // Each begins while another is at its hash: some are before the change, some beside it.
    const entering = Promise.allSettled(Array.from({ length: 9 }, () => logIn(world, station, ana)))
    const changed = await choose(station, link)
    const came = await entering
    expect(changed).toEqual({ messages: ['Sucesso! Você já pode logar com a nova senha'] })
    for (const one of came)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'invalid_credentials' })
    const own = and(eq(sessions.stationId, station.id), eq(sessions.participantId, ana.id))
    expect(await world.database.db.$count(sessions, own)).toBe(0)
    expect(await countDeadlocks(world.database)).toBe(deadlocks)
  })
})
