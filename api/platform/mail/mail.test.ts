import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction, type PlatformContext } from '#api/platform/context.ts'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import { type MailTransport, outboxOnly, smtpTransport } from '../ports/index.ts'
import { deliverMails, listOutbox, outboxMail, sendMail } from './index.ts'
import { tidyMails } from './tidy-mails.ts'

const database = testDatabase()
let stationId: number
let stopServer = async () => {}

beforeEach(() => {
  stationId = freshStationId()
})
afterEach(async () => {
  await stopServer()
  stopServer = async () => {}
})

function context(mail: MailTransport = outboxOnly) {
  const ports = testPorts({ mail })
  return { ctx: { db: database.db, ports } satisfies PlatformContext, clock: ports.clock }
}

const mailTo = (to: string) => ({
  stationId,
  kind: 'support',
  to,
  subject: 'Olá,\r\nBcc: all@example.com',
  html: '<p>Bem-vinda à <b>Estação</b></p>',
  text: 'Bem-vinda à Estação',
})

/** A real SMTP server; refuses recipients that begin with `nobody`. */
async function startServer(port = 0) {
  const received: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
      callback(address.startsWith('nobody') ? refusal : null)
    },
    onData(stream, _session, callback) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((email) => {
          received.push(email)
          callback()
        }, callback)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  stopServer = () => new Promise((resolve) => server.close(() => resolve()))
  return { received, port: address.port }
}

const smtpOn = (port: number) =>
  smtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'Estação <nao-responda@exemplo.com.br>' })

test('a mail goes out over SMTP as it was written, and a line break in the subject adds no header', async () => {
  const { received, port } = await startServer()
  const { ctx } = context(smtpOn(port))
  const id = await sendMail(ctx, mailTo('ana@exemplo.com.br'))
  expect(await deliverMails(ctx)).toBe(1)
  expect(received).toHaveLength(1)
  const [mail] = received
  expect(mail).toMatchObject({
    from: { address: 'nao-responda@exemplo.com.br', name: 'Estação' },
    to: [{ address: 'ana@exemplo.com.br' }],
    subject: 'Olá, Bcc: all@example.com',
    messageId: `<${stationId}.${id}@exemplo.com.br>`,
  })
  expect(mail?.html).toContain('<b>Estação</b>')
  expect(mail?.text).toContain('Bem-vinda à Estação')
  expect(mail?.bcc).toBeUndefined()
})

