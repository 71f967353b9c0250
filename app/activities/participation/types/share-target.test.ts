import { expect, test } from 'vitest'
import { shareTarget } from './share.tsx'

test('ACT-05 GAP-54 three networks, with the text and the link of one person', () => {
  const thing = { text: 'Leia: já & agora', url: 'https://fan.example/s/abc?x=1' }
  const read = (address: string) => Object.fromEntries(new URL(address).searchParams)
  expect(read(shareTarget.whatsapp(thing))).toEqual({
    text: 'Leia: já & agora https://fan.example/s/abc?x=1',
  })
  expect(read(shareTarget.facebook(thing))).toEqual({ u: thing.url })
  expect(read(shareTarget.x(thing))).toEqual({ text: thing.text, url: thing.url })
  expect(read(shareTarget.whatsapp({ ...thing, text: '' }))).toEqual({ text: thing.url })
})
