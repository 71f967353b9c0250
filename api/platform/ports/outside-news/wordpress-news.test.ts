import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nameServer } from '#tests/fixtures/name-server.ts'
import type { OutsideNews } from './outside-news.ts'
import { wordpressNews } from './wordpress-news.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void
const source = 'https://sindicato.com.br/wp-json/wp/v2'
let answer: Answer = (response) => response.end()
const asked: string[] = []
const web = createServer((request, response) => {
  asked.push(`${request.headers.host}${request.url}`)
  answer(response, request)
})
let names: Awaited<ReturnType<typeof nameServer>>
let news: OutsideNews
let settings: { servers: string[]; port: number; timeoutMs: number }

beforeAll(async () => {
  names = await nameServer('127.0.0.1')
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  settings = { servers: names.servers, port: (web.address() as AddressInfo).port, timeoutMs: 300 }
  news = wordpressNews({ ...settings, ours: ['127.0.0.1'] }, 'http')
})
afterAll(() => {
  names.close()
  web.close()
})

const json =
  (value: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json; charset=UTF-8', ...headers })
      .end(JSON.stringify(value))

const post = (id: number, more: object = {}) => ({
  id,
  date_gmt: '2026-04-30T18:00:00',
  title: { rendered: `Nota &#8211; n&ordm; ${id} <em>urgente</em>` },
  excerpt: { rendered: '<p>Resumo &amp; mais&hellip;</p>\n' },
  _embedded: { 'wp:featuredmedia': [{ source_url: 'https://sindicato.com.br/foto.jpg' }] },
  ...more,
})

const list = (page = 1) => news.list({ source, tag: 13752, page, perPage: 12 })
const find = (id = 7) => news.find({ source, tag: 13752, id })

test('LEG-08 GAP-92 a page of a tag is asked for from 1 on; titles are words, pictures are over HTTPS', async () => {
  answer = json(
    [post(7), post(8, { _embedded: { 'wp:featuredmedia': [{ source_url: 'http://a/b.jpg' }] } })],
    {
      'x-wp-totalpages': '2',
    },
  )
  asked.length = 0
  const { posts, isLast } = await list()
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/^sindicato\.com\.br\/wp-json\/wp\/v2\/posts\?tags=13752&page=1&per_page=12&/)
  expect(isLast).toBe(false)
  expect(posts[0]).toEqual({
    id: 7,
    publishedAt: new Date('2026-04-30T18:00:00Z'),
    title: 'Nota – nº 7 urgente',
    summary: 'Resumo & mais…',
    html: '',
    image: 'https://sindicato.com.br/foto.jpg',
  })
  expect(posts[1]?.image).toBeNull()
  expect((await list(2)).isLast).toBe(true)
})

test('LEG-08 a page behind the last one is empty', async () => {
  answer = (response) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"code":"rest_post_invalid_page_number"}')
  expect(await list(9)).toEqual({ posts: [], isLast: true })
})

test('LEG-09 GAP-53 one is found by its id and tag, its HTML harmless', async () => {
  const rendered = '<p onclick="x()">Oi</p><script>alert(1)</script><img src=x onerror=alert(1)>'
  answer = json(post(7, { content: { rendered }, tags: [1, 13752] }))
  expect((await find())?.html).toBe('<p>Oi</p>')
  answer = json(post(7, { content: { rendered }, tags: [13755] }))
  expect(await find()).toBeNull()
  answer = (response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  expect(await find()).toBeNull()
})

test('SEC-39 nothing private is asked: neither by its address nor by a name that leads there', async () => {
  asked.length = 0
  const strict = wordpressNews(settings, 'http')
  await expect(strict.list({ source, tag: 1, page: 1, perPage: 12 })).rejects.toThrow('no answer')
  const inside = 'https://127.0.0.1/wp-json/wp/v2'
  await expect(strict.list({ source: inside, tag: 1, page: 1, perPage: 12 })).rejects.toThrow('no answer')
  expect(asked).toEqual([])
})

test.each<[string, Answer, string]>([
  [
    'answers HTML',
    (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Manutenção</h1>'),
    'no JSON',
  ],
  ['calls HTML JSON', (r) => r.writeHead(200, { 'content-type': 'application/json' }).end('<h1>'), 'no JSON'],
  ['fails', (r) => r.writeHead(500).end(), 'status 500'],
  ['leads elsewhere', (r) => r.writeHead(301, { location: 'http://127.0.0.1/' }).end(), 'status 301'],
  ['has another form', json({ posts: [] }), 'not the form'],
  ['says more than a page', json(Array.from({ length: 13 }, (_, at) => post(at + 1))), 'not the form'],
  ['names no date', json([post(1, { date_gmt: 'ontem' })]), 'no date'],
  ['says nothing', () => undefined, 'no answer'],
  [
    'answers 10 MB',
    (r) => r.writeHead(200, { 'content-type': 'application/json' }).end(`["${'x'.repeat(10_000_000)}"]`),
    'too much',
  ],
  [
    'is cut off',
    (r) => {
      r.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      r.write('[')
      setImmediate(() => r.destroy())
    },
    'cut off',
  ],
])('GAP-98 a WordPress that %s is away', async (_, broken, why) => {
  answer = broken
  await expect(list()).rejects.toThrow(why)
})