test('while the server is down mails wait longer each time; when it is back each is delivered once', async () => {
  const { port } = await startServer()
  await stopServer()
  const { ctx, clock } = context(smtpOn(port))
  const id = await sendMail(ctx, mailTo('ana@exemplo.com.br'))
  const waits: number[] = []
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(await deliverMails(ctx)).toBe(0)
    const mail = await outboxMail(ctx, { stationId, id })
    expect(mail).toMatchObject({
      attempts: attempt,
      deliveredAt: null,
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
    const waitMs = (mail?.nextAttemptAt?.getTime() ?? 0) - clock.now().getTime()
    waits.push(waitMs / 1000)
    clock.advance(waitMs - 1)
    expect(await deliverMails(ctx)).toBe(0)
    expect((await outboxMail(ctx, { stationId, id }))?.attempts).toBe(attempt)
    clock.advance(1)
  }
  expect(waits).toEqual([30, 60, 120])
  const { received } = await startServer(port)
  expect(await deliverMails(ctx)).toBe(1)
  expect(await deliverMails(ctx)).toBe(0)
  expect(received).toHaveLength(1)
  const mail = await outboxMail(ctx, { stationId, id })
  expect(mail).toMatchObject({ attempts: 4, deliveredAt: clock.now(), nextAttemptAt: null, lastError: null })
})

test('an address that does not exist is given up at once, the others are delivered', async () => {
  const { received, port } = await startServer()
  const { ctx } = context(smtpOn(port))
  const refused = await sendMail(ctx, mailTo('nobody@exemplo.com.br'))
  await sendMail(ctx, mailTo('ana@exemplo.com.br'))
  expect(await deliverMails(ctx)).toBe(1)
  expect(received).toHaveLength(1)
  expect(await outboxMail(ctx, { stationId, id: refused })).toMatchObject({
    nextAttemptAt: null,
    deliveredAt: null,
    lastError: expect.stringContaining('No such mailbox'),
  })
})

test('two processes that deliver at once send every mail once', async () => {
  const sent: string[] = []
  const slow: MailTransport = {
    name: 'slow',
    async deliver({ id }) {
      sent.push(id)
      await new Promise((resolve) => setTimeout(resolve, 5))
    },
  }
  const { ctx } = context(slow)
  const other = { ...ctx, db: (await database.another()).db }
  for (let count = 0; count < 25; count += 1) await sendMail(ctx, mailTo(`person${count}@exemplo.com.br`))
  const [first, second] = await Promise.all([deliverMails(ctx), deliverMails(other)])
  expect(first + second).toBe(25)
  expect(new Set(sent).size).toBe(25)
  expect(sent).toHaveLength(25)
})

/** Keeps the order in which mails leave. */
function inOrder() {
  const sent: string[] = []
  const mail: MailTransport = { name: 'in order', deliver: async ({ to }) => void sent.push(to) }
  return { ...context(mail), sent }
}

describe('SEC-75 one station does not hold up the mails of others', () => {
  /** As an owner or a crowd writes them: many, and before everybody else's. */
  async function flood(count: number) {
    const many = `insert into mail_outbox
      (station_id, id, kind, recipient, subject, html, plain_text, created_at, next_attempt_at)
      select $1, n, 'support', 'flood', '', '', '', now, now
      from generate_series(100, 99 + $2::int) n, (select '2026-05-04T14:00:00Z'::timestamptz as now)`
    await database.rawSql(many, [freshStationId(), count])
  }
  const position = (sent: string[], to: string) => sent.indexOf(to)

  test('stations take turns: another one has its mails among the first, however many wait', async () => {
    const { ctx, sent } = inOrder()
    await flood(300)
    for (const name of ['ana', 'bia', 'caio']) await sendMail(ctx, mailTo(name))
    expect(await deliverMails(ctx)).toBe(303)
    expect(['ana', 'bia', 'caio'].map((name) => position(sent, name) < 10)).toEqual([true, true, true])
  })

  test('what carries a code or a link goes before everything else, of the same station, too', async () => {
    const { ctx, sent } = inOrder()
    await flood(50)
    for (let count = 0; count < 20; count += 1) await sendMail(ctx, mailTo('plain'))
    await sendMail(ctx, { ...mailTo('code'), codeId: 'a code' })
    await deliverMails(ctx)
    expect(position(sent, 'code')).toBe(0)
    expect(sent).toHaveLength(71)
  })

  test('two processes on one flood send each mail once', async () => {
    const { ctx, sent } = inOrder()
    await flood(200)
    for (let count = 0; count < 10; count += 1) await sendMail(ctx, mailTo(`person${count}`))
    const other = { ...ctx, db: (await database.another()).db }
    const delivered = await Promise.all([deliverMails(ctx), deliverMails(other)])
    expect((delivered[0] ?? 0) + (delivered[1] ?? 0)).toBe(210)
    expect(new Set(sent).size).toBe(11)
    expect(sent).toHaveLength(210)
  })
})

test('a mail whose process died is tried again when its lease ends, under the same message id', async () => {
  const ids: string[] = []
  let dies = true
  const dying: MailTransport = {
    name: 'dying',
    async deliver({ id }) {
      ids.push(id)
      if (dies) await new Promise(() => {})
    },
  }
  const { ctx, clock } = context(dying)
  await sendMail(ctx, mailTo('ana@exemplo.com.br'))
  void deliverMails(ctx)
  await expect.poll(() => ids.length).toBe(1)
  expect(await deliverMails(ctx)).toBe(0)
  dies = false
  clock.advance(120_000)
  expect(await deliverMails(ctx)).toBe(1)
  expect(ids[0]).toBe(ids[1])
})

test('a mail is sent if and only if its transaction commits', async () => {
  const { ctx } = context()
  const work = inTransaction(ctx, async (inner) => {
    await sendMail(inner, mailTo('ana@exemplo.com.br'))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await listOutbox(ctx, { stationId })).toEqual([])
})

test('the outbox shows mails of its station only, the newest first', async () => {
  const { ctx, clock } = context()
  await sendMail(ctx, mailTo('ana@exemplo.com.br'))
  clock.advance(1_000)
  const id = await sendMail(ctx, mailTo('bruno@exemplo.com.br'))
  const foreign = freshStationId()
  await sendMail(ctx, { ...mailTo('carla@exemplo.com.br'), stationId: foreign })
  await deliverMails(ctx)
  const mails = await listOutbox(ctx, { stationId })
  expect(mails.map((mail) => mail.to)).toEqual(['bruno@exemplo.com.br', 'ana@exemplo.com.br'])
  expect(mails[0]?.deliveredAt).toEqual(clock.now())
  expect(await outboxMail(ctx, { stationId: foreign, id })).toBeNull()
})

test('mails delivered 30 days ago are removed; those that were not stay', async () => {
  const { ctx, clock } = context()
  await sendMail(ctx, mailTo('ana@exemplo.com.br'))
  await deliverMails(ctx)
  await sendMail(ctx, mailTo('bruno@exemplo.com.br'))
  clock.advance(31 * 24 * 3_600_000)
  await tidyMails(ctx)
  expect((await listOutbox(ctx, { stationId })).map((mail) => mail.to)).toEqual(['bruno@exemplo.com.br'])
})
