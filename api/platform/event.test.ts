import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { defineEvent, defineQuestion } from './event.ts'

const world = apiWorld()
const contextOf = async () => (await addMember(world, await world.station({}))).ctx

test('an event tells each listener once, in the order in which they were brought, and what one throws is thrown', async () => {
  const ctx = await contextOf()
  const heard: string[] = []
  const event = defineEvent<{ id: number }>()
  const listener = async (_: unknown, { id }: { id: number }) => {
    heard.push(`first ${id}`)
  }
  event.heardBy(listener)()
  event.heardBy(listener)()
  event.heardBy(async () => {
    throw new Error('refused')
  })()
  await expect(event.publish(ctx, { id: 3 })).rejects.toThrow('refused')
  expect(heard).toEqual(['first 3'])
})

test('a question collects one answer, several or none of each who answers it, in their order', async () => {
  const ctx = await contextOf()
  const question = defineQuestion<{ id: number }, number>()
  expect(await question.ask(ctx, { id: 3 })).toEqual([])
  question.answeredBy(async (_, { id }) => id)()
  question.answeredBy(async () => [])()
  question.answeredBy(async (_, { id }) => [id + 1, id + 2])()
  expect(await question.ask(ctx, { id: 3 })).toEqual([3, 4, 5])
})
