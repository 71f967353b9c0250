import { expect, test } from 'vitest'
import type { ApiContext } from '../../platform/context.ts'
import { inQueueIfLong } from './heavy-reads.ts'

const file = { what: 'order.export', part: 'orders' }
/** Behind the first page, which leaves a line. */
const later = { limit: 500, before: 1 }
const of = (station: number) => ({ station: { id: station } }) as ApiContext

test('SEC-70 of a station one long page is read at a time; what a screen shows waits for none', async () => {
  const order: string[] = []
  let goOn = () => {}
  const begun = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const read = (name: string, until?: Promise<void>) => async () => {
    order.push(name)
    await until
    return name
  }
  const first = inQueueIfLong(of(1), later, file, read('first', begun))
  const others = [
    inQueueIfLong(of(1), later, file, read('second of the first')),
    inQueueIfLong(of(2), later, file, read('of another')),
  ]
  expect(await inQueueIfLong(of(1), { limit: 24 }, file, read('screen'))).toBe('screen')
  expect(order).toEqual(['first', 'of another', 'screen'])
  goOn()
  await Promise.all([first, ...others])
  expect(order).toEqual(['first', 'of another', 'screen', 'second of the first'])
})
