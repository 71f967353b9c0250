import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { mailOutbox } from '#api/platform/mail/tables.ts'
import { appointmentMailJob } from '#api/services/appointments/appointment-mail.ts'
import { uiTexts } from '#app/ui/texts.ts'
import { listAudit } from '#contract/console/endpoints.ts'
import { listTopicSuggestions } from '#contract/console/services/endpoints.ts'
import { listAccessLines } from '#contract/services/access-lines/endpoints.ts'
import {
  askDentalAppointment,
  askLegalAppointment,
  listLegalAppointments,
} from '#contract/services/appointments/endpoints.ts'
import { suggestTopic } from '#contract/services/consultancies/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The queue of requests as owners see it, and what its people see of that. */
const world = apiWorld()
const portal = portalWorld()
const here = '/gestao/consultas'

async function attending() {
  const station = await world.station({ config: { behaviour: { unionServices: true } } })
  const [ana, rui] = [
    await addMember(world, station, { name: 'Ana Prado', cpf: '52998224725' }),
    await addMember(world, station, { name: 'Rui Costa' }),
  ]
  const eva = await addMember(world, station, { name: 'Eva Dona', role: 'owner' })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(eva, station)
  const { id } = await ana.client.call(askLegalAppointment, {
    body: { date: 'segunda', description: 'Assunto muito reservado' },
  })
  const lines = async ({ client }: typeof ana) => (await client.call(listAccessLines)).list
  const mine = async () => (await ana.client.call(listLegalAppointments))[0]
  const read = async (to: string) => wordsOf((await browser.see(to)).text)
  const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? ''
  /** Decides what stands on the page now, or what stood there. */
  const decide = async (form: Record<string, string>, seen?: string) =>
    browser.send(`${here}/${id}`, {
      ...form,
      seen: seen ?? seenIn((await browser.open(`${here}/${id}`)).text),
    })
  return { station, ana, rui, eva, id, lines, mine, read, seenIn, decide, ...browser }
}

