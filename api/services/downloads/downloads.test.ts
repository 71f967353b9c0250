import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { addDocument, managedDownloads } from '#contract/console/documents/endpoints.ts'
import { downloadCalls } from '#contract/services/downloads/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { setApart, tidyFiles } from '../../platform/files/index.ts'

const world = apiWorld()
const pdf = '%PDF-1.4\nconteúdo'
const input = { title: 'Ata de março', subtitle: 'Sede', html: '<p>Texto</p>', isPublished: true }

async function sending(files = true) {
  const station = await world.station({ config: { features: { files } } })
  const owner = await addMember(world, station, { role: 'owner' })
  const member = await addMember(world, station)
  const send = async (content: string | Uint8Array = pdf) =>
    (await owner.client.call(addDocument, { upload: { file: fileOf(content) } })).file
  const make = async (more: object = {}) =>
    owner.client.call(managedDownloads.create, { body: { ...input, file: await send(), ...more } })
  /** The file as the member gets it. */
  const get = (id: number, headers: Record<string, string> = {}, token = member.token) =>
    world.fetch(
      `/downloads/${id}/file`,
      { headers: { authorization: `Bearer ${token}`, ...headers } },
      { hostStationId: station.id, address: '127.0.0.1' },
    )
  return { station, owner, member, send, make, get }
}

describe('files for members', () => {
  test('NWS-03 NWS-04 are listed newest first, with title, subtitle and text; drafts and others are not found', async () => {
    const { member, make } = await sending()
    const [one, two, draft] = [await make(), await make(), await make({ isPublished: false })]
    const { content } = await member.client.call(downloadCalls.list)
    expect(content.map(({ id }) => id)).toEqual([two.id, one.id])
    const facts = { format: 'PDF', bytes: Buffer.byteLength(pdf) }
    expect(content[0]).toMatchObject({ name: 'Ata de março', description: 'Sede', ...facts })
    expect(JSON.stringify(content)).not.toContain('/arquivos/')
    expect(await member.client.call(downloadCalls.get, { params: { id: one.id } })).toMatchObject({
      ...{ name: 'Ata de março', title: 'Ata de março', subtitle: 'Sede', body: '<p>Texto</p>' },
      ...facts,
    })
    const other = await sending()
    for (const [who, id] of [
      [member, draft.id],
      [member, 5],
      [other.member, one.id],
    ] as const)
      await expect(who.client.call(downloadCalls.get, { params: { id } })).rejects.toMatchObject({
        status: 404,
      })
    expect((await other.get(one.id)).status).toBe(404)
  })

  test('NWS-03 SEC-68 a file comes with its type and name, in parts where they are asked for, and is kept by nobody', async () => {
    const { make, get } = await sending()
    const { id } = await make()
    const whole = await get(id)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="ata-de-marco.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await whole.text()).toBe(pdf)
    const part = await get(id, { range: 'bytes=0-4' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
    expect((await get(id, { range: 'bytes=900-' })).status).toBe(416)
    expect((await get(id, {}, 'x'.repeat(43))).status).toBe(401)
  })

  test('GAP-04 are refused where the station has them switched off', async () => {
    const { member, owner, make } = await sending(false)
    const params = { id: 1 }
    await expect(member.client.call(downloadCalls.list)).rejects.toMatchObject({ status: 403 })
    for (const call of [downloadCalls.get, downloadCalls.file])
      await expect(member.client.call(call, { params })).rejects.toMatchObject({ status: 403 })
    await expect(make()).rejects.toMatchObject({ status: 404 })
    for (const call of [managedDownloads.get, managedDownloads.remove])
      await expect(owner.client.call(call, { params })).rejects.toMatchObject({ status: 404 })
    await expect(owner.client.call(managedDownloads.list)).rejects.toMatchObject({ status: 404 })
  })

  test('NWS-03 SEC-68 a path cannot leave its folder, another station’s file is none of this one, and what is no document is refused', async () => {
    const { station, owner, send } = await sending()
    const foreign = await (await sending()).send()
    for (const file of [
      foreign,
      `/arquivos/${station.id}/../../privado/x.pdf`,
      `/arquivos/${station.id}/v/../x.pdf`,
      `/arquivos/${station.id}/v/.segredo`,
      '/etc/passwd',
      'https://exemplo.com.br/a.pdf',
    ])
      await expect(
        owner.client.call(managedDownloads.create, { body: { ...input, file } }),
      ).rejects.toMatchObject({ status: 422, body: { fields: { file: ['Escolha um arquivo.'] } } })
    for (const content of ['<html><script>alert(1)</script>', 'MZ...', Buffer.from('PK\u0003\u0004solto')])
      await expect(send(content)).rejects.toMatchObject({ status: 422 })
  })

  test('SEC-106 no address leads to a file, one that came with a folder neither', async () => {
    const { files } = world.ports
    const { station, send } = await sending()
    const name = await send()
    expect(name).toMatch(new RegExp(`^/arquivos/${station.id}/[\\w-]{43}/arquivo\\.pdf$`))
    expect(await files.exists(name.replace('/arquivos/', ''))).toBe(false)
    await files.put('7/v1/files/a.pdf', Buffer.from(pdf), { contentType: 'application/pdf' })
    const key = await setApart(files, 7, '/arquivos/7/v1/files/a.pdf')
    expect(key).toMatch(/^privado\/7\/[\w-]{43}\/files\/a\.pdf$/)
    const moved = await files.get(key)
    expect(moved && (await text(moved.body))).toBe(pdf)
    expect(await files.exists('7/v1/files/a.pdf')).toBe(false)
    expect(await setApart(files, 8, '/arquivos/7/v1/files/a.pdf')).toBe('/arquivos/7/v1/files/a.pdf')
  })

  test('SEC-106 NWS-03 a file that nothing names is gone after some days, one that an entry names is not', async () => {
    const { send, make, get } = await sending()
    const left = await send()
    const { id } = await make()
    world.ports.clock.advance(4 * 24 * 3_600_000)
    await tidyFiles(world.jobs())
    expect(await world.ports.files.exists(left.replace('/arquivos/', 'privado/'))).toBe(false)
    expect((await get(id)).status).not.toBe(404)
  })

  test('SEC-106 NWS-03 TRA-01 the file of a removed entry goes with the last that names it; so does one that is exchanged', async () => {
    const { owner, send, make } = await sending()
    const isKept = async (file: string) => {
      await tidyFiles(world.jobs())
      return world.ports.files.exists(file.replace('/arquivos/', 'privado/'))
    }
    const { client } = owner
    const file = await send()
    const [one, two] = [await make({ file }), await make({ file })]
    await client.call(managedDownloads.remove, { params: { id: one.id } })
    expect(await isKept(file)).toBe(true)
    const value = { ...input, file: await send() }
    await client.call(managedDownloads.save, { params: { id: two.id }, body: { seen: two.tag, value } })
    expect([await isKept(file), await isKept(value.file)]).toEqual([false, true])
  })
})
