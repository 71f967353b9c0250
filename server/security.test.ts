import { describe, expect, test } from 'vitest'
import { formTargets, isSameOrigin, originOf, pageFormTarget, secure } from './security.ts'

const post = (headers: Record<string, string>) =>
  isSameOrigin(new Request('http://fan.localhost/login-token/x', { method: 'POST', headers }), {
    url: 'http://fan.localhost',
  })

describe('forms of pages without a referrer', () => {
  test('GAP-18 Origin null counts only when the browser says that the page is ours', () => {
    expect(post({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(post({ origin: 'null', 'sec-fetch-site': site })).toBe(false)
    expect(post({ origin: 'null' })).toBe(false)
    expect(post({ origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' })).toBe(false)
  })
})

test('SEC-11 a page of the same host without TLS is another page', () => {
  const sent = (origin: string, url: string) =>
    isSameOrigin(new Request(`${url}/perfil`, { method: 'POST', headers: { origin } }), { url })
  expect(sent('https://fan.example', 'https://fan.example')).toBe(true)
  expect(sent('https://fan.example', 'https://fan.example:443')).toBe(true)
  expect(sent('http://fan.example', 'https://fan.example')).toBe(false)
  expect(sent('https://fan.example:8443', 'https://fan.example')).toBe(false)
})

describe('where forms may end up', () => {
  const policy = (formTarget: string | null) => {
    const headers = new Headers()
    secure(headers, { nonce: null, formTarget, https: false })
    return headers.get('content-security-policy')
  }
  test('STN-013 the management host of the station, and nowhere else', () => {
    expect(policy('https://gestao.exemplo.com.br')).toContain(
      "form-action 'self' https://gestao.exemplo.com.br;",
    )
    expect(policy(null)).toContain("form-action 'self';")
  })
  test('ONB-17 a station that makes stations leads to the sub-domains of the platform; others do not', () => {
    const station = (behaviour: object) => ({ config: { behaviour } }) as never
    const made = 'https://*.estacao.example'
    expect(pageFormTarget(station({ onboardingPage: 'company' }), made)).toBe(made)
    expect(pageFormTarget(station({ onboardingPage: 'standard' }), made)).toBeNull()
    expect(pageFormTarget(null, made)).toBeNull()
    expect(formTargets(made, 'https://clube.com.br/a; x')).toBe(`${made} https://clube.com.br`)
    expect(formTargets(null, 'nada; x')).toBeNull()
  })
})

test('GAP-70 scripts of pages may talk to the payment gateway, and to nobody else', () => {
  const policy = (nonce: string | null, tokens: string | undefined) => {
    const headers = new Headers()
    secure(headers, { nonce, connectTarget: originOf(tokens), https: true })
    return headers.get('content-security-policy')
  }
  expect(policy('x', 'https://api.pagar.me/core/v5/tokens')).toContain(
    "connect-src 'self' https://api.pagar.me;",
  )
  expect(policy('x', '/api/demo/tokens')).toContain("connect-src 'self';")
  expect(policy('x', undefined)).toContain("connect-src 'self';")
  // Pages that are kept for everybody have no such scripts.
  expect(policy(null, 'https://api.pagar.me/core/v5/tokens')).toContain("connect-src 'self';")
})