describe('requests for appointments in /gestao', () => {
  test('GAP-93 the queue does not say what a request says; opening it does, and its person sees who did', async () => {
    const { ana, rui, id, lines, read, open } = await attending()
    const queue = await read(here)
    await read(here)
    expect(queue).toContain('1 pedido espera resposta')
    expect(queue).toMatch(/Ana Prado.*Consultoria jurídica/)
    expect(queue).not.toContain('Assunto muito reservado')
    const queued = { who: 'Eva Dona', what: 'queue', area: 'Consultoria jurídica' }
    expect(await lines(ana)).toEqual([expect.objectContaining(queued)])
    const page = await open(`${here}/${id}`)
    expect(wordsOf(page.text)).toContain('Assunto muito reservado')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await lines(ana)).toEqual([
      expect.objectContaining({ who: 'Eva Dona', what: 'appointment', area: 'Consultoria jurídica' }),
      expect.objectContaining(queued),
    ])
    expect(await lines(rui)).toEqual([])
    expect((await open(`${here}/999`)).status).toBe(404)
  })

  test('PLS-03 what members suggest stands on a page of its own, page by page', async () => {
    const { ana, rui, eva, read } = await attending()
    const page = `${here}/sugestoes`
    expect(await read(page)).toContain('Ainda não há sugestões de tema.')
    for (const description of ['Creche na sede', '<b>Horário</b> de verão'])
      await ana.client.call(suggestTopic, { body: { description } })
    expect(await read(page)).toMatch(/Horário.*Ana Prado.*Creche na sede.*Ana Prado/s)
    const first = await eva.client.call(listTopicSuggestions, { query: { limit: 1 } })
    expect(first.list.map(({ description }) => description)).toEqual(['<b>Horário</b> de verão'])
    const rest = await eva.client.call(listTopicSuggestions, { query: { before: first.next ?? 0 } })
    expect(rest).toMatchObject({ list: [{ description: 'Creche na sede' }], next: null })
    await expect(rui.client.call(listTopicSuggestions)).rejects.toMatchObject({ status: 403 })
    const plain = await addMember(world, await world.station(), { role: 'owner' })
    await expect(plain.client.call(listTopicSuggestions)).rejects.toMatchObject({ status: 404 })
  })

  test('LEG-03 by area and state', async () => {
    const { ana, read } = await attending()
    await ana.client.call(askDentalAppointment, {
      body: { date: 'sabado', description: 'Dente', phone: '1133334444' },
    })
    expect(await read(`${here}?area=dental`)).toMatch(/Odontologia.*Sábado/)
    expect(await read(`${here}?area=nutrition`)).toContain('Nenhum pedido com este filtro.')
    expect(await read(`${here}?situacao=refused`)).toContain('Nenhum pedido com este filtro.')
  })

  test('LEG-03 VAL-05 GAP-100 confirmed with its time it stands on the day, and the member reads it; done once it was', async () => {
    const { decide, mine, read, eva } = await attending()
    const dayOf = (days: number) =>
      new Date(world.ports.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
    // A Wednesday: one of the days on which lawyers attend.
    const ahead = [30, 31, 32, 33, 34, 35, 36].find((days) => new Date(dayOf(days)).getUTCDay() === 3) ?? 30
    const day = dayOf(ahead)
    const at = `${day}T10:30`
    for (const [wrong, said] of [
      ['2001-01-01T10:00', 'Informe uma data futura'],
      ['2027-02-29T10:00', 'Informe um dia e uma hora que existam, como 31/03/2026 10:00'],
      [`${dayOf(800)}T10:00`, 'Informe uma data nos próximos dois anos'],
    ] as const) {
      const refused = await decide({ intent: 'confirm', at: wrong })
      expect([refused.status, wordsOf(refused.text).includes(said)]).toEqual([422, true])
      // Without scripts the page comes back at its top: there it is said, once, with the way to the field.
      const [before = '', ...after] = refused.text.split(uiTexts.errorSummary)
      expect([before.includes('Assunto muito reservado'), after.length]).toEqual([false, 1])
      const [, field = ''] = /<a [^>]*href="#([^"]+)"[^>]*>(?:(?!<\/a>).)*Informe/s.exec(after[0] ?? '') ?? []
      expect(refused.text).toContain(`id="${field}"`)
    }
    const early = await decide({ intent: 'done' })
    expect(wordsOf(early.text)).toContain('Confirme a data e a hora antes')
    const form = { intent: 'confirm', at, answer: 'Traga o contrato' }
    expect((await decide(form)).status).toBe(302)
    await decide(form)
    expect(await mine()).toMatchObject({
      situacao: 'Confirmado',
      data: `${day}T13:30:00.000Z`,
      resposta: 'Traga o contrato',
    })
    expect(await read(`${here}/dia?dia=${day}`)).toMatch(/10:30.*Ana Prado/)
    expect(await read(`${here}/dia?dia=${dayOf(ahead + 1)}`)).toContain('Nada marcado para este dia.')
    expect(wordsOf((await decide({ intent: 'done' })).text)).toContain('Esta consulta ainda não começou.')
    world.ports.clock.set(`${day}T14:00:00Z`)
    await decide({ intent: 'done' })
    expect(await mine()).toMatchObject({ situacao: 'Realizado' })
    const list = await eva.client.call(listAudit)
    expect(list.map(({ what }) => what)).toEqual(['appointment.done', 'appointment.confirm'])
    expect(JSON.stringify(list)).not.toMatch(/reservado|contrato|Ana/)
  })

  test('LEG-03 CTB-03 a day or an hour at which nobody attends is warned about, and the same sent again is meant', async () => {
    const { decide, mine } = await attending()
    const wrong = { intent: 'confirm', at: '2026-12-12T10:30', answer: 'Traga o contrato' }
    const warned = await decide(wrong)
    expect(warned.status).toBe(422)
    expect(wordsOf(warned.text)).toContain(
      'Sábado não está entre os dias de atendimento. Se é isso mesmo, confirme de novo.',
    )
    expect(warned.text).toContain('Traga o contrato')
    expect(warned.text).toMatch(
      /name="ciente" value="2026-12-12T10:30"|value="2026-12-12T10:30" name="ciente"/,
    )
    // Another time is warned about anew.
    const sunday = await decide({ ...wrong, at: '2026-12-13T10:30', ciente: wrong.at })
    expect(wordsOf(sunday.text)).toContain('Domingo não está entre os dias')
    const night = await decide({ ...wrong, at: '2026-12-10T22:30', ciente: wrong.at })
    expect(wordsOf(night.text)).toContain('O horário é antes das 7h ou depois das 20h.')
    expect(await mine()).toMatchObject({ situacao: 'Solicitado' })
    expect((await decide({ ...wrong, ciente: wrong.at })).status).toBe(302)
    expect(await mine()).toMatchObject({ situacao: 'Confirmado', data: '2026-12-12T13:30:00.000Z' })
  })

  test('LEG-03 GAP-146 refused with a reason, answered after it, and what is over is not decided again', async () => {
    const { id, open, decide, mine } = await attending()
    expect((await open(`${here}/${id}`)).text).not.toContain('Recusar pedido')
    expect(wordsOf((await open(`${here}/${id}?perguntar=recusar`)).text)).toMatch(
      /Recusar este pedido\? .*isso não se desfaz.* Recusar pedido/,
    )
    const empty = await decide({ intent: 'refuse', answer: ' ' })
    expect(wordsOf(empty.text)).toContain('Esse campo é obrigatório')
    await decide({ intent: 'refuse', answer: 'Atendemos só causas trabalhistas' })
    expect(await mine()).toMatchObject({
      situacao: 'Recusado',
      resposta: 'Atendemos só causas trabalhistas',
    })
    const late = await decide({ intent: 'confirm', at: '2026-12-12T10:30' })
    expect(wordsOf(late.text)).toMatch(/Este pedido já está em .*Recusado.*, por Eva Dona\./)
    for (let time = 0; time < 2; time += 1) await decide({ intent: 'answer', answer: 'Procure a Defensoria' })
    expect(await mine()).toMatchObject({
      situacao: 'Recusado',
      resposta: 'Atendemos só causas trabalhistas\n\nProcure a Defensoria',
    })
  })

  test('LEG-03 who decides over what somebody else decided meanwhile is told, and what they typed stays; the same again is no conflict', async () => {
    const { id, open, seenIn, decide, mine } = await attending()
    const seen = seenIn((await open(`${here}/${id}`)).text)
    const first = { intent: 'confirm', at: '2026-12-10T10:30', answer: 'Traga o contrato' }
    expect((await decide(first, seen)).status).toBe(302)
    expect((await decide(first, seen)).status).toBe(302)
    const late = await decide({ intent: 'confirm', at: '2026-12-11T10:30', answer: 'Sala 2' }, seen)
    expect(late.status).toBe(422)
    expect(wordsOf(late.text)).toContain('Eva Dona mudou este pedido enquanto você olhava.')
    expect(late.text).toContain('Sala 2')
    expect(await mine()).toMatchObject({ data: '2026-12-10T13:30:00.000Z', resposta: 'Traga o contrato' })
  })

  test('GAP-93 a mail tells that there is an answer, its subject nothing more; run twice it is one', async () => {
    const { id, decide, station } = await attending()
    await decide({ intent: 'answer', answer: 'Pode vir na quinta' })
    const asked = { stationId: station.id, appointmentId: id, what: 'answer' as const, key: 'answer:1' }
    for (let times = 0; times < 2; times += 1) await appointmentMailJob.run(world.jobs(), asked)
    const mails = await world.database.db
      .select({ subject: mailOutbox.subject, text: mailOutbox.text })
      .from(mailOutbox)
      .where(eq(mailOutbox.stationId, station.id))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Há uma novidade no seu pedido: ${station.config.name}`)
    expect(mails[0]?.text).toContain('Pode vir na quinta')
    expect(mails[0]?.text).toContain('/homepage/consultoria-juridica/agendamentos')
  })

  test('GAP-89 GAP-93 the days that are offered, and how long what is over stays', async () => {
    const { read, send, see, ana } = await attending()
    expect(await read(`${here}/dias`)).toContain('Dias: Consultoria contábil')
    const { text } = await see(`${here}/dias`)
    const seen = /name="seen" value="([^"]+)"/.exec(text)?.[1] ?? ''
    const form = {
      ...{ 'legal.sexta': 'on', 'accounting.quinta': 'on', 'dental.sabado': 'on' },
      ...{ 'psychology.segunda': 'on', 'nutrition.terca': 'on', keepDays: '90', seen },
    }
    const { 'legal.sexta': _, ...none } = form
    expect(wordsOf((await send(`${here}/dias`, none)).text)).toContain('Escolha ao menos um dia')
    expect(wordsOf((await send(`${here}/dias`, { ...form, keepDays: '5' })).text)).toContain(
      'Informe de 30 a 3.650 dias',
    )
    await send(`${here}/dias`, form)
    expect((await read(`${here}/dias`)).length).toBeGreaterThan(0)
    expect((await send(`${here}/dias`, { ...form, 'legal.segunda': 'on' })).status).toBe(409)
    const body = { date: 'segunda', description: 'Outra' }
    await expect(ana.client.call(askLegalAppointment, { body })).rejects.toMatchObject({ status: 422 })
  })

  test('STN-U11 a station without the services has no such pages', async () => {
    const plain = await world.station()
    const owner = await addMember(world, plain, { role: 'owner' })
    const browser = browserOf(portal.of(world, plain.slug))
    await browser.logIn(owner, plain)
    for (const path of [here, `${here}/dia`, `${here}/dias`, `${here}/1`])
      expect([path, (await browser.open(path)).status]).toEqual([path, 404])
    expect((await browser.open('/gestao')).text).not.toContain(here)
  })
})
