import type { LoaderFunctionArgs } from '@remix-run/node'
import { expect, test } from 'vitest'
import { loader } from './login-token.tsx'

const went = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }
const open = (headers: Record<string, string>, sessionToken: string | null = null) =>
  loader({
    request: new Request('http://fan.localhost/login-token/abc', { headers }),
    context: { sessionToken },
    params: {},
  } as unknown as LoaderFunctionArgs)

test.each([
  ['the address of a mail program, or a typed one', went, true],
  ['a page of this host', { ...went, 'sec-fetch-site': 'same-origin' }, true],
  ['a page of another site', { ...went, 'sec-fetch-site': 'cross-site' }, false],
  ['a page of another station', { ...went, 'sec-fetch-site': 'same-site' }, false],
  ['a frame', { ...went, 'sec-fetch-dest': 'iframe' }, false],
  ['a browser that says nothing', {}, false],
])('SEC-76 ACC-08 %s: the form sends itself: %s', async (_, headers, isAutomatic) => {
  expect(await open(headers)).toEqual({ isElsewhere: false, isAutomatic })
})

test('SEC-76 who is in already is asked, wherever the link was', async () => {
  expect(await open(went, 'a session')).toEqual({ isElsewhere: true, isAutomatic: false })
})
