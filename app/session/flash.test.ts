import { expect, test } from 'vitest'
import { setFlash, takeFlash } from './flash.server.ts'

const context = { cookies: { secret: 'a'.repeat(40), secure: false }, station: null }
const taken = async (header: string) => {
  const request = new Request('http://fan.localhost/', { headers: { cookie: header.split(';')[0] ?? '' } })
  return (await takeFlash(context, request)).flash
}

test('ERR-01 the same words twice are two messages: the second one shows although the first has left', async () => {
  const flash = { kind: 'success', title: 'Salvo.' } as const
  const [first, second] = [await setFlash(context, flash), await setFlash(context, flash)]
  expect(await taken(first)).toMatchObject(flash)
  expect((await taken(first))?.id).not.toBe((await taken(second))?.id)
})
