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
