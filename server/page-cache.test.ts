import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

test('SEC-58 a page whose rendering never ends is waited for until it is given up, and by nobody afterwards', async () => {
  const pages = createPageCache()
  const asked = { encoding: 'identity', etag: undefined } as const
  let giveUp = () => {}
  const givenUp = new Promise<Response>((resolve) => {
    giveUp = () => resolve(new Response('busy', { status: 503 }))
  })
  const never = pages.answer('page', asked, {
    network: 'a',
    inQueue: (work) => Promise.race([work(), givenUp]),
    render: () => new Promise(() => {}),
  })
  const ask = (network: string) =>
    pages.answer('page', asked, {
      network,
      inQueue: (work) => work(),
      render: async () => new Response('page'),
    })
  const behind = ask('b')
  giveUp()
  expect((await never).status).toBe(503)
  expect(await (await behind).text()).toBe('page')
  expect(await (await ask('c')).text()).toBe('page')
})
