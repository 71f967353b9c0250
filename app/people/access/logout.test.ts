import { describe, expect, test } from 'vitest'
import type { PortalContext } from '../../station/portal-context.ts'
import { action, loader } from './logout.tsx'

const typed = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }

/** Visits `/logout`, and gives the answer, the error, and how many sessions the API was told to end. */
async function visit(headers: HeadersInit, form?: Record<string, string>) {
  let ended = 0
  const call = async () => {
    ended += 1
    return { ended: true }
  }
  const context = { sessionToken: 't'.repeat(43), cookies: { secure: true, secret: 'x' }, api: { call } }
  const request = new Request('https://clube.example/logout?voltar=/suporte', {
    headers,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const args = { context: context as unknown as PortalContext, request, params: {} }
  const answer = await (form ? action(args) : loader(args)).catch((thrown: unknown) => thrown)
  return { answer, ended }
}

describe('ACC-07 SEC-11 /logout', () => {
  test('ends the session of who types it, and goes back', async () => {
    const { answer, ended } = await visit(typed)
    expect(ended).toBe(1)
    expect(answer).toBeInstanceOf(Response)
    const { headers } = answer as Response
    expect(headers.get('location')).toBe('/suporte')
    expect(headers.getSetCookie().join()).toMatch(/__Host-sessao=;.*Max-Age=0/)
  })

  test('shows the button to everything else, and changes nothing', async () => {
    const image = { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-site' }
    for (const headers of [image, {}]) {
      const { answer, ended } = await visit(headers)
      expect([answer, ended]).toEqual([{ back: '/suporte' }, 0])
    }
  })

  test('ends by the button, and leads to this site only', async () => {
    const { answer, ended } = await visit({}, { voltar: '//evil.example' })
    expect([ended, (answer as Response).headers.get('location')]).toEqual([1, '/'])
  })
})
