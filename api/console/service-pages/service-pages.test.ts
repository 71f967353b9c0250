import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import { getManagedServicePage, saveServicePage } from '#contract/console/service-pages/endpoints.ts'
import { getAppointmentSettings, saveAppointmentSettings } from '#contract/console/services/endpoints.ts'
import { servicePageSchema } from '#contract/services/consultancies/content.ts'
import { getServiceContent } from '#contract/services/consultancies/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { appointmentSettings } from '../../services/appointments/tables.ts'

const world = apiWorld()
const union = { behaviour: { unionServices: true } }

async function writing() {
  const station = await world.station({ config: union })
  const { client } = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  return { station, client, member }
}

test('LEG-04 LEG-05 LEG-06 LEG-07 owners write what the pages say, as they saw it; its HTML is cleaned, films are embedded', async () => {
  const { client, member } = await writing()
  const params = { area: 'legal' as const }
  const first = await client.call(getManagedServicePage, { params })
  expect(first.usual.hours).toContain('segunda, quarta e sexta-feira, das 9h às 13h')
  const value = {
    ...servicePageSchema.parse({}),
    guidance: '<p>Traga <b>documentos</b><script>alert(1)</script></p>',
    contacts: [
      { name: 'Iara', role: 'Advogada', phone: '(11) 3333-4444', email: 'iara@exemplo.com.br', image: null },
    ],
    films: [{ part: 'videos' as const, title: 'Rescisão', url: 'https://youtu.be/abcdefghijk' }],
  }
  const save = (seen: string, sent: Record<string, unknown> = value) =>
    client.call(saveServicePage, { params, body: { seen, value: sent as typeof value } })
  const saved = await save(first.tag)
  expect(saved.value.guidance).not.toContain('script')
  expect(await save(first.tag)).toEqual(saved)
  await expect(save(first.tag, { ...value, intro: 'Outra' })).rejects.toMatchObject({ status: 409 })
  expect(await member.client.call(getServiceContent, { params })).toMatchObject({
    contacts: [{ name: 'Iara' }],
    films: [{ url: 'https://www.youtube-nocookie.com/embed/abcdefghijk' }],
    days: null,
  })
  for (const sent of [
    { films: [{ part: 'videos', title: 'x', url: 'javascript:alert(1)' }] },
    { contacts: [{ name: 'x', email: 'nenhum' }] },
    { intro: 'x'.repeat(10_000) },
    { contacts: Array.from({ length: 13 }, () => ({ name: 'x' })) },
  ])
    await expect(save(saved.tag, { ...value, ...sent })).rejects.toMatchObject({ code: 'invalid_input' })
  expect((await client.call(listAudit)).map(({ what }) => what)).toEqual(['service-page.save'])
  await expect(member.client.call(getManagedServicePage, { params })).rejects.toMatchObject({ status: 403 })
  const plain = await addMember(world, await world.station(), { role: 'owner' })
  await expect(plain.client.call(getManagedServicePage, { params })).rejects.toMatchObject({ status: 404 })
})

test('HEA-05 the hours of health follow the days that the station offers, until owners write them', async () => {
  const { station, client, member } = await writing()
  const params = { area: 'health' as const }
  const content = () => member.client.call(getServiceContent, { params })
  expect((await content()).hours).toBe(
    'Clínica odontológica: segunda a sexta-feira, das 8h às 18h, e sábado, das 9h às 13h\nPsicologia: segunda a sexta-feira\nNutrição: terças e quintas-feiras',
  )
  const { tag, ...settings } = await client.call(getAppointmentSettings)
  // Saved as they are nothing is set: the station goes on following the defaults.
  await client.call(saveAppointmentSettings, { body: { seen: tag, value: settings } })
  const ofStation = eq(appointmentSettings.stationId, station.id)
  expect(await world.database.db.$count(appointmentSettings, ofStation)).toBe(0)
  const days = {
    ...settings.days,
    dental: ['segunda' as const],
    nutrition: ['sexta' as const, 'sabado' as const],
  }
  await client.call(saveAppointmentSettings, { body: { seen: tag, value: { ...settings, days } } })
  expect(await content()).toMatchObject({
    hours:
      'Clínica odontológica: segundas-feiras\nPsicologia: segunda a sexta-feira\nNutrição: sextas-feiras e sábados',
    days: { dental: ['segunda'] },
  })
  const page = await client.call(getManagedServicePage, { params })
  const body = { seen: page.tag, value: { ...page.value, hours: 'Todo dia' } }
  await client.call(saveServicePage, { params, body })
  expect((await content()).hours).toBe('Todo dia')
})
