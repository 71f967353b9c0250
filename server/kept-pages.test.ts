import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { readConsent } from '#app/station/consent.ts'
import { createKeptPages, keptUrl, pageKey } from './kept-pages.ts'
import { createPageCache } from './page-cache.ts'
import type { StationDirectory, StationOfHost } from './station-directory.ts'

const station = { id: 7, revision: 3 } as StationOfHost
const originOf = (host: string) => ({ host, url: `http://${host}`, https: false })
const keyOf = (cookie: string) =>
  pageKey({ method: 'GET', url: '/', cookie }, station, originOf('a.localhost'), 3000)

test('CON-02 CON-01 visitors share a kept page only with those whose cookies the page reads alike', () => {
  const alike = ['', 'maioridade=1', 'xmaioridade=1', 'maioridade=10', 'a=maioridade=1', 'cookies_aceitos=12']
  const both = ['cookies_aceitos=1; maioridade=1', 'cookies_aceitos=1;maioridade=1', 'cookies_aceitos=1']
  const reading = (cookie: string) => JSON.stringify(readConsent(cookie))
  const cookies = [...alike, ...both]
  for (const one of cookies)
    for (const other of cookies)
      expect(keyOf(one) === keyOf(other), `${one} | ${other}`).toBe(reading(one) === reading(other))
})

test('SEC-53 a host that is not in memory is the app’s to answer: nothing is looked up before its turn', () => {
  const of = () => expect.unreachable('looked up')
  const answerKept = createKeptPages({
    port: 3000,
    trustProxy: false,
    pageCache: createPageCache(),
    directory: { of, remembered: () => undefined } as unknown as StationDirectory,
  } as Parameters<typeof createKeptPages>[0])
  const request = { method: 'GET', url: '/', headers: { host: 'x.localhost' } } as IncomingMessage
  expect(answerKept(request, {} as ServerResponse)).toBe(false)
})

test('SEC-18 pages are kept apart by port, and under ports that we do not have not at all', () => {
  const look = { method: 'GET', url: '/', cookie: '' }
  const key = (host: string) => pageKey(look, station, originOf(host), 3000)
  expect(key('a.localhost')).not.toBeNull()
  expect(key('a.localhost:3000')).not.toBeNull()
  expect(key('a.localhost:3000')).not.toBe(key('a.localhost'))
  for (const port of ['1', '3001', '65535']) expect(key(`a.localhost:${port}`)).toBeNull()
})

test('SEC-34 of the spellings of an address only the one that links have is kept', () => {
  const key = (url: string, host = 'a.localhost') =>
    pageKey({ method: 'GET', url, cookie: '' }, station, originOf(host), 3000)
  for (const url of ['/', '/termos-de-uso', '/sobre/7', '/sitemap.xml']) expect(key(url), url).not.toBeNull()
  const others = [
    '/Termos-de-uso',
    '/%74ermos-de-uso',
    '/termos-de-uso/',
    '/termos-de-uso//',
    '//termos-de-uso',
    '//',
  ]
  for (const url of others) expect(key(url), url).toBeNull()
  for (const host of ['a.localhost.', 'a.localhost.:3000', 'a.localhost:03000', 'A.localhost'])
    expect(key('/', host), host).toBeNull()
  expect(key('/', '[::1]:3000')).not.toBeNull()
})

test('SEC-35 CON-02 made-up queries lead to the page that is kept, where somebody was going does not get lost', () => {
  for (const url of ['/?x', '/sobre/1?_=1&y=2', '/termos-de-uso?aba=regulamento'])
    expect(keptUrl(url)).toBe(url.split('?')[0])
  for (const url of ['/?voltar=%2Fhomepage', '/atividade/3?aba=regulamento', '/login?com=cpf'])
    expect(keptUrl(url)).toBe(url)
})

test('SEC-18 CON-02 only a visitor’s plain look at a page is kept, under the station, its state, what they agreed to and its address', () => {
  type Look = Parameters<typeof pageKey>[0]
  const key = (look: Partial<Look>, https = false) => {
    const origin = { host: 'a.localhost', url: 'http://a.localhost', https }
    return pageKey({ method: 'GET', url: '/', cookie: '', ...look }, station, origin, 3000)
  }
  expect(key({})).toBe('7:3:00:http://a.localhost/')
  expect(key({ cookie: 'cookies_aceitos=1' })).toBe('7:3:10:http://a.localhost/')
  expect(key({ cookie: 'maioridade=1', url: '/planos/2?x=1' })).toBe('7:3:01:http://a.localhost/planos/2')
  expect(key({ cookie: 'a=1; tema=escuro' })).toBe('7:3:00escuro:http://a.localhost/')
  for (const cookie of ['tema=roxo', 'xtema=claro', 'tema=', 'tema=escuro2'])
    expect(key({ cookie })).toBe(key({}))
  for (const method of ['POST', 'HEAD', '']) expect(key({ method }), method).toBeNull()
  for (const url of ['/sobre/7.data', '/login?com=cpf', '/?voltar=%2F', '', 'sobre', '/a\\b', '/a//b'])
    expect(key({ url }), url).toBeNull()
  expect(key({ url: '/atividade/3?aba=regulamento' })).toContain('/atividade/3?aba=regulamento')
  for (const cookie of ['sessao=abc', 'aviso=salvo', 'x=1; sessao=abc'])
    expect(key({ cookie }), cookie).toBeNull()
  expect(key({ cookie: '__Host-sessao=abc' }, true)).toBeNull()
})

test('SEC-35 which part of a query counts is the page’s: data is asked for as it is, a rule’s tab stays, all else goes', () => {
  for (const url of ['/?_data=root', '/sobre/1?a=1&_routes=x', '/?x=1&_data', '/sobre/1x?y', '/x/sobre/1?y'])
    expect(keptUrl(url)).toBe(url)
  for (const url of ['/?x_data=1', '/sobre/12?_database=1', '/politica-de-privacidade?x', '/planos/34?x'])
    expect(keptUrl(url)).toBe(url.split('?')[0])
  expect(keptUrl('/atividade/34?aba=regulamento&x=1')).toBe('/atividade/34?aba=regulamento')
  expect(keptUrl('/atividade/34?aba=outra')).toBe('/atividade/34')
  for (const url of [
    '/atividade/3/editar?x',
    '/x/atividade/3?x',
    '/termos-de-uso/x?y',
    '/sobre?x',
    '/atividade/x?y',
  ])
    expect(keptUrl(url)).toBe(url)
  expect(keptUrl('/sobre/1?voltar=x')).toBe('/sobre/1')
  expect(keptUrl('/sobre/1')).toBe('/sobre/1')
})
