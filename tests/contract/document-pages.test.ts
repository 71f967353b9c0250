import { expect, test } from 'vitest'
import {
  addDocument,
  managedAccountability,
  managedDownloads,
} from '#contract/console/documents/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** Files for members and documents of accountability, without scripts. */
const world = apiWorld()
const portal = portalWorld()

async function opening(features: { files?: boolean } = {}) {
  const station = await world.station({ config: { features, behaviour: { unionServices: true } } })
  const owner = await addMember(world, station, { role: 'owner' })
  const as = async (role: 'owner' | 'participant') => {
    const person = await addMember(world, station, { role })
    const browser = browserOf(portal.of(world, station.slug))
    await browser.logIn(person, station)
    return { ...browser, read: async (path: string) => wordsOf((await browser.see(path)).text) }
  }
  const file = async () =>
    (await owner.client.call(addDocument, { upload: { file: fileOf('%PDF-1.4 oi') } })).file
  /** Somebody without a session. */
  const visit = portal.of(world, station.slug)
  return { owner, as, file, visit }
}

test.each([
  ['NWS-03', managedDownloads, { title: 'Ata', subtitle: '', html: '' }, '/homepage/downloads'],
  ['TRA-01', managedAccountability, { name: 'Ata' }, '/homepage/prestacao-de-contas'],
])(
  'SEC-106 %s only members read a file, a drafted one only owners: its name leads nowhere',
  async (...row) => {
    const [, calls, body, path] = row
    const { owner, as, file, visit } = await opening({ files: true })
    const address = await file()
    const create = calls.create as typeof managedDownloads.create
    const make = async (isPublished: boolean) =>
      (await owner.client.call(create, { body: { ...body, file: address, isPublished } as never })).id
    const [shown, drafted] = [await make(true), await make(false)]
    expect((await visit(address)).status).toBe(404)
    expect((await visit(address.replace('/arquivos/', '/arquivos/privado/'))).status).toBe(404)
    expect((await visit(`${path}/${shown}/arquivo`)).location).toContain('/login')
    const [member, someOwner] = [await as('participant'), await as('owner')]
    const answers = async ({ open }: typeof member) => [
      (await open(address)).status,
      (await open(`${path}/${shown}/arquivo`)).status,
      (await open(`${path}/${drafted}/arquivo`)).status,
    ]
    expect(await answers(member)).toEqual([404, 200, 404])
    expect(await answers(someOwner)).toEqual([404, 200, 200])
    const page = (await someOwner.see(`${path.replace('homepage', 'gestao')}/${drafted}`)).text
    expect(page).toContain(`href="${path}/${drafted}/arquivo"`)
  },
)

test('SEC-66 NWS-03 a file of nineteen megabytes is taken at the edge, stored while it comes; a larger one is refused', async () => {
  const { owner, visit } = await opening()
  const send = (megabytes: number) => {
    const form = new FormData()
    form.set('file', fileOf(`%PDF-1.4 ${' '.repeat(megabytes * 1024 * 1024)}`))
    const headers = { authorization: `Bearer ${owner.token}`, 'content-length': `${megabytes * 1024 * 1024}` }
    return visit('/api/management/documents', headers, form)
  }
  const { status, text } = await send(19)
  expect([status, JSON.parse(text)]).toEqual([200, { file: expect.stringMatching(/arquivo\.pdf$/) }])
  expect((await send(21)).status).toBeGreaterThanOrEqual(413)
})

test('NWS-03 NWS-04 files are a grid that opens them, each with a page; nothing there, nothing foreign', async () => {
  const { owner, as, file } = await opening()
  const { read, open, see } = await as('participant')
  expect(await read('/homepage/downloads')).toContain('Não há arquivos para download')
  const body = { title: 'Estatuto', subtitle: 'De 2024', html: '<p>O texto</p>', isPublished: true }
  const { id } = await owner.client.call(managedDownloads.create, { body: { ...body, file: await file() } })
  const { text } = await see('/homepage/downloads')
  expect(text).toContain(`href="/homepage/downloads/${id}/arquivo"`)
  expect(await read(`/homepage/downloads/${id}`)).toMatch(/Estatuto .*De 2024 .*O texto .*Abrir arquivo/)
  expect((await open(`/homepage/downloads/${id}/arquivo`)).text).toBe('%PDF-1.4 oi')
  for (const path of ['/homepage/downloads/5', '/homepage/downloads/5/arquivo', '/homepage/downloads/..%2F1'])
    expect((await open(path)).status).toBe(404)
  const off = await (await opening({ files: false })).as('participant')
  expect((await off.open('/homepage/downloads')).location).toBe('/not-autorized')
})

test('TRA-01 documents stand by year, those without one under Sem data, and open', async () => {
  const { owner, as, file } = await opening()
  const { read, open } = await as('participant')
  const path = '/homepage/prestacao-de-contas'
  expect(await read(path)).toContain('Não há documentos a serem exibidos.')
  const make = async (name: string) =>
    owner.client.call(managedAccountability.create, {
      body: { name, file: await file(), isPublished: true },
    })
  await make('Ata')
  await make('Balanço 2024')
  const { id } = await make('Balanço 2025')
  expect(await read(path)).toMatch(/2025 .*Balanço 2025.* 2024 .*Balanço 2024.* Sem data .*Ata/)
  expect((await open(`${path}/${id}/arquivo`)).text).toBe('%PDF-1.4 oi')
  expect((await open(`${path}/5/arquivo`)).status).toBe(404)
})

test.each([
  ['NWS-03', '/gestao/downloads', { title: 'Ficha', subtitle: '', html: '' }, 'Arquivo'],
  ['TRA-01', '/gestao/prestacao-de-contas', { name: 'Ficha', year: '' }, 'Documento'],
])(
  '%s an owner who sends no file reads so beside it, and what was typed stays; with one it is made, changed and removed',
  async (_, path, fields, word) => {
    const { as, file } = await opening()
    const { send, see, sendAndSee } = await as('owner')
    const form = (await see(`${path}/novo`)).text
    const chave = /name="chave" value="([^"]+)"/.exec(form)?.[1] ?? ''
    const sent = { chave, ...fields, isPublished: 'on' }
    const refused = await send(`${path}/novo`, { ...sent, file: '' })
    expect(refused.status).toBe(422)
    expect(wordsOf(refused.text)).toContain('Esse campo é obrigatório')
    expect(refused.text).toContain('value="Ficha"')
    const made = await sendAndSee(`${path}/novo`, { ...sent, file: await file() })
    expect(wordsOf(made.text)).toContain(`${word} criado.`)
    const page = new RegExp(`href="(${path}/\\d+)"`).exec(made.text)?.[1] ?? ''
    expect(wordsOf((await see(`${page}?perguntar=remover`)).text)).toContain('Remover “Ficha”?')
    expect(wordsOf((await sendAndSee(page, { intent: 'remove' })).text)).toContain(`${word} removido.`)
  },
)
