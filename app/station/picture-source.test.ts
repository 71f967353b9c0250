import { expect, test } from 'vitest'
import { pictureSource } from './picture-source.ts'

test('TEN-04 own rasters come in their sizes, everything else as it is', () => {
  expect(pictureSource('/arquivos/1/abc/covers/a.webp', { sizes: '100vw' })).toEqual({
    src: '/arquivos/1/abc/covers/a.webp',
    width: 1280,
    height: 720,
    srcSet:
      '/arquivos/1/abc/covers/a-320.webp 320w, /arquivos/1/abc/covers/a-640.webp 640w, /arquivos/1/abc/covers/a.webp 1280w',
    sizes: '100vw',
  })
  expect(pictureSource('/arquivos/1/abc/logo.svg').srcSet).toBeUndefined()
  expect(pictureSource('https://exemplo.com/a.webp').srcSet).toBeUndefined()
})
