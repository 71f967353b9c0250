import { expect, test } from 'vitest'
import type { ApiContext } from '../../platform/context.ts'
import { inLongReads, inQueueIfLong } from './heavy-reads.ts'

const file = { what: 'order.export', part: 'orders' }
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
  const first = inLongReads(of(1), read('first', begun))
  const others = [inLongReads(of(1), read('second of the first')), inLongReads(of(2), read('of another'))]
  expect(await inQueueIfLong(of(1), { limit: 24 }, file, read('screen'))).toBe('screen')
  expect(order).toEqual(['first', 'of another', 'screen'])
  goOn()
  await Promise.all([first, ...others])
  expect(order).toEqual(['first', 'of another', 'screen', 'second of the first'])
})
