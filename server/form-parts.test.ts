import { describe, expect, test } from 'vitest'
import { countBoundaries, headBytes, isPlainMultipart, textBytes } from './form-parts.ts'

test.each([
  ['multipart/form-data; boundary=b', true, 2],
  ['multipart/form-data; boundary="b"', true, 2],
  ['multipart/form-data; boundary=a; boundary=b', false, 0],
  ['multipart/form-data; charset=x; boundary=b', false, 0],
  ['multipart/form-data', false, 0],
  ['application/json', false, 0],
])('SEC-01 the lines between parts of %s', (contentType, isPlain, parts) => {
  expect(isPlainMultipart(contentType)).toBe(isPlain)
  expect(countBoundaries(contentType, Buffer.from('--b\r\n\r\n--b--'), 10)).toBe(parts)
})

test('SEC-01 lines between parts are counted until there are too many, not through millions of them', () => {
  const body = Buffer.alloc(1_000_000, '-')
  expect(countBoundaries('multipart/form-data; boundary=-', body, 302)).toBe(302)
})

describe('SEC-51 what a form says beside its files', () => {
  const type = 'multipart/form-data; boundary=b'
  const bytesOf = (...parts: string[]) =>
    textBytes(type, Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`))
  const content = 'x'.repeat(1_000)
  const text = `Content-Disposition: form-data; name="a"\r\n\r\n${content}`
  const file = 'Content-Disposition: form-data; name="a"; filename="ação \\ 1.png"'

  test('the platform writes forms so: texts count, files do not', async () => {
    const form = new FormData()
    form.append('title', 'é'.repeat(1_000))
    form.append('image.file', new File([content.repeat(50)], 'ação "1".png', { type: 'image/png' }))
    form.append('empty', new File([], '', { type: 'application/octet-stream' }))
    const sent = new Response(form)
    const body = Buffer.from(await sent.arrayBuffer())
    const bytes = textBytes(sent.headers.get('content-type') ?? '', body)
    expect(bytes).toBeGreaterThan(2_000)
    expect(bytes).toBeLessThan(3_000)
  })

  test.each([
    ['a text', text, 1],
    ['a file', `${file}\r\nContent-Type: image/png\r\n\r\n${content}`, 0],
    ['a file of no type', `${file}\r\n\r\n${content}`, 0],
    ['a text that speaks of a file', text.replace('"a"', '"a"; x="; filename="'), 1],
    ['a text whose name does', text.replace('"a"', '"a\\"; filename="b"'), 1],
    ['a file in a text, without a line of its own', `${text}--b\r\n${file}\r\n\r\n${content}`, 2],
    ['a head that takes the file back', `${file}\r\n${text}`, 1],
    ['a file with a line of another kind', `${file}\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}`, 1],
    ['a head without an end', `${file}\r\nContent-Type: ${content}`, 1],
  ])('%s', (_, part, texts) => {
    expect(Math.floor(bytesOf(part) / 1_000)).toBe(texts)
    expect(Math.floor(bytesOf(part, `${file}\r\n\r\n${content}`, text) / 1_000)).toBe(texts + 1)
  })

  test('whatever else is sent is text', () => {
    expect(textBytes('application/x-www-form-urlencoded', Buffer.alloc(500))).toBe(500)
    expect(textBytes(type, Buffer.alloc(500, 'x'))).toBeGreaterThan(490)
  })
})

test('SEC-64 heads of parts are counted apart from what follows them', () => {
  const type = 'multipart/form-data; boundary=b'
  const file = 'content-disposition: form-data; name="f"; filename="a"'
  const bodyOf = (head: string, content: string) =>
    Buffer.from(`--b\r\n${head}\r\n\r\n${content}\r\n--b--\r\n`)
  expect(headBytes(type, bodyOf(file, 'x'.repeat(9_000)))).toBeLessThan(100)
  expect(headBytes(type, bodyOf(`${file}\r\n${'a:\r\n'.repeat(3_000)}a:`, 'x'))).toBeGreaterThan(12_000)
  expect(headBytes(type, Buffer.from(`--b\r\n${'a:\r\n'.repeat(3_000)}`))).toBeGreaterThan(11_990)
  expect(headBytes('application/json', Buffer.alloc(500))).toBe(0)
})
