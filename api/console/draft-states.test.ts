import { beforeEach, describe, expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import * as calls from '#contract/console/endpoints.ts'
import type { SiteChange } from '#contract/console/schemas.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { keptStates } from './draft-states.ts'

const world = apiWorld()
const content = { sections: [1, 2, 3, 4].map((id) => ({ id, type: 4, title: `Parte ${id}` })) }
let ana: ApiClient
let bia: ApiClient

beforeEach(async () => {
  const station = await world.station({ content })
  ana = (await addMember(world, station, { role: 'owner', name: 'Ana' })).client
  bia = (await addMember(world, station, { role: 'owner', name: 'Bia' })).client
})

const now = (by = ana) => by.call(calls.getManagedSite)
const change = (body: SiteChange, by = ana) => by.call(calls.changeManagedSite, { body })
const step = async (what: 'undo' | 'redo', by = ana) => change({ what, version: (await now(by)).version }, by)
async function retitle(title: string, by = ana) {
  const { tags, sections } = await now(by)
  const [section] = sections
  if (!section) throw new Error('no section')
  return change(
    { what: 'save', part: 'section', id: 1, seen: tags['section:1'] ?? '', value: { ...section, title } },
    by,
  )
}
const title = async () => (await now()).sections[0]?.title
const ways = ({ can_undo, can_redo }: Awaited<ReturnType<typeof now>>) => [can_undo, can_redo]

describe('TEN-12 a draft is undone and redone', () => {
  test('state by state, back to what is published and forth again', async () => {
    expect(ways(await now())).toEqual([false, false])
    await retitle('Um')
    expect(ways(await retitle('Dois'))).toEqual([true, false])
    expect(await step('undo')).toMatchObject({ has_changes: true, can_undo: true, can_redo: true })
    expect(await title()).toBe('Um')
    expect(await step('undo')).toMatchObject({ has_changes: false, can_undo: false, can_redo: true })
    expect(await title()).toBe('Parte 1')
    // At an end nothing happens.
    const before = await now()
    expect(await step('undo')).toEqual(before)
    await step('redo')
    expect(await step('redo')).toMatchObject({ can_redo: false })
    expect(await title()).toBe('Dois')
    const { length } = (await ana.call(calls.listAudit)).filter(({ what }) => /^(un|re)do$/.test(what))
    expect(length).toBe(4)
  })

  test('a change behind what was undone takes its place; discarding can be undone, too', async () => {
    await retitle('Um')
    await step('undo')
    expect(ways(await retitle('Outro'))).toEqual([true, false])
    await change({ what: 'discard', version: (await now()).version })
    expect(await title()).toBe('Parte 1')
    await step('undo')
    expect(await title()).toBe('Outro')
  })

  test('what is published begins anew, and nobody undoes what they never saw', async () => {
    const seen = await retitle('Da Ana')
    const theirs = await retitle('Da Bia', bia)
    await expect(change({ what: 'undo', version: seen.version })).rejects.toMatchObject({
      code: 'conflict',
      body: { messages: [expect.stringMatching(/^Bia mudou o rascunho/)] },
    })
    const published = await ana.call(calls.publishSite, { body: { version: theirs.version, note: '' } })
    expect(ways(published)).toEqual([false, false])
    await retitle('Depois')
    await step('undo')
    expect([await title(), (await now()).has_changes]).toEqual(['Da Bia', false])
  })

  test(`SEC-39 the last ${keptStates} states are kept`, async () => {
    for (let at = 0; at < keptStates + 3; at += 1) await retitle(`Título ${at}`)
    for (let at = 0; at < keptStates + 3; at += 1) await step('undo')
    expect(ways(await now())).toEqual([false, true])
    expect(await title()).toBe('Título 3')
  })
})

test('TEN-12 a section is dragged over several places; sent again it stays, and elsewhere it is a conflict', async () => {
  const order = async () => (await now()).sections.map(({ id }) => id)
  const drag = (by: number, from: number) => change({ what: 'move', part: 'section', id: 1, by, from })
  await drag(3, 1)
  expect(await order()).toEqual([2, 3, 4, 1])
  await drag(3, 1)
  expect(await order()).toEqual([2, 3, 4, 1])
  await expect(drag(1, 2)).rejects.toMatchObject({ code: 'conflict' })
  await drag(-2, 4)
  expect(await order()).toEqual([2, 1, 3, 4])
  await expect(drag(0, 2)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('TEN-12 what is typed of a section is drawn, and nothing is written', async () => {
  const before = await now()
  const value = { ...before.sections[1], type: 4, title: 'Digitado', subtitle: '<b>x</b>' }
  const body = { what: 'save', part: 'section', id: 2, seen: '', value } as const
  const { sections } = await ana.call(calls.tryManagedSite, { body })
  expect(sections.map((one) => one.title)).toEqual(['Parte 1', 'Digitado', 'Parte 3', 'Parte 4'])
  expect(await now()).toEqual(before)
  await expect(ana.call(calls.tryManagedSite, { body: { ...body, id: 99 } })).rejects.toMatchObject({
    code: 'not_found',
  })
})
