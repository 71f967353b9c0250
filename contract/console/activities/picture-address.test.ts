import { expect, test } from 'vitest'
import { activityInputOf, managedTexts } from './schemas.ts'

const input = activityInputOf(1)
const problemsOf = (image: string) =>
  input.safeParse({ name: 'Atividade', image }).error?.issues.map(({ message }) => message) ?? []

test.each([
  'https://[',
  'https://exa mple.com/x.png',
  'http://:80',
  'https://exemplo.com:99999/x.png',
  '/logout',
  '//evil.example/x.png',
  '/arquivos/../logout',
  '/arquivos/%2e%2e/logout',
  '/arquivos/a\\b.png',
  'javascript:alert(1)',
  'data:image/png;base64,x',
  '/arquivos/1/abc/foto.webp#foco=999,999',
  '/arquivos/1/abc/foto.webp#tom=marca&foco=1,1',
])('SEC-18 a picture of an activity is nowhere that nobody can read, and no route: %s', (image) => {
  expect(problemsOf(image)[0]).toBe(managedTexts.picture)
})

test.each([
  '/arquivos/1/abc/foto.webp',
  '/arquivos/1/abc/foto.webp#foco=30,20&tom=marca',
  'https://exemplo.com/foto.png',
  'http://exemplo.com:8080/a%20b.png',
])('SEC-18 a file of the station or an address elsewhere is a picture: %s', (image) => {
  expect(problemsOf(image)).toEqual([])
})
