import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/console/endpoints.ts'
import { sendSupportMessage } from '#contract/site/public/endpoints.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { freshStationId } from '#tests/setup/ports.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { limit } from '../../platform/rate-limit/index.ts'
import { perMailbox } from '../../site/public/send-support-message.ts'
import { importStation } from '../../station-folders.ts'
import { stations } from '../../stations/registry/tables.ts'
import { provedMailboxes } from './tables.ts'

const world = apiWorld()
const mailbox = 'contato@exemplo.com.br'

/** A station whose owner chose a contact by themselves; the folder of the fixture would prove it. */
async function unproved() {
  const station = await world.station({ config: { contact: { mail: mailbox } } })
  await world.database.db.delete(provedMailboxes).where(eq(provedMailboxes.stationId, station.id))
  const owner = await addMember(world, station, { role: 'owner', email: `dona${station.id}@exemplo.com.br` })
  let senders = 0
  const write = (more: { message?: string } = {}) =>
    world.client(station, undefined, { address: `198.51.100.${++senders}` }).call(sendSupportMessage, {
      body: {
        station_id: station.id,
        kind: 'general',
        name: 'Ana',
        email: 'ana@exemplo.com.br',
        subject: 'Oi',
        message: 'Olá',
        ...more,
      },
    })
  const mails = () => world.database.db.select().from(mailOutbox).where(eq(mailOutbox.stationId, station.id))
  return { station, owner, write, mails }
}

describe('SEC-37 mail goes only to mailboxes that were proved, so many an hour', () => {
  test('SUP-01 messages go to the owner until the link in the contact’s mailbox was taken', async () => {
    const { station, owner, write, mails } = await unproved()
    expect(await owner.client.call(calls.getContactMail)).toEqual({ mail: mailbox, proved: false })
    await write()
    expect((await mails()).map(({ to }) => to)).toEqual([`dona${station.id}@exemplo.com.br`])
    await owner.client.call(calls.sendContactProof)
    const sent = (await mails()).find(({ kind }) => kind === 'contact_proof')
    expect(sent?.to).toBe(mailbox)
    const token = /confirmar=([\w-]{43})/.exec(sent?.text ?? '')?.[1] ?? ''
    const prove = (by = owner, text = token) =>
      by.client.call(calls.proveContactMail, { body: { token: text } })
    const member = await addMember(world, station)
    await expect(prove(member)).rejects.toMatchObject({ status: 403 })
    await expect(prove(owner, 'x'.repeat(43))).rejects.toMatchObject({ status: 404 })
    // Of one station it proves nothing for another.
    const other = await unproved()
    await expect(prove(other.owner)).rejects.toMatchObject({ status: 404 })
    await prove()
    expect(await owner.client.call(calls.getContactMail)).toEqual({ mail: mailbox, proved: true })
    await write()
    expect((await mails()).filter(({ kind }) => kind === 'support').map(({ to }) => to)).toContain(mailbox)
  })

  test('a mailbox is asked six times an hour, and each station asks it once all the same', async () => {
    const sendBy = async (times: number) => {
      const { owner } = await unproved()
      const asked = []
      for (let sent = 0; sent < times; sent += 1)
        asked.push(
          await owner.client.call(calls.sendContactProof).then(
            () => 'sent',
            ({ status }) => status,
          ),
        )
      return asked
    }
    expect(await sendBy(4)).toEqual(['sent', 'sent', 'sent', 429])
    await sendBy(3)
    expect(await sendBy(2)).toEqual(['sent', 429])
    expect(await sendBy(2)).toEqual(['sent', 429])
  })

  test('SEC-44 SUP-01 a mailbox is written to sixty times an hour; what comes then is kept and goes in one mail at its end', async () => {
    const { write, mails } = await unproved()
    const digests = async () => (await mails()).filter(({ kind }) => kind === 'support-digest')
    for (let sent = 0; sent < 60; sent += 1) await write()
    world.ports.clock.advance(1000)
    await write({ message: 'Primeira' })
    world.ports.clock.advance(1000)
    await Promise.all(['Segunda', 'Terceira'].map((message) => write({ message })))
    const [digest, ...others] = await digests()
    expect([(await mails()).length, others]).toEqual([61, []])
    for (const words of ['Primeira', 'Segunda', 'Terceira']) expect(digest?.text).toContain(words)
    expect(digest?.subject).toBe('Mais 3 mensagens')
    expect(digest?.nextAttemptAt?.getTime()).toBeGreaterThan(world.ports.clock.now().getTime() + 3_000_000)
    for (let sent = 0; sent < 45; sent += 1) {
      world.ports.clock.advance(1000)
      await write({ message: `Mais ${sent}` })
    }
    const texts = (await digests()).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    for (let sent = 0; sent < 45; sent += 1) expect(texts.join()).toContain(`Mais ${sent}`)
  })

  test('SUP-01 an owner whose mailbox is full for the hour closes nobody’s contact page: the others are written to', async () => {
    const { station, owner, write, mails } = await unproved()
    await addMember(world, station, { role: 'owner', email: `outra${station.id}@exemplo.com.br` })
    const key = `dona${station.id}@exemplo.com.br`
    for (let sent = 0; sent < perMailbox.points; sent += 1) await limit(owner.ctx, { ...perMailbox, key })
    await write()
    expect((await mails()).map(({ to }) => to)).toEqual([`outra${station.id}@exemplo.com.br`])
  })
})

test('SEC-37 an import whose proof cannot be written leaves no station, and done again it is whole', async () => {
  const { db, rawSql } = world.database
  await rawSql(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before insert on proved_mailboxes for each row execute function refuse()`)
  const id = freshStationId()
  const config = configSchema.parse({ id, slug: `estacao${id}`, name: 'Clube', contact: { mail: mailbox } })
  const folder = { config, content: contentSchema.parse({}) }
  const bring = () => importStation({ db, ports: world.ports }, folder, { version: 'test', files: [] })
  const stationsThere = () => db.select({ id: stations.id }).from(stations).where(eq(stations.id, id))
  await expect(bring()).rejects.toThrow()
  expect(await stationsThere()).toEqual([])
  await rawSql('drop trigger refuse on proved_mailboxes; drop function refuse')
  expect(await bring()).toMatchObject({ changed: true })
  const proved = await db.select().from(provedMailboxes).where(eq(provedMailboxes.stationId, id))
  expect(proved.map(({ email }) => email)).toEqual([mailbox])
})
