import { describe, expect, test } from 'vitest'
import { todayIn } from '#contract/real-date.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The calendars as members see them, without scripts. */
const world = apiWorld()
const portal = portalWorld()
const entry = (id: number, more: object = {}) => ({
  ...{ id, name: `Evento ${id}`, startsAt: '2026-12-12T12:00:00Z', endsAt: '2026-12-12T13:30:00Z' },
  ...more,
})

async function browsing(events: object[], config: object = { behaviour: { unionServices: true } }) {
  const station = await world.station({ config, content: { events: events as never } })
  const browser = browserOf(portal.of(world, station.slug, world.answer, { mode: 'demo' }))
  await browser.logIn(await addMember(world, station), station)
  return browser
}
const unescaped = (text: string) => text.replaceAll('&amp;', '&')

describe.each([
  ['NWS-05 NWS-06', 'station', '/homepage/calendario'],
  ['LEG-10', 'legal', '/homepage/consultoria-juridica/eventos'],
  ['CTB-06', 'accounting', '/homepage/consultoria-contabil/eventos'],
] as const)('%s', (_, calendar, path) => {
  test('a month leads to its days, to its events and to other months by links; each view has its own address', async () => {
    const html = '<p>Na sede</p>'
    const { open } = await browsing([
      entry(1, { calendar, html, image: '/a.webp' }),
      entry(2, { calendar, status: 'draft' }),
    ])
    const month = await open(`${path}?ver=mes&dia=2026-12-01`)
    const text = unescaped(month.text)
    expect(month.text).toMatch(/<title>dezembro de 2026 \| /)
    for (const href of [
      '?ver=mes&dia=2026-11-01',
      '?ver=mes&dia=2027-01-01',
      '?ver=dia&dia=2026-12-12',
      '?ver=semana&dia=2026-12-01',
      '?ver=lista&dia=2026-12-01',
    ])
      expect(text).toContain(`href="${path}${href}"`)
    expect(text).toContain('aria-label="12 de dezembro, 1 evento"')
    const event = `${path}/1?ver=mes&dia=2026-12-01&em=2026-12-12`
    expect(text).toContain(`href="${event}"`)
    expect(text).not.toContain('Evento 2')
    const dialog = await open(event)
    expect(dialog.status).toBe(200)
    expect(dialog.text).toMatch(/<title>Evento 1 \| /)
    const [, shown = ''] = /<dialog(.*?)<\/dialog>/s.exec(dialog.text) ?? []
    expect(shown).toContain('src="/a.webp"')
    expect(wordsOf(shown)).toMatch(
      /Evento 1.*sábado, 12 de dezembro de 2026.*Início.*09:00.*Término.*10:30.*Na sede/,
    )
    expect(unescaped(shown)).toContain(`href="${path}?ver=mes&dia=2026-12-01"`)
    const file = `${path}/1/evento.ics?em=2026-12-12`
    expect(unescaped(shown)).toContain(`href="${file}"`)
    const kept = await open(file)
    expect(kept.text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    for (const line of ['SUMMARY:Evento 1', 'DTSTART:20261212T120000Z', 'DTEND:20261212T133000Z'])
      expect(kept.text).toContain(`\r\n${line}\r\n`)
    expect((await open(`${path}/2/evento.ics`)).status, 'a draft').toBe(404)
    for (const view of ['semana', 'dia', 'lista']) {
      const page = await open(`${path}?ver=${view}&dia=2026-12-12`)
      expect(wordsOf(page.text)).toMatch(/Evento 1 ?09:00 – 10:30|09:00 – 10:30 ?Evento 1/)
    }
    for (const id of [2, 99, 'x']) expect((await open(`${path}/${id}`)).status).toBe(404)
    expect((await open(`${path}/1?em=2026-12-13`)).status).toBe(404)
  })

  test('what the address does not say is the month of today; views without events say so', async () => {
    const { open } = await browsing([])
    const today = todayIn('America/Sao_Paulo', new Date())
    for (const query of ['', '?ver=ano&dia=2026-02-30', '?ver=<script>&dia=hoje', '?dia=9999-99-99'])
      expect(unescaped((await open(`${path}${query}`)).text)).toContain(`${path}?ver=semana&dia=${today}`)
    for (const [view, words] of [
      ['mes', 'Não há eventos neste mês.'],
      ['semana', 'Não há eventos nesta semana.'],
      ['dia', 'Não há eventos neste dia.'],
      ['lista', 'Não há eventos neste mês.'],
    ] as const)
      expect(wordsOf((await open(`${path}?ver=${view}`)).text)).toContain(words)
  })
})

test('NWS-06 of an event that comes again the dialog says how, and which time it is; without a day it is over its own month', async () => {
  const recurrence = { frequency: 'weekly', until: '2027-01-31' }
  const { open } = await browsing([entry(1, { recurrence })])
  const path = '/homepage/calendario/1'
  const third = wordsOf((await open(`${path}?em=2026-12-26`)).text)
  expect(third).toMatch(/sábado, 26 de dezembro de 2026.*Toda semana: sábado, até 31\/01\/2027/)
  expect(third).toContain('dezembro de 2026')
})

test('GAP-04 TEN-09 a station without events has no entry in its menu, and the address is refused', async () => {
  const { open } = await browsing([entry(1)], { features: { events: false } })
  expect((await open('/homepage/conta')).text).not.toContain('/homepage/calendario')
  for (const path of [
    '/homepage/calendario',
    '/homepage/calendario/1',
    '/homepage/calendario?dialogo=assinar',
  ])
    expect((await open(path)).location).toBe('/not-autorized')
  const on = await browsing([])
  expect((await on.open('/homepage/conta')).text).toContain('/homepage/calendario')
})

test('NWS-05 the address of one’s calendars is made and renewed by a form; no page keeps it', async () => {
  const { open, see, sendAndSee } = await browsing([entry(1)])
  const path = '/homepage/calendario?ver=lista&dia=2026-12-12&dialogo=assinar'
  const addressIn = (text: string) => /value="(http[^"]+\.ics)"/.exec(text)?.[1]
  expect(addressIn((await see(path)).text)).toBeUndefined()
  const made = addressIn((await sendAndSee(path, { pedido: '1' })).text)
  expect(made).toMatch(/\/api\/calendar-feeds\/[\w-]{43}\.ics$/)
  expect(addressIn((await open(path)).text)).toBe(made)
  const renewed = addressIn((await sendAndSee(path, { pedido: '1' })).text)
  expect(renewed).toMatch(/\.ics$/)
  expect(renewed).not.toBe(made)
  expect((await open('/homepage/calendario')).text).not.toContain('.ics')
})

