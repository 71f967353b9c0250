import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

const world = apiWorld()
const portal = portalWorld()

const names = ['Primeira', 'Segunda', 'Terceira']

/** The pages of an owner of a station that has three of everything that has an order. */
async function ownersPages() {
  const station = await world.station({
    content: {
      sections: names.map((title, at) => ({ id: at + 1, type: 8, title })),
      about: names.map((name, at) => ({ id: at + 1, name })),
      activities: names.map((name, at) => ({ id: at + 1, type: 16, name, priority: at })),
      categories: [{ id: 1, name: 'Fileira', activities: [1, 2, 3] }],
    },
  })
  const { token } = await addMember(world, station, { role: 'owner' })
  const page = portal.of(world, station.slug)
  const headers = { cookie: `sessao=${token}; __Host-sessao=${token}` }
  return {
    read: async (path: string) => (await page(path, headers)).text,
    send: async (path: string, fields: [string, string][]) => (await page(path, headers, fields)).status,
  }
}

/** The fields of the form around the arrow that moves `name` up. */
function arrowUp(html: string, name: string): [string, string][] {
  const form = html.split('<form').find((one) => /value="up"/.test(one) && one.includes(`: ${name}"`)) ?? ''
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return [...hidden.map(([, field = '', value = '']): [string, string] => [field, value]), ['intent', 'up']]
}

const orderIn = (html: string) =>
  [...html.matchAll(/aria-label="[^"]*: (Primeira|Segunda|Terceira)"/g)]
    .map(([, name]) => name)
    .filter((name, at, all) => all.indexOf(name) === at)

test.each([
  '/gestao/secoes',
  '/gestao/paginas',
  '/gestao/atividades',
  '/gestao/atividades/listas/category/1',
])('SEC-04 an arrow of %s that is sent again after a lost answer moves by one place', async (path) => {
  const { read, send } = await ownersPages()
  const fields = arrowUp(await read(path), 'Terceira')
  expect(fields).toContainEqual(['from', '3'])
  expect([await send(path, fields), await send(path, fields)]).toEqual([302, 302])
  expect(orderIn(await read(path))).toEqual(['Primeira', 'Terceira', 'Segunda'])
})
