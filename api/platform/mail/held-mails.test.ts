import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#tests/setup/database.ts'
import { freshStationId, testPorts } from '#tests/setup/ports.ts'
import { type MailTransport, outboxOnly } from '../ports/index.ts'
import { countMails, deliverMails, holdMails, listOutbox, releaseMails, sendMail } from './index.ts'
import { mailOutbox } from './tables.ts'
import { tidyMails } from './tidy-mails.ts'

const database = testDatabase()
const stationId = freshStationId()
const hour = 3_600_000

beforeEach(() => database.db.delete(mailOutbox).where(eq(mailOutbox.stationId, stationId)))

function context(mail: MailTransport = outboxOnly) {
  const ports = testPorts({ mail })
  return { ctx: { db: database.db, ports }, clock: ports.clock }
}

const mailTo = (to: string) => ({
  stationId,
  kind: 'support',
  to,
  subject: 'Olá',
  html: '<p>Olá</p>',
  text: 'Olá',
})

const deliveredTo = async ({ ctx }: ReturnType<typeof context>) =>
  (await listOutbox(ctx, { stationId })).filter((mail) => mail.deliveredAt).map((mail) => mail.to)

test('SEC-34 mails of a restored backup are held, counted, and sent when somebody asks', async () => {
  const world = context()
  const { ctx, clock } = world
  await sendMail(ctx, mailTo('antiga@exemplo.com.br'))
  clock.advance(2 * hour)
  await sendMail(ctx, mailTo('nova@exemplo.com.br'))
  expect(await holdMails(ctx, new Date(clock.now().getTime() - hour))).toBe(1)
  expect(await countMails(ctx)).toEqual({ waiting: 1, held: 1, failed: 0 })
  await deliverMails(ctx)
  expect(await deliveredTo(world)).toEqual(['nova@exemplo.com.br'])
  expect(await releaseMails(ctx)).toBe(1)
  await deliverMails(ctx)
  expect(await deliveredTo(world)).toHaveLength(2)
  expect(await countMails(ctx)).toEqual({ waiting: 0, held: 0, failed: 0 })
})

test('SEC-34 mails that wait for a mail server that is away are not held: their next try is to come', async () => {
  const { ctx, clock } = context({ name: 'away', deliver: () => Promise.reject(new Error('away')) })
  await sendMail(ctx, mailTo('ana@exemplo.com.br'))
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    await deliverMails(ctx)
    const [mail] = await listOutbox(ctx, { stationId })
    clock.advance((mail?.nextAttemptAt?.getTime() ?? 0) - clock.now().getTime())
  }
  expect(await holdMails(ctx, new Date(clock.now().getTime() - hour))).toBe(0)
  expect(await holdMails(ctx)).toBe(1)
})

test('SEC-34 a mail has 16 tries in two days at most; then it counts as failed, and is removed after 30 days', async () => {
  const { ctx, clock } = context({ name: 'away', deliver: () => Promise.reject(new Error('away')) })
  await sendMail(ctx, mailTo('ana@exemplo.com.br'))
  for (let minutes = 0; minutes < 48 * 60; minutes += 30) {
    await deliverMails(ctx)
    clock.advance(hour / 2)
  }
  expect((await listOutbox(ctx, { stationId }))[0]).toMatchObject({ attempts: 16, nextAttemptAt: null })
  expect(await countMails(ctx)).toEqual({ waiting: 0, held: 0, failed: 1 })
  clock.advance(30 * 24 * hour)
  await tidyMails(ctx)
  expect(await listOutbox(ctx, { stationId })).toEqual([])
})
