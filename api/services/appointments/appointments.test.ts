import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ApiProblem } from '#contract/client.ts'
import * as calls from '#contract/services/appointments/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { appointments } from './tables.ts'
import { tidyAppointments } from './tidy-appointments.ts'

const world = apiWorld()
const union = { behaviour: { unionServices: true } }

async function asking(content: Parameters<typeof world.station>[0] = {}) {
  const station = await world.station({ config: union, ...content })
  return { station, ana: await addMember(world, station), rui: await addMember(world, station) }
}
const problemOf = async (call: Promise<unknown>) => {
  const problem = await call.then(
    () => expect.unreachable('it was not refused'),
    (error: unknown) => error,
  )
  return problem instanceof ApiProblem ? problem : expect.unreachable(String(problem))
}
const wanted = { date: 'segunda', description: 'Quero rever um contrato' }

describe('appointments', () => {
  test('LEG-03 a request is asked, and listed for whoever asked alone', async () => {
    const { ana, rui } = await asking()
    const made = await ana.client.call(calls.askLegalAppointment, { body: wanted })
    expect(made).toMatchObject({
      descricao: 'Quero rever um contrato',
      situacao: 'Solicitado',
      data: null,
      preferencia: 'Segunda-feira',
    })
    expect(await ana.client.call(calls.listLegalAppointments)).toEqual([made])
    expect(await rui.client.call(calls.listLegalAppointments)).toEqual([])
    expect(await ana.client.call(calls.listAccountingAppointments)).toEqual([])
  })

  test('LEG-03 CTB-03 GAP-89 a weekday that is not offered is refused beside it', async () => {
    const { ana } = await asking()
    for (const [call, date] of [
      [calls.askLegalAppointment, 'sabado'],
      [calls.askAccountingAppointment, 'quinta'],
      [calls.askLegalAppointment, 'domingo'],
    ] as const) {
      const { status, body } = await problemOf(ana.client.call(call, { body: { ...wanted, date } }))
      expect([status, body.fields]).toEqual([422, { date: ['Escolha um dos dias oferecidos'] }])
    }
    const made = await ana.client.call(calls.askAccountingAppointment, {
      body: { ...wanted, date: 'quarta' },
    })
    expect(made.preferencia).toBe('Quarta-feira')
  })

  test('LEG-03 SEC-13 what was refused is no request of the day: after forty mistakes a right one is taken', async () => {
    const { ana } = await asking()
    for (let time = 0; time < 40; time += 1) {
      const { status } = await problemOf(
        ana.client.call(calls.askLegalAppointment, { body: { ...wanted, date: 'sabado' } }),
      )
      expect(status).toBe(422)
    }
    expect(await ana.client.call(calls.askLegalAppointment, { body: wanted })).toMatchObject({
      situacao: 'Solicitado',
    })
  })

  test('GAP-89 GAP-90 the days are the station’s where it says some', async () => {
    const { ana } = await asking({ content: { appointments: { days: { accounting: ['quinta', 'terca'] } } } })
    const daysOf = async (kind: 'legal' | 'accounting' | 'dental' | 'psychology' | 'nutrition') =>
      (await ana.client.call(calls.getOfferedDays, { params: { kind } })).days
    expect(await daysOf('accounting')).toEqual(['terca', 'quinta'])
    expect(await daysOf('legal')).toEqual(['segunda', 'terca', 'quarta', 'quinta', 'sexta'])
    expect(await daysOf('dental')).toHaveLength(6)
    expect(await daysOf('nutrition')).toEqual(['terca', 'quinta'])
    const { status } = await problemOf(
      ana.client.call(calls.askAccountingAppointment, { body: { ...wanted, date: 'quarta' } }),
    )
    expect(status).toBe(422)
  })

  test('HEA-02 HEA-03 HEA-04 the telephone is kept as its digits, and is asked for', async () => {
    const { ana, station } = await asking()
    const body = { date: 'terca', description: 'Limpeza', phone: '+55 (11) 98765-4321' }
    await ana.client.call(calls.askDentalAppointment, { body })
    await ana.client.call(calls.askPsychologyAppointment, { body })
    await ana.client.call(calls.askNutritionAppointment, { body })
    const rows = await world.database.db
      .select({ phone: appointments.phone })
      .from(appointments)
      .where(eq(appointments.stationId, station.id))
    expect(rows.map(({ phone }) => phone)).toEqual(['11987654321', '11987654321', '11987654321'])
    const mine = await ana.client.call(calls.listHealthAppointments)
    expect(mine.map(({ tipo }) => tipo)).toEqual(['nutrition', 'psychology', 'dental'])
    for (const phone of ['', '123', 'abc'])
      expect(
        (await problemOf(ana.client.call(calls.askDentalAppointment, { body: { ...body, phone } }))).body
          .fields,
      ).toHaveProperty('phone')
  })

  test('GAP-101 psychology answers at both spellings', async () => {
    const { ana, station } = await asking()
    for (const path of ['/health/psychologistAappointments', '/health/psychologistAppointments']) {
      const { status } = await world.fetch(
        path,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ date: 'segunda', description: 'Conversar', phone: '1133334444' }),
        },
        { hostStationId: station.id },
      )
      expect([path, status]).toEqual([path, 200])
    }
  })

  test('LEG-03 ten thousand letters and none are refused beside the description', async () => {
    const { ana } = await asking()
    for (const description of ['x'.repeat(10_000), '   '])
      expect(
        (await problemOf(ana.client.call(calls.askLegalAppointment, { body: { ...wanted, description } })))
          .body.fields,
      ).toHaveProperty('description')
  })

  test('LEG-03 the same form twice, at once, is one request; with other words it is a conflict', async () => {
    const { ana } = await asking()
    const send = (description = 'Uma só vez') =>
      ana.client.call(calls.askLegalAppointment, {
        body: { date: 'sexta', description },
        idempotencyKey: 'formulario-1',
      })
    const [one, two] = await Promise.all([send(), send()])
    expect(one?.id).toBe(two?.id)
    expect(await ana.client.call(calls.listLegalAppointments)).toHaveLength(1)
    expect((await problemOf(send('Outra coisa'))).status).toBe(409)
  })

  test('STN-U11 a station without the services has none of the calls', async () => {
    const plain = await world.station()
    const { client } = await addMember(world, plain)
    const refused = await Promise.all(
      [
        client.call(calls.listLegalAppointments),
        client.call(calls.listHealthAppointments),
        client.call(calls.getOfferedDays, { params: { kind: 'legal' } }),
        client.call(calls.askLegalAppointment, { body: wanted }),
        client.call(calls.askDentalAppointment, { body: { ...wanted, phone: '1133334444' } }),
      ].map(problemOf),
    )
    expect(refused.map((problem) => problem.status)).toEqual([404, 404, 404, 404, 404])
  })

  test('GAP-93 what is over goes after the days that the station says, and stays where it says none', async () => {
    const kept = await asking({ content: { appointments: { keepDays: null } } })
    const gone = await asking({ content: { appointments: { keepDays: 30 } } })
    const usual = await asking()
    const daysAgo = (days: number) => new Date(world.ports.clock.now().getTime() - days * 86_400_000)
    for (const { ana, station } of [kept, gone, usual])
      for (const [at, settledAt] of [daysAgo(31), daysAgo(29), daysAgo(731), null].entries()) {
        const { id } = await ana.client.call(calls.askLegalAppointment, {
          body: { ...wanted, description: `Pedido ${at}` },
        })
        await world.database.db
          .update(appointments)
          .set({ settledAt, state: settledAt ? 'done' : 'asked' })
          .where(and(eq(appointments.stationId, station.id), eq(appointments.id, id)))
      }
    await tidyAppointments({ db: world.database.db, ports: world.ports })
    const left = async ({ ana }: typeof kept) =>
      (await ana.client.call(calls.listLegalAppointments)).map(({ descricao }) => descricao).sort()
    expect(await left(kept)).toHaveLength(4)
    expect(await left(gone)).toEqual(['Pedido 1', 'Pedido 3'])
    expect(await left(usual)).toEqual(['Pedido 0', 'Pedido 1', 'Pedido 3'])
    // What nobody settled goes a year later.
    world.ports.clock.advance(394 * 86_400_000)
    await tidyAppointments({ db: world.database.db, ports: world.ports })
    const rows = () => world.database.db.$count(appointments, eq(appointments.stationId, gone.station.id))
    expect(await rows()).toBe(1)
    world.ports.clock.advance(2 * 86_400_000)
    await tidyAppointments({ db: world.database.db, ports: world.ports })
    expect(await rows()).toBe(0)
  })
})
