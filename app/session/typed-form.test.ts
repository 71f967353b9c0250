import { expect, test } from 'vitest'
import { type ApiClient, ApiProblem } from '#contract/client.ts'
import { startSession } from './last-member.server.ts'
import type { CookieContext } from './signed-cookie.server.ts'
import { keepSignupDraft } from './signup-draft.server.ts'
import { findTyped, isTyped, keepTyped, readTyped } from './typed-form.server.ts'

/** A platform that keeps what it is told to, and what it was told. */
const kept = new Map<string, string>()
let isFull = false
const api = {
  call: async (_: unknown, { body, params }: { body?: { sealed: string }; params?: { id: string } }) => {
    if (body && isFull) throw new ApiProblem(503, { code: 'unavailable', messages: ['Cheio'] })
    if (body) kept.set(`${kept.size}`, body.sealed)
    return body ? { id: `${kept.size - 1}` } : { sealed: kept.get(params?.id ?? '') }
  },
} as unknown as ApiClient
const context: CookieContext & { api: ApiClient } = {
  cookies: { secret: 'a'.repeat(40), secure: false },
  station: null,
  api,
}
const person = await startSession(
  { context, request: new Request('http://clube.example') },
  { token: 't', content: { id: 7 } },
)
const pairs = (headers: (string | null)[]) => headers.map((one) => one?.split(';')[0]).join('; ')
const sent = (fields: Record<string, string | Blob>, cookies: (string | null)[] = person.getSetCookie()) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { cookie: pairs(cookies) }
  return new Request('http://fan.localhost/signup.data?passo=dados', { method: 'POST', body, headers })
}
const found = (header: string | null, by = context) =>
  findTyped(by, new Request('http://fan.localhost/', { headers: { cookie: header?.split(';')[0] ?? '' } }))

test('ACC-06 a form comes back letter by letter, with its address; passwords, codes of cards and files do not', async () => {
  const text = 'Olá, 😀 "mundo" <b>; = ção\r\nlinha dois'
  const header = await keepTyped(
    context,
    sent({
      text,
      intent: 'x',
      password: 'Senha123',
      number: '4111111111111111',
      cvv: '123',
      token: 'tok_1',
      file: new Blob(['a']),
    }),
  )
  expect(header).toContain('HttpOnly')
  expect(await found(header)).toEqual({
    memberId: 7,
    untold: 'card',
    why: 'ended',
    path: '/signup?passo=dados',
    fields: [
      ['text', text],
      ['intent', 'x'],
    ],
    stored: null,
    // What it was called is said when it is asked for again.
    files: [['file', 'blob']],
  })
})

test('ACC-06 of files that were chosen the names are kept; of an empty field nothing', async () => {
  const photo = new File(['a'.repeat(90_000)], `${'praia '.repeat(40)}.jpg`)
  const header = await keepTyped(context, sent({ text: 'Oi', photo, film: new File([], '') }))
  const [[field = '', name = ''] = [], ...more] = (await found(header))?.files ?? []
  expect([field, name.startsWith('praia praia'), name.length, more]).toEqual(['photo', true, 80, []])
})

test('ACC-06 a number is a card’s only beside the code of a card: houses and refunds keep theirs', async () => {
  const house = await keepTyped(context, sent({ street: 'Rua A', number: '9' }))
  expect((await found(house))?.fields).toEqual([
    ['street', 'Rua A'],
    ['number', '9'],
  ])
  const card = await keepTyped(context, sent({ street: 'Rua A', number: '4111111111111111', cvv: '' }))
  expect((await found(card))?.fields).toEqual([['street', 'Rua A']])
})

const noise = () => Array.from({ length: 9000 }, () => Math.random().toString(36)[2]).join('')

test('ACC-06 what fits no cookie is kept by the platform, sealed: only this browser opens it', async () => {
  const text = noise()
  const header = await keepTyped(context, sent({ text, file: new Blob(['a']) }))
  expect(header?.length).toBeLessThan(4_000)
  const typed = await found(header)
  expect(typed).toMatchObject({ memberId: 7, path: '/signup?passo=dados', fields: null })
  expect(typed?.files).toEqual([['file', 'blob']])
  expect(Buffer.from([...kept.values()].join(), 'base64url').toString()).not.toContain(text.slice(0, 20))
  expect(typed && (await readTyped(api, typed))).toEqual([['text', text]])
})

test('ACC-06 where the platform keeps no more, it is known where the form was meant for', async () => {
  isFull = true
  const header = await keepTyped(context, sent({ text: noise() }))
  isFull = false
  expect(await found(header)).toMatchObject({ path: '/signup?passo=dados', fields: null, stored: null })
})

test('PPL-27 a form whose address is long is kept with it, and one whose address fits no cookie without its filters', async () => {
  const to = (query: string) =>
    new Request(`http://fan.localhost/gestao/pessoas.data?nome=${query}`, sent({ text: 'Oi' }).clone())
  const long = 'São Paulo, '.repeat(300)
  const kept = await found(await keepTyped(context, to(encodeURIComponent(long)), 'proof'))
  expect(new URL(kept?.path ?? '', 'http://x').searchParams.get('nome')).toBe(long)
  expect(kept).toMatchObject({ fields: [['text', 'Oi']], why: 'proof' })
  const odd = await found(await keepTyped(context, to(noise().slice(0, 7_000)), 'proof'))
  expect(odd).toMatchObject({ path: '/gestao/pessoas', fields: null })
  expect(odd && (await readTyped(api, odd))).toEqual([['text', 'Oi']])
  const endless = await found(await keepTyped(context, to('a'.repeat(9_000)), 'proof'))
  expect(endless).toMatchObject({ path: '/gestao/pessoas', fields: [['text', 'Oi']] })
})

test('ACC-06 what is empty and what somebody else signed is not kept', async () => {
  expect(await keepTyped(context, sent({ password: 'Senha123' }))).toBeNull()
  const foreign = await keepTyped(
    { ...context, cookies: { ...context.cookies, secret: 'b'.repeat(40) } },
    sent({ a: '1' }),
  )
  expect(await found(foreign)).toBeNull()
  expect(await found('digitado=lixo')).toBeNull()
  expect(await found(null)).toBeNull()
})

test('SEC-62 what was signed as another cookie, or at another station, is none', async () => {
  const draft = await keepSignupDraft(context, 'um-cadastro')
  expect(await found(draft.replace('cadastro=', 'digitado='))).toBeNull()
  const elsewhere = { ...context, station: { config: { id: 26 }, id: 26 } as typeof context.station }
  const there = await startSession(
    { context: elsewhere, request: new Request('http://sindicato.example') },
    { token: 't', content: { id: 7 } },
  )
  const kept = await keepTyped(elsewhere, sent({ a: '1' }, there.getSetCookie()))
  expect(kept).not.toBeNull()
  expect(await found(kept)).toBeNull()
})

test('ACC-06 a form belongs to whoever was logged in, and is known when it is sent again', async () => {
  expect(await keepTyped(context, sent({ a: '1' }, []))).toBeNull()
  expect(await keepTyped(context, sent({ a: '1' }, ['conta=Nw==.forjado']))).toBeNull()
  const kept = await keepTyped(context, sent({ a: '1' }))
  expect(await isTyped(context, sent({ a: '1' }, [kept]))).toBe(true)
  expect(await isTyped(context, sent({ a: '1' }))).toBe(false)
  const elsewhere = new Request('http://fan.localhost/suporte', { headers: { cookie: pairs([kept]) } })
  expect(await isTyped(context, elsewhere)).toBe(false)
})
