import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitFields } from './limit-fields.ts'

const app = new Hono()
app.use(limitFields({ maxFields: 3, onError: (c) => c.text('too large', 413) }))
app.post('*', async (c) => c.text(`${c.req.header('content-type')?.slice(0, 12)} ${await c.req.raw.text()}`))

const ask = async (body: BodyInit | null, contentType?: string) => {
  const answer = await app.request('/', {
    method: 'POST',
    body,
    ...(contentType && { headers: { 'content-type': contentType } }),
  })
  return answer.status
}
const pairs = (count: number) => new URLSearchParams(Array.from({ length: count }, () => ['items', '1']))
const parts = (count: number) => {
  const form = new FormData()
  for (let at = 0; at < count; at += 1) form.append('items', 'a & b')
  return form
}
const odd = (count: number) =>
  `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--b--\r\n`

test.each([
  ['pairs', pairs(3), undefined, 200],
  ['pairs', pairs(4), undefined, 413],
  ['parts', parts(3), undefined, 200],
  ['parts', parts(4), undefined, 413],
  ['parts that are announced in an odd way', odd(2), 'multipart/form-data; charset=x; boundary=b', 200],
  ['parts that are announced in an odd way', odd(4), 'multipart/form-data; charset=x; boundary=b', 413],
  ['pairs under an odd name', 'a&a&a&a', 'Application/X-WWW-Form-Urlencoded; x=y', 413],
  ['letters that are no form', '&&&&', 'application/json', 200],
  ['nothing', null, 'application/x-www-form-urlencoded', 200],
])('SEC-39 a form is held to a number of fields: %s', async (_, body, contentType, status) => {
  expect(await ask(body, contentType)).toBe(status)
})

test('SEC-39 a form that was counted reaches its page whole', async () => {
  const answer = await app.request('/', { method: 'POST', body: new URLSearchParams({ a: 'é', b: '' }) })
  expect(await answer.text()).toBe('application/ a=%C3%A9&b=')
})
