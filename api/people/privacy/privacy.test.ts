import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { getUserWeb } from '#contract/people/access/endpoints.ts'
import * as calls from '#contract/people/privacy/endpoints.ts'
import { sendSupportAsMember } from '#contract/site/public/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { areas } from '../../areas.ts'
import { tidyFiles } from '../../platform/files/index.ts'
import { mailOutbox } from '../../platform/mail/tables.ts'
import { isSubscribed } from '../links/index.ts'
import { gatherCopyJob, tidyCopies } from './copy.ts'
import { registerOf } from './register.ts'
import { privacyRequests } from './tables.ts'

const world = apiWorld()
const register = registerOf(areas)
const dayMs = 86_400_000

async function scene() {
  const station = await world.station()
  const ana = await addMember(world, station, { name: 'Ana Lima', cpf: '52998224725', tel: '11987654321' })
  const rui = await addMember(world, station, { name: 'Rui Costa' })
  const message = {
    name: 'Ana Lima',
    email: 'ana@outra.com.br',
    subject: 'Dúvida',
    message: 'E <b>isto</b>?',
  }
  await ana.client.call(sendSupportAsMember, { body: { ...message, station_id: station.id } })
  const gather = async (requestId: number) => {
    for (let time = 0; time < 2; time += 1)
      await gatherCopyJob(register).run(world.jobs(), { stationId: station.id, requestId })
  }
  return { station, ana, rui, gather }
}

const fileOf = (member: TestMember, id: number, form: 'json' | 'html') =>
  world.fetch(`/privacy/copies/${id}/${form}`, { headers: { authorization: `Bearer ${member.token}` } })

describe('PPL-28 what is kept', () => {
  test('is told in words, of what the station has', async () => {
    const { ana } = await scene()
    const { register: shown, copy, consents } = await ana.client.call(calls.getPrivacy)
    const names = shown.map(({ name }) => name)
    expect(names).toContain('A sua conta')
    expect(names).toContain('Mensagens à estação')
    expect(names).not.toContain('Pedidos de atendimento')
    expect(shown.every(({ basis }) => basis.includes('LGPD'))).toBe(true)
    expect({ copy, consents }).toEqual({ copy: null, consents: [] })
  })
})

describe('PPL-30 a consent is taken back', () => {
  test('mails with news come no more from that moment on; its day stays, and it may be given again', async () => {
    const { ana } = await scene()
    const email = (await ana.client.call(getUserWeb, { params: { id: 'me' } })).content.email
    const at = world.ports.clock.now().toISOString()
    const left = await ana.client.call(calls.setNews, { body: { isWanted: false } })
    world.ports.clock.advance(60_000)
    expect(await ana.client.call(calls.setNews, { body: { isWanted: false } })).toEqual(left)
    expect(left).toEqual({ isWanted: false, leftAt: at })
    expect((await ana.client.call(calls.getPrivacy)).news).toEqual(left)
    expect(await isSubscribed(ana.ctx, email)).toBe(false)
    await ana.client.call(calls.setNews, { body: { isWanted: true } })
    expect(await isSubscribed(ana.ctx, email)).toBe(true)
  })
})

describe('PPL-29 all my data', () => {
  test('asked for twice at once it is one, told by one mail, and has what is theirs in it and nothing of others', async () => {
    const { station, ana, gather } = await scene()
    const asked = await Promise.all([ana.client.call(calls.askForCopy), ana.client.call(calls.askForCopy)])
    expect(asked[0]).toMatchObject({ id: asked[1].id, state: 'working', until: null })
    const { id } = asked[0]
    await gather(id)
    expect((await ana.client.call(calls.getPrivacy)).copy).toMatchObject({ id, state: 'ready' })
    const mails = await world.database.db
      .select()
      .from(mailOutbox)
      .where(and(eq(mailOutbox.stationId, station.id), eq(mailOutbox.kind, 'privacy_copy')))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('/homepage/privacidade')
    const json = await fileOf(ana, id, 'json')
    expect(json.headers.get('content-disposition')).toBe('attachment; filename="meus-dados.json"')
    const { secoes } = (await json.json()) as { secoes: { nome: string; registros: object[] }[] }
    const of = (nome: string) => secoes.find((one) => one.nome === nome)?.registros
    expect(of('A sua conta')).toMatchObject([{ Nome: 'Ana Lima', CPF: '52998224725' }])
    expect(of('Mensagens à estação')).toMatchObject([{ Mensagem: 'E <b>isto</b>?' }])
    const html = await (await fileOf(ana, id, 'html')).text()
    expect(html).toContain('E &#60;b&#62;isto&#60;/b&#62;?')
    expect(html).toContain('Para quê')
    expect(html).not.toContain('Rui Costa')
  })

  test('is nobody else’s, is not there before it is made, and goes after a day with its files', async () => {
    const { station, ana, rui, gather } = await scene()
    const other = await addMember(world, await world.station())
    const { id } = await ana.client.call(calls.askForCopy)
    expect((await fileOf(ana, id, 'json')).status).toBe(404)
    await gather(id)
    for (const stranger of [rui, other]) expect((await fileOf(stranger, id, 'json')).status).toBe(404)
    expect((await fileOf(ana, id, 'html')).status).toBe(200)
    const own = eq(privacyRequests.stationId, station.id)
    const [row] = await world.database.db.select().from(privacyRequests).where(own)
    world.ports.clock.advance(dayMs + 1)
    expect((await fileOf(ana, id, 'json')).status).toBe(404)
    expect((await ana.client.call(calls.getPrivacy)).copy).toBeNull()
    await tidyCopies(world.jobs())
    await tidyFiles(world.jobs())
    expect(await world.ports.files.exists(row?.files?.json ?? '')).toBe(false)
    expect((await ana.client.call(calls.askForCopy)).id).not.toBe(id)
  })

  test('is refused where it is asked for day after day', async () => {
    const { ana, gather } = await scene()
    for (let time = 0; time < 4; time += 1) {
      await gather((await ana.client.call(calls.askForCopy)).id)
      world.ports.clock.advance(dayMs + 1)
    }
    await expect(ana.client.call(calls.askForCopy)).rejects.toMatchObject({ code: 'too_many_requests' })
  })
})
