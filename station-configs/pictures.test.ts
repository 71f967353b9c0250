import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pictureSource } from './pictures.ts'
import { loadStationFolders } from './registry.ts'

test('TEN-04 a cover names its smaller sizes', () => {
  expect(pictureSource('/arquivos/1/abc/covers/boas-vindas.webp')).toEqual({
    src: '/arquivos/1/abc/covers/boas-vindas.webp',
    width: 1280,
    height: 720,
    srcSet:
      '/arquivos/1/abc/covers/boas-vindas-320.webp 320w, /arquivos/1/abc/covers/boas-vindas-640.webp 640w, /arquivos/1/abc/covers/boas-vindas.webp 1280w',
  })
})

test('other addresses have no known sizes', () => {
  for (const src of [
    '/arquivos/1/abc/logo.svg',
    'https://outro.example/foto.webp',
    '/uploads/covers.webp',
    '',
  ])
    expect(pictureSource(src)).toBeUndefined()
})

test('TEN-04 every size of every picture that a shipped station names is there', () => {
  const missing: string[] = []
  const walk = (value: unknown, directory: string): void => {
    if (typeof value === 'string') {
      const sources = value.startsWith('assets/') ? pictureSource(value)?.srcSet.split(', ') : undefined
      for (const source of sources ?? []) {
        const file = join(directory, source.replace(/ \d+w$/, ''))
        if (!existsSync(file)) missing.push(file)
      }
    } else if (value && typeof value === 'object')
      for (const one of Object.values(value)) walk(one, directory)
  }
  for (const { config, content, directory } of loadStationFolders(resolve(import.meta.dirname)))
    walk([config, content], directory)
  expect(missing).toEqual([])
})
