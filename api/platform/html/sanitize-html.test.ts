import { describe, expect, test } from 'vitest'
import { countCleanings, countNodes } from '#tests/fixtures/count-cleanings.ts'
import type { ApiContext } from '../context.ts'
import { cleanAhead } from './clean-ahead.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import { untangleHtml } from './untangle-html.ts'

const stationOf = (id: number) => ({ station: { id } }) as Pick<ApiContext, 'station'>

describe('PUB-17 HTML from content is harmless', () => {
  const dangerous = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<form action="https://evil.example"><input name=password></form>',
    '<p style="position:fixed;inset:0">x</p>',
    '<div id="main" onclick="alert(1)">x</div>',
    '<base href="https://evil.example/">',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<object data="x"></object><embed src="x">',
    '<a href="//evil.example">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  ]
  test.each(dangerous)('%s', (html) => {
    const clean = sanitizeHtml(html).toLowerCase()
    expect(clean).not.toMatch(
      /<script|onerror|onclick|onbegin|javascript:|<iframe|srcdoc|<svg|<math|<form|<input|style=|<base|<meta|<object|<embed|id=|"\/\/evil|data:/,
    )
  })

  test('keeps what only readers of screens are told', () => {
    const html = '<a href="/suporte" aria-label="Falar com o suporte"><span aria-hidden="true">?</span></a>'
    expect(sanitizeHtml(html)).toBe(html)
  })

  test('keeps what texts are made of', () => {
    const html =
      '<h3>Regras</h3><p>Leia <strong>tudo</strong> em <a href="/suporte">suporte</a>.</p><ul><li>Um</li></ul>'
    expect(sanitizeHtml(html)).toBe(html)
  })

  test.each([
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/\n\\evil.example', null],
    ['\\\\evil.example', null],
    ['//evil.example', null],
    ['/..//evil.example', null],
    ['https:evil.example', null],
    ['https:/\\evil.example', null],
    ['/suporte?a=1#b', '/suporte?a=1#b'],
    ['#regras', '#regras'],
    ['mailto:ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
    ['https://exemplo.com/a', 'https://exemplo.com/a'],
  ])('SEC-11 a link to %j keeps %j', (address, kept) => {
    const clean = sanitizeHtml(`<a href="${address}">x</a>`)
    expect(/href="([^"]*)"/.exec(clean)?.[1] ?? null).toBe(kept)
  })

  test.each([
    ['/logout', null],
    ['/LOGOUT', null],
    ['logout', null],
    ['/api/auth/logout', null],
    ['/arquivos/../logout', null],
    ['/arquivos/%2e%2e/logout', null],
    ['/arquivos\\..\\logout', null],
    ['/\\evil.example/x.png', null],
    ['//evil.example/x.png', null],
    ['https:logout', null],
    ['http://exemplo.com/x.png', null],
    ['data:image/png;base64,x', null],
    ['/arquivos/1/abc/foto.webp', '/arquivos/1/abc/foto.webp'],
    ['https://exemplo.com/x.png', 'https://exemplo.com/x.png'],
  ])('SEC-11 a picture of %j keeps %j', (address, kept) => {
    const clean = sanitizeHtml(`<p>texto <img src="${address}" alt="foto"></p>`)
    expect(/src="([^"]*)"/.exec(clean)?.[1] ?? null).toBe(kept)
    expect(clean).toContain('texto')
  })

  test('SEC-11 links to other sites open apart and give nothing away; known players stay, other pages of their sites do not', () => {
    expect(sanitizeHtml('<a href="https://exemplo.com">x</a>')).toContain('rel="noopener noreferrer"')
    expect(sanitizeHtml('<iframe src="https://www.youtube-nocookie.com/embed/a"></iframe>')).toContain(
      '<iframe',
    )
    const elsewhere = '<p>a<iframe src="https://player.vimeo.com/../../x"></iframe></p>'
    expect(sanitizeHtml(elsewhere)).toBe('<p>a</p>')
  })

  test.each([
    ['<b>', 16_000],
    ['<div>', 10_000],
    ['<table><td>', 4_500],
    ['<b><p>', 7_000],
    ['<o></o>', 7_000],
    [`<p ${Array.from({ length: 9_000 }, (_, at) => `a${at}`).join(' ')}>`, 2],
  ])('of a tangle (%#), which would cost the process a minute, the words are left', (tag, times) => {
    expect(sanitizeHtml(`<p>Um &lt;i&gt;</p>${tag.repeat(times)}dois<script>três</script>`)).toMatch(
      /^Um &lt;i&gt; +dois$/,
    )
  })

  /** Open elements that are opened anew in every paragraph after them. */
  const reopened = (opened: number, paragraphs: number) =>
    `<p>${Array.from({ length: opened }, (_, at) => `<b a${at}>`).join('')}</p>${'<p>x'.repeat(paragraphs)}`

  test.each([
    [4_300, 4_300],
    [100, 90],
    [30, 40],
  ])(
    'SEC-35 %d open elements in %d paragraphs are counted before there is a tree of them',
    (opened, paragraphs) => {
      expect(sanitizeHtml(reopened(opened, paragraphs)).replaceAll(' ', '')).toBe('x'.repeat(paragraphs))
    },
  )

  test('SEC-35 a long text of ordinary words keeps its form', () => {
    const html = `<h2>Regulamento</h2>${`<p>${'palavra com acentuação '.repeat(100)}</p>`.repeat(100)}`
    const clean = sanitizeHtml(html)
    expect(clean.match(/<p>/g)).toHaveLength(100)
    expect(clean).toContain('<h2>Regulamento</h2>')
  })

  test.each([
    ['comments', `<p>a${'<!>'.repeat(2_000)}b`],
    ['words between the rows of a table', `<table><tr>${'x '.repeat(2_000)}`],
    ['words of a plain text', `<p>${'x &lt;b> '.repeat(2_000)}`],
    ['elements that go, in each other', `${'<x>'.repeat(45)}${'<u></u>'.repeat(240)}`],
    ['attributes that go', `<p ${Array.from({ length: 3_000 }, (_, at) => `a${at}`).join(' ')}>x`],
    ['nothing but nulls', `<table>${'x\0 '.repeat(2_000)}`],
  ])('SEC-39 the slow DOM meets none of: %s', (_, html) => {
    const untangled = untangleHtml(html, {
      tags: new Set(['p', 'table', 'tbody', 'tr']),
      attributes: new Set(),
      mayShow: () => true,
    })
    expect('html' in untangled && untangled.html.length).toBeLessThan(200)
  })

  test('SEC-39 words come back where they stood, as they were, and never as anything else', () => {
    expect(
      sanitizeHtml(
        '<p title="w0-0;">1 &lt; 2 &amp;nbsp;\u00a0<!-- x --><b>dois</b></p><table><tr><td>a</td>b',
      ),
    ).toBe(
      '<p title="w0-0;">1 &lt; 2 &amp;nbsp;&nbsp;<b>dois</b></p>b<table><tbody><tr><td>a</td></tr></tbody></table>',
    )
    expect(sanitizeHtml('<style>p{}</style><iframe>&lt;/iframe><img src=x onerror=1></iframe>fim')).toBe(
      'fim',
    )
  })

  test.each([
    '<img src="http://x">',
    '<img>',
    '<img src="/sair">',
    '<iframe src="https://evil.example/x"></iframe>',
    '<iframe src=" https://evil.example/x"><b></iframe>',
  ])('SEC-59 what its address takes out, the slow DOM does not meet: %s', async (html) => {
    const text = `<p>a</p>${html.repeat(1_000)}`
    expect(await countNodes(() => expect(sanitizeHtml(text)).toBe('<p>a</p>'))).toBeLessThan(10)
  })

  test('SEC-59 of all texts that owners send one is cleaned at a time, stations in turns, with a rest behind each', async () => {
    const cleaned: string[] = []
    const wake: (() => void)[] = []
    const send = (station: number, count: number) => {
      const texts = Array.from({ length: count }, (_, at) => `<p>${station}: ${at} of ${count}`)
      const rest = () => {
        cleaned.push(`${station}`)
        return new Promise<void>((resolve) => wake.push(resolve))
      }
      return cleanAhead(stationOf(station), texts, rest)
    }
    const calls = [send(1, 3), send(1, 4), send(2, 2)]
    for (let at = 0; at < 9; at += 1) {
      await expect.poll(() => cleaned.length).toBe(at + 1)
      wake[at]?.()
    }
    await Promise.all(calls)
    expect(cleaned.slice(0, 4).sort().join('')).toBe('1122')
  })

  test('SEC-59 who sends more at once than an owner does is told to come again', async () => {
    const wake: (() => void)[] = []
    const rest = () => new Promise<void>((resolve) => wake.push(resolve))
    const calls = Array.from({ length: 6 }, (_, at) => cleanAhead(stationOf(1), `<p>call ${at}`, rest))
    await expect(calls[5]).rejects.toMatchObject({ code: 'too_many_requests' })
    for (let at = 0; at < 5; at += 1) {
      await expect.poll(() => wake.length).toBe(at + 1)
      wake[at]?.()
    }
    await Promise.all(calls.slice(0, 5))
  })

  test('SEC-35 texts of a change are cleaned one by one, others in between', async () => {
    const texts = Array.from({ length: 5 }, (_, at) => `<p>Texto <b>${at}</b></p>`.repeat(100))
    let turns = 0
    const others = setInterval(() => (turns += 1), 0)
    await cleanAhead(stationOf(1), { items: texts.map((description, id) => ({ id, description })) })
    clearInterval(others)
    expect(turns).toBeGreaterThanOrEqual(4)
  })
})

test('SEC-39 texts that were stored clean are not cleaned again when many of them are read in turn', async () => {
  const texts = Array.from({ length: 60 }, (_, at) => `<p>${`texto ${at} `.repeat(4_000)}`)
  const stored: string[] = []
  const clean = (list: string[]) => countCleanings(() => stored.push(...list.map(sanitizeHtml)))
  expect(await clean(texts)).toBe(60)
  expect(await clean(stored.slice(0, 60))).toBe(0)
  expect(stored.slice(60)).toEqual(stored.slice(0, 60))
})
