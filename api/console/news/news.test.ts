import { describe, expect, test } from 'vitest'
import { listAudit } from '#contract/console/endpoints.ts'
import { managedNews } from '#contract/console/news/endpoints.ts'
import type { NewsInput } from '#contract/console/news/schemas.ts'
import { newsCalls } from '#contract/services/news/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import type { StationRecord } from '../../platform/station-record.ts'

const world = apiWorld()
const owner = (station: StationRecord) => addMember(world, station, { role: 'owner' })
const value: NewsInput = {
  ...{ section: 'station', title: 'Assembleia', subtitle: 'Sábado', image: null },
  ...{ html: '<p>Às 9 horas</p>', publishedAt: '2020-01-01T12:00:00.000Z', isPublished: true },
}

describe('news of owners', () => {
  test('NWS-01 NWS-02 are made once for each form, cleaned, changed as they were seen, and removed; the history says so', async () => {
    const station = await world.station()
    const { client } = await owner(station)
    const member = await addMember(world, station)
    const body = { ...value, html: '<p>Às 9 horas</p><script>alert(1)</script>' }
    const make = () => client.call(managedNews.create, { body, idempotencyKey: 'one-form-of-mine' })
    const [made, again] = [await make(), await make()]
    expect(again.id).toBe(made.id)
    const params = { id: made.id }
    expect((await member.client.call(newsCalls.get, { params })).body).toBe('<p>Às 9 horas</p>')

    const draft = { ...value, title: 'Assembleia adiada', isPublished: false }
    const save = (seen: string, next: NewsInput) =>
      client.call(managedNews.save, { params, body: { seen, value: next } })
    await save(made.tag, draft)
    await expect(member.client.call(newsCalls.get, { params })).rejects.toMatchObject({ status: 404 })
    await expect(save(made.tag, { ...value, title: 'Outra' })).rejects.toMatchObject({ status: 409 })

    expect(await client.call(managedNews.remove, { params })).toEqual({ removed: true })
    expect(await client.call(managedNews.remove, { params })).toEqual({ removed: false })
    const lines = await client.call(listAudit)
    expect(lines.map(({ what }) => what)).toEqual(['news.remove', 'news.save', 'news.create'])
  })

  test('NWS-01 a list is searched and paged; a member may not, another station sees nothing of it', async () => {
    const news = Array.from({ length: 31 }, (_, at) => ({
      id: at + 1,
      title: `Número ${at + 1}`,
      publishedAt: '2020-01-01T12:00:00Z',
      status: 'draft' as const,
    }))
    const station = await world.station({ content: { news } })
    const { client } = await owner(station)
    expect(await client.call(managedNews.list)).toMatchObject({ next: 2, list: { length: 30 } })
    const last = await client.call(managedNews.list, { query: { page: 2 } })
    expect(last).toMatchObject({ next: null, list: { length: 1 } })
    const found = await client.call(managedNews.list, { query: { search: 'NUMERO 31' } })
    expect(found.list.map(({ id }) => id)).toEqual([31])
    const member = await addMember(world, station)
    await expect(member.client.call(managedNews.list)).rejects.toMatchObject({ status: 403 })
    expect((await member.client.call(newsCalls.list)).content).toEqual([])
    const stranger = await owner(await world.station())
    const params = { id: 1 }
    await expect(stranger.client.call(managedNews.get, { params })).rejects.toMatchObject({ status: 404 })
    const changed = { params, body: { seen: 'x', value } }
    await expect(stranger.client.call(managedNews.save, changed)).rejects.toMatchObject({ status: 404 })
    expect(await stranger.client.call(managedNews.remove, { params })).toEqual({ removed: false })
  })

  test('GAP-155 a picture keeps the look that its owner gave it; one that is none is refused, and nobody else gives one', async () => {
    const station = await world.station()
    const { client } = await owner(station)
    const member = await addMember(world, station)
    const file = `/arquivos/${station.id}/ab12/imagem.webp`
    const image = `${file}#foco=30,0&tom=duotom`
    const made = await client.call(managedNews.create, { body: { ...value, image } })
    const params = { id: made.id }
    expect(await member.client.call(newsCalls.get, { params })).toMatchObject({ image })
    const save = (seen: string, next: string, by = client) =>
      by.call(managedNews.save, { params, body: { seen, value: { ...value, image: next } } })
    for (const odd of ['101,20', '-1,20', '30.5,20', '50', 'meio,topo', '1e9,1', '99999999999,0'])
      await expect(save(made.tag, `${file}#foco=${odd}`)).rejects.toMatchObject({
        status: 422,
        body: { fields: { 'value.image': [expect.any(String)] } },
      })
    const stranger = await owner(await world.station())
    await expect(save(made.tag, file, stranger.client)).rejects.toMatchObject({ status: 404 })
    await expect(save(made.tag, file, member.client)).rejects.toMatchObject({ status: 403 })
    await save(made.tag, `${file}#foco=0,100`)
    await expect(save(made.tag, file)).rejects.toMatchObject({ status: 409 })
    expect(await member.client.call(newsCalls.get, { params })).toMatchObject({ image: `${file}#foco=0,100` })
  })

  test('VAL-01 a title of 10,000 letters, none, and a date that is none are refused beside their fields', async () => {
    const { client } = await owner(await world.station())
    const refused = async (wrong: Partial<NewsInput>, field: string) =>
      expect(client.call(managedNews.create, { body: { ...value, ...wrong } })).rejects.toMatchObject({
        status: 422,
        body: { fields: { [field]: [expect.any(String)] } },
      })
    await refused({ title: 'a'.repeat(10_000) }, 'title')
    await refused({ title: ' ' }, 'title')
    await refused({ publishedAt: 'amanhã' }, 'publishedAt')
  })
})