test('NWS-05 a month of 10,000 events costs as many queries as one of ten', async () => {
  const costOf = async (count: number) => {
    const { open } = await browsing(Array.from({ length: count }, (_, at) => entry(at + 1)))
    const path = '/homepage/calendario?ver=mes&dia=2026-12-12'
    await open(path)
    const { timing, status } = await open(path)
    return [status, /desc="(\d+) queries"/.exec(timing ?? '')?.[1]]
  }
  const few = await costOf(10)
  expect(few[0]).toBe(200)
  expect(await costOf(10_000)).toEqual(few)
})

test('NWS-05 VAL-01 an owner’s form says beside its fields what cannot be, keeps what was typed, and shows a week as it was written', async () => {
  const station = await world.station({ config: { timezone: 'America/Manaus' } })
  const owner = browserOf(portal.of(world, station.slug))
  await owner.logIn(await addMember(world, station, { role: 'owner' }), station)
  const form = await owner.see('/gestao/eventos/novo')
  const [, key = ''] =
    /name="form_key"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="form_key"/.exec(form.text) ?? []
  const sent = {
    ...{ form_key: key, calendar: 'station', name: 'Plantão', html: '', image: '', intent: 'save' },
    ...{ startsAt: '2027-03-02T14:00', endsAt: '2027-03-02T13:00', frequency: 'weekly', isPublished: 'on' },
    ...{ 'weekdays.thursday': 'on', until: '', count: 'três' },
  }
  const first = await owner.send('/gestao/eventos/novo', sent)
  expect([first.status, wordsOf(first.text)]).toEqual([
    422,
    expect.stringContaining('Este campo só aceita números'),
  ])
  const second = await owner.send('/gestao/eventos/novo', { ...sent, count: '3' })
  expect(wordsOf(second.text)).toContain('O término deve ser depois do início.')
  expect(second.text).toMatch(/value="Plantão"/)
  const right = { ...sent, endsAt: '2027-03-02T16:00', count: '3' }
  const third = await owner.send('/gestao/eventos/novo', right)
  expect(wordsOf(third.text)).toContain('O evento começa em uma terça-feira')
  const made = await owner.sendAndSee('/gestao/eventos/novo', { ...right, 'weekdays.tuesday': 'on' })
  expect(wordsOf(made.text)).toMatch(/Plantão.*02\/03\/2027 14:00 · Toda semana/)
  const [, path = ''] = /href="(\/gestao\/eventos\/\d+)"/.exec(made.text) ?? []
  const again = await owner.see(path)
  expect(again.text).toMatch(/value="2027-03-02T14:00"/)
  const list = wordsOf((await owner.see('/homepage/calendario?ver=lista&dia=2027-03-01')).text)
  expect(list.match(/14:00 – 16:00 ?Plantão/g)).toHaveLength(3)
})
