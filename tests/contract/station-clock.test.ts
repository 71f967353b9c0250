import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { calendarEvents } from '#api/services/calendar/tables.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { getManagedSite, publishSite } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()
const inDays = (days: number, time: string) => {
  const day = new Date(world.ports.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  return `${day}T${time}Z`
}

/** A station of Acre whose hours are still Brasília's: an event at 19:00, a whole day, an activity that ends. */
async function stationOfAcre() {
  const events = [
    { id: 1, name: 'Festa', startsAt: inDays(10, '22:00:00'), endsAt: inDays(10, '23:00:00') },
    {
      id: 2,
      name: 'Feriado',
      isAllDay: true,
      startsAt: inDays(11, '03:00:00'),
      endsAt: inDays(11, '03:00:00'),
    },
    {
      id: 3,
      name: 'Rascunho',
      status: 'draft' as const,
      startsAt: inDays(12, '22:00:00'),
      endsAt: inDays(12, '23:00:00'),
    },
  ]
  const activities = [{ id: 1, type: 16, name: 'Sorteio', end: inDays(20, '01:00:00') }]
  const station = await world.station({ content: { events, activities } as never })
  const owner = await addMember(world, station, { role: 'owner' })
  const visit = portal.of(world, station.slug)
  const cookie = `${sessionCookieName(false)}=${owner.token}`
  return { station, owner, see: (path: string, form?: [string, string][]) => visit(path, { cookie }, form) }
}

/** The fields of a form as the page comes. */
function sent(html: string, changes: Record<string, string>): [string, string][] {
  // The data's form is the first that says what it saw.
  const form = html.slice(0, html.lastIndexOf('name="seen"'))
  const typed = [...form.matchAll(/<(?:input|textarea)[^>]*name="([^"]+)"[^>]*>/g)].map(
    ([tag, name = '']) => [name, /value="([^"]*)"/.exec(tag)?.[1] ?? ''],
  )
  return Object.entries({ ...Object.fromEntries(typed), ...changes })
}

test('GAP-122 an owner changes the time zone, reads what it moves before it is published, and whole days keep their dates', async () => {
  const { station, owner, see } = await stationOfAcre()
  const before = await see('/gestao/dados')
  expect(before.text).toContain('Fuso horário')
  expect(before.text).not.toContain('O fuso horário muda quando você publicar')
  const name = station.config.name
  const saved = await see(
    '/gestao/dados',
    sent(before.text, { name, timezone: 'America/Rio_Branco', 'currency.position': 'after' }),
  )
  expect(saved.status).toBe(302)

  const { text } = await see('/gestao/dados')
  expect(text).toMatch(/Evento “Festa”: .*19:00 passa a aparecer como .*17:00/)
  expect(text).toMatch(/Fim da atividade “Sorteio”: .*22:00 passa a aparecer como .*20:00/)
  expect(text).toContain('2 eventos ou prazos futuros acontecem no mesmo momento')
  expect(text).not.toMatch(/“(Feriado|Rascunho)”/)

  const { version } = await owner.client.call(getManagedSite)
  const published = await owner.client.call(publishSite, { body: { version, note: '' } })
  expect(published.config.timezone).toBe('America/Rio_Branco')
  const [whole] = await world.database.db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.stationId, station.id), eq(calendarEvents.name, 'Feriado')))
  // Midnight of Rio Branco, the same date.
  expect(whole?.startsAt.toISOString()).toBe(new Date(inDays(11, '05:00:00')).toISOString())
  expect((await see('/gestao/dados')).text).not.toContain('O fuso horário muda quando você publicar')
})

test('GAP-122 what is no time zone is refused beside its field, and what was typed stays', async () => {
  const { station, see } = await stationOfAcre()
  const page = await see('/gestao/dados')
  const name = `${station.config.name} Novo`
  const refused = await see(
    '/gestao/dados',
    sent(page.text, { name, timezone: 'America/Xapuri', 'currency.position': 'after' }),
  )
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('um fuso horário, como America/Manaus')
  expect(refused.text).toContain(name)
})
