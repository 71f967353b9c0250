import { describe, expect, test } from 'vitest'
import { fileAddress, keyOfAddress, readFileAddress, replaceFileAddresses } from './index.ts'

const place = { stationId: 26, version: '3f9a', path: 'covers/capa.webp' }

describe('SEC-18 addresses of stored files', () => {
  test('what is built is read back, and leads to its key', () => {
    expect(fileAddress(place)).toBe('/arquivos/26/3f9a/covers/capa.webp')
    expect(readFileAddress(fileAddress(place))).toEqual(place)
    expect(keyOfAddress(fileAddress(place))).toBe('26/3f9a/covers/capa.webp')
  })

  test.each([
    [null],
    [''],
    ['/arquivos/26/3f9a'],
    ['/arquivos/026/3f9a/capa.webp'],
    ['/arquivos/x/3f9a/capa.webp'],
    ['/arquivos/26/../27/capa.webp'],
    ['/arquivos/26/3f9a/.capa.webp'],
    ['/arquivos/26/3f9a//capa.webp'],
    ['/arquivos/26/3f9a/capa.webp?x=1'],
    ['/arquivos\\26\\3f9a\\capa.webp'],
    ['https://outro.example/arquivos/26/3f9a/capa.webp'],
    [`/arquivos/26/3f9a/${'a'.repeat(600)}.webp`],
  ])('%s is none', (text) => expect(readFileAddress(text)).toBeNull())

  test('in a text those of one station are replaced, and what stands behind them stays', () => {
    const text =
      '<img src="/arquivos/26/a/x.webp"> /arquivos/27/a/x.webp Veja /arquivos/26/a/y.pdf. /arquivos/26/a/'
    expect(replaceFileAddresses(text, 26, ({ path }) => `assets/${path}`)).toBe(
      '<img src="assets/x.webp"> /arquivos/27/a/x.webp Veja assets/y.pdf. /arquivos/26/a/',
    )
  })
})
