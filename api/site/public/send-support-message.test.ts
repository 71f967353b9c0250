import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import { sendSupportMessage as call } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import type { Captcha, CaptchaVerdict } from '../../platform/ports/index.ts'
import { sendSupportMessage } from './send-support-message.ts'
import { supportMessages } from './tables.ts'

const world = apiWorld()
const message = { name: 'Ana', email: 'Ana@Exemplo.com.br', subject: 'Dúvida', message: 'Olá <b>você</b>' }

async function station(config: object = { contact: { mail: 'contato@exemplo.com.br' } }) {
  const station = await world.station({ config })
  let last = 0
  const freshAddress = () => {
    last += 1
    return `10.0.0.${last}`
  }
  const send = (body: object = {}, idempotencyKey?: string, address = freshAddress()) =>
    world.client(station, undefined, { address }).call(call, {
      body: { ...message, station_id: station.id, ...body } as never,
      ...(idempotencyKey && { idempotencyKey }),
    })
  const stored = () =>
    world.database.db.select().from(supportMessages).where(eq(supportMessages.stationId, station.id))
  const mails = () => world.database.db.select().from(mailOutbox).where(eq(mailOutbox.stationId, station.id))
  return { station, send, stored, mails }
}
const problemOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (problem: unknown) => (problem instanceof ApiProblem ? problem.body : problem),
  )

describe('SUP-01 a message to the station', () => {
  test('is stored, mailed to the contact and answered with the specified words', async () => {
    const { send, stored, mails } = await station()
    const answer = await send({ phone: '(11) 9 8765-4321' })
    expect(answer.messages).toEqual(['Operação realizada com sucesso'])
    expect(await stored()).toMatchObject([
      {
        kind: 'general',
        name: 'Ana',
        email: 'ana@exemplo.com.br',
        subject: 'Dúvida',
        phone: '(11) 9 8765-4321',
      },
    ])
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'contato@exemplo.com.br', kind: 'support' })
    expect(mail?.text).toContain('Dúvida')
    expect(mail?.html).not.toContain('<b>você</b>')
  })

  test('SEC-15 a key that sent a message sends no other one, and does not say that it did', async () => {
    const { send, stored } = await station()
    const { id } = await send({ message: 'Primeira' }, 'chave-do-envio')
    await expect(send({ message: 'Segunda' }, 'chave-do-envio')).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
    })
    await expect(send({ message: 'Primeira' }, 'chave-do-envio')).resolves.toMatchObject({ id })
    expect(await stored()).toHaveLength(1)
  })

  test('STN-U02 goes to the fixed support mail where there is one', async () => {
    const { send, mails } = await station({
      contact: { mail: 'contato@exemplo.com.br' },
      behaviour: { fixedSupportMail: 'ouvidoria@exemplo.com.br' },
    })
    await send()
    expect(await mails()).toMatchObject([{ to: 'ouvidoria@exemplo.com.br' }])
  })

  test('is stored also where the station has no address', async () => {
    const { send, stored, mails } = await station({})
    await send()
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toEqual([])
  })

  test('the same key twice is one message and one mail, also at the same moment', async () => {
    const { send, stored, mails } = await station()
    const answers = await Promise.all([
      send({}, 'mesma-chave'),
      send({}, 'mesma-chave'),
      send({}, 'mesma-chave'),
    ])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('VAL-12 required fields and limits, each beside its field', async () => {
    const { send, stored } = await station()
    const required = 'Esse campo é obrigatório'
    expect(
      await problemOf(send({ name: ' ', email: 'x', subject: 'a'.repeat(201), message: 'a'.repeat(601) })),
    ).toMatchObject({
      code: 'invalid_input',
      fields: {
        name: [required],
        email: ['Email inválido'],
        subject: ['Esse campo deve possuir no máximo 200 caracteres'],
        message: ['Esse campo deve possuir no máximo 600 caracteres'],
      },
    })
    expect(await problemOf(send({ subject: undefined }))).toMatchObject({ fields: { subject: [required] } })
    expect(await stored()).toEqual([])
  })

  test('SEC-13 an address that sends much does more work for each, and is not shut out', async () => {
    const { station: record, stored } = await station()
    const levels: number[] = []
    const captcha: Captcha = {
      ...world.ports.captcha,
      verify: async (_, __, level = 0) => {
        levels.push(level)
        return { passed: true, by: 'work' }
      },
    }
    const ctx = { ...world.context(record), address: '10.9.9.9', ports: { ...world.ports, captcha } }
    const body = { ...message, kind: 'general' as const, station_id: record.id }
    for (let sent = 0; sent < 31; sent += 1)
      await sendSupportMessage(ctx, { body, idempotencyKey: undefined }, world.urls)
    expect([levels[29], levels[30]]).toEqual([0, 1])
    expect(await stored()).toHaveLength(31)
  })
})

test('SUP-02 the enterprise contact needs no subject', async () => {
  const { send, stored } = await station()
  await send({ kind: 'enterprise', subject: undefined })
  expect(await stored()).toMatchObject([{ kind: 'enterprise', subject: null }])
})

describe('GAP-23 who sends', () => {
  const judged = (verdict: CaptchaVerdict): Captcha => ({
    challenge: () => Promise.reject(new Error('not asked for')),
    verify: async () => verdict,
  })
  async function sendJudged(verdict: CaptchaVerdict) {
    const { station: record, stored } = await station()
    const ctx = world.context(record)
    const body = { ...message, kind: 'general' as const, station_id: record.id }
    const sent = sendSupportMessage(
      { ...ctx, ports: { ...ctx.ports, captcha: judged(verdict) } },
      { body, idempotencyKey: undefined },
      world.urls,
    )
    return { sent, stored }
  }

  test.each(['honeypot', 'invalid', 'expired', 'replayed', 'too_little'] as const)(
    '%s is refused',
    async (reason) => {
      const { sent, stored } = await sendJudged({ passed: false, reason })
      await expect(sent).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { captcha: [expect.any(String)] },
      })
      expect(await stored()).toEqual([])
    },
  )

  test.each(['general', 'enterprise'] as const)(
    'SUP-03 PLN-06 %s: a member shows it, too, and asks under their name',
    async (kind) => {
      const { station: record, stored } = await station()
      const { id, ctx } = await addMember(world, record)
      const ask = (verdict: CaptchaVerdict) =>
        sendSupportMessage(
          { ...ctx, ports: { ...ctx.ports, captcha: judged(verdict) } },
          { body: { ...message, kind, station_id: record.id }, idempotencyKey: undefined },
          world.urls,
        )
      await expect(ask({ passed: false, reason: 'invalid' })).rejects.toMatchObject({ code: 'invalid_input' })
      await ask({ passed: true, by: 'form', waitMs: 1_000 })
      expect(await stored()).toMatchObject([{ kind, participantId: id }])
    },
  )

  test('without scripts the form tier lets people in', async () => {
    const { sent, stored } = await sendJudged({ passed: true, by: 'form', waitMs: 1_000 })
    await sent
    expect(await stored()).toHaveLength(1)
  })
})
