import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Words after which a name in Portuguese wants its article, which a text cannot know: 'no' Clube, 'na' Associação. */
const wantsArticle =
  /(?<![\p{L}-])(?:a|à|ao|o|em|no|na|de|do|da|por|pelo|pela|para|com|sem|sobre|aproveitar|visitar|conhecer)\s+‹nome›/giu
const named = (source: string) => source.replace(/\$\{station(?:Name)?\}/g, '‹nome›')
const needing = (source: string): string[] => named(source).match(wantsArticle) ?? []

test('SEC-27 no sentence of ours needs an article before the name of a station', () => {
  expect(needing('Que bom ver você em ‹nome›!')).toEqual(['em ‹nome›'])
  expect(needing('Seu convite: ‹nome›. ‹nome›, início. No aplicativo ‹nome›')).toEqual([])
  const files = ['app', 'api', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('texts.ts'))
      .map((path) => join(folder, path)),
  )
  const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const)
  expect(sources.filter(([, source]) => named(source).includes('‹nome›')).length).toBeGreaterThan(10)
  expect(sources.flatMap(([file, source]) => needing(source).map((words) => `${file}: ${words}`))).toEqual([])
})
