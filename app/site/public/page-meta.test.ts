import { describe, expect, test } from 'vitest'
import { plainText } from '../../ui/plain-text.ts'
import { pageMeta } from './page-meta.ts'

const station = {
  name: 'Clube',
  description: 'Um clube.',
  origin: 'http://clube.localhost:3000',
  images: { social: '/arquivos/9/a/social.webp' },
}
const matches = (isListed = true) => [
  { id: 'root', data: { station } },
  { id: 'site/public/layout', data: { canonicalOrigin: 'https://clube.example', isListed } },
]
const location = { pathname: '/sobre/1' }
const find = (list: ReturnType<typeof pageMeta>, key: string, name: string) =>
  list.find((one) => (one as Record<string, unknown>)[key] === name) as Record<string, unknown> | undefined

describe('PUB-01 titles, descriptions, canonical address and Open Graph', () => {
  test('of a page', () => {
    const meta = pageMeta(
      { matches: matches(), location },
      { title: 'Sobre', description: '<p>Quem <b>somos</b>.</p>' },
    )
    expect(meta).toContainEqual({ title: 'Sobre | Clube' })
    expect(meta).toContainEqual({ name: 'description', content: 'Quem somos.' })
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://clube.example/sobre/1' })
    expect(find(meta, 'property', 'og:image')?.content).toBe('https://clube.example/arquivos/9/a/social.webp')
    expect(find(meta, 'name', 'robots')).toBeUndefined()
  })

  test('SEC-18 a picture whose address nobody can read is left out, and the page stays', () => {
    const broken = [{ id: 'root', data: { station: { ...station, images: { social: 'https://%' } } } }]
    const meta = pageMeta({ matches: broken, location }, { title: 'Sobre' })
    expect(find(meta, 'property', 'og:image')).toBeUndefined()
  })

  test('the landing page has the station’s name and description', () => {
    const meta = pageMeta({ matches: matches(), location: { pathname: '/' } }, { title: null })
    expect(meta).toContainEqual({ title: 'Clube' })
    expect(meta).toContainEqual({ name: 'description', content: 'Um clube.' })
  })

  test('a station without words of its own says what it is for', () => {
    const wordless = [{ id: 'root', data: { station: { ...station, description: '' } } }]
    const meta = pageMeta({ matches: wordless, location: { pathname: '/' } }, { title: null })
    expect(find(meta, 'name', 'description')?.content).toBe(
      'Clube: atividades e benefícios para quem participa.',
    )
    expect(find(meta, 'property', 'og:description')?.content).toMatch(/^Clube: /)
  })

  test('TEN-11 a station that is not public is not listed', () => {
    const meta = pageMeta({ matches: matches(false), location }, { title: 'Sobre' })
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(find(meta, 'rel', 'canonical')).toBeUndefined()
  })

  test('without a station only the title', () => {
    expect(pageMeta({ matches: [], location }, { title: 'Estações' })).toEqual([{ title: 'Estações' }])
  })
})

test('PUB-17 a long text is cut at a word', () => {
  const text = plainText(`<p>${'palavra '.repeat(60)}</p>`)
  expect(text.length).toBeLessThanOrEqual(180)
  expect(text).toMatch(/palavra…$/)
})

test('SEC-35 a description of open brackets is no work', () => {
  expect(plainText('<'.repeat(400_000))).toMatch(/^<+…$/)
})
