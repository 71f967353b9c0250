import { expect, test } from 'vitest'
import { changeManagedSite, getManagedSite, publishSite } from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { buttonsOf } from '#tests/fixtures/page-buttons.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()
const path = '/gestao/historico/versoes'
const restore = 'Voltar a esta versão'
const confirm = 'Usar como rascunho'

test('TEN-12 an older version in place of changes that are not published is asked about; without such changes it is one press', async () => {
  const station = await world.station({})
  const owner = await addMember(world, station, { role: 'owner' })
  const { client } = owner
  const rename = async (name: string) => {
    const { tags } = await client.call(getManagedSite)
    const change = { what: 'save', part: 'data', seen: tags.data ?? '', value: { name } } as const
    return client.call(changeManagedSite, { body: change })
  }
  const { version } = await rename('Clube Um')
  await client.call(publishSite, { body: { version, note: 'Um' } })
  const browser = browserOf(portal.of(world, station.slug))
  await browser.logIn(owner, station)
  const formIn = (html: string, button = restore) =>
    Object.fromEntries(buttonsOf(html).find(({ name }) => name === button)?.fields ?? [])

  expect(formIn((await browser.see(path)).text)).toMatchObject({ number: '1' })
  expect((await browser.see(`${path}?perguntar=versao-1`)).text).not.toContain('Voltar a esta versão?')

  await rename('Clube Dois')
  const { text } = await browser.see(path)
  expect(buttonsOf(text).map(({ name }) => name)).not.toContain(restore)
  expect(text).toContain('href="/gestao/historico/versoes?perguntar=versao-1"')
  const asked = (await browser.see(`${path}?perguntar=versao-1`)).text
  expect(wordsOf(asked)).toContain(
    'As mudanças que ainda não foram publicadas, suas ou de outro dono, se perdem.',
  )
  expect((await client.call(getManagedSite)).config.name).toBe('Clube Dois')
  expect((await browser.send(path, formIn(asked, confirm))).location).toBe('/gestao')
  expect((await client.call(getManagedSite)).config.name).toBe(station.config.name)
  expect((await browser.see('/gestao/historico')).text).not.toContain('voltou a uma versão o site')
  // What is on the air is not gone back to.
  expect((await browser.see(`${path}?perguntar=versao-2`)).text).not.toContain('Voltar a esta versão?')
})
