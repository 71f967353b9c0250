import { expect, test } from 'vitest'
import { pictureSource } from './picture-source.ts'

test('TEN-04 shipped pictures come in their sizes, everything else as it is', () => {
  expect(pictureSource('/arquivos/1/abc/sections/a.webp', { sizes: '100vw' })).toEqual({
    src: '/arquivos/1/abc/sections/a.webp',
    width: 960,
    height: 720,
    srcSet:
      '/arquivos/1/abc/sections/a-480.webp 480w, /arquivos/1/abc/sections/a-720.webp 720w, /arquivos/1/abc/sections/a.webp 960w',
    sizes: '100vw',
  })
  expect(pictureSource('/arquivos/1/abc/logo.svg').srcSet).toBeUndefined()
  expect(pictureSource('https://exemplo.com/a.webp', { shape: 'square' })).toMatchObject({
    width: 640,
    height: 640,
  })
})

test('GAP-155 a picture of any kind is cut and treated as its address says', () => {
  expect(pictureSource('/arquivos/1/abc/covers/a.webp#foco=17,83&tom=duotom')).toMatchObject({
    src: '/arquivos/1/abc/covers/a.webp',
    width: 1280,
    position: '0% 100%',
    treatment: 'duotone',
  })
  const { src, position, treatment } = pictureSource('/arquivos/1/abc/imagem.webp#foco=50,0')
  expect([src, position, treatment]).toEqual(['/arquivos/1/abc/imagem.webp', '50% 0%', undefined])
  expect(pictureSource('/arquivos/1/abc/imagem.webp')).toEqual({
    ...{ src: '/arquivos/1/abc/imagem.webp', width: 1280, height: 720 },
  })
})
