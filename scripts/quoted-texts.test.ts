import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { quotedTexts, unreadTexts } from './quoted-texts.ts'

test('what stands in single quotes is a text, whatever else has apostrophes', () => {
  const document = "| 'Não há Troféus' | the owner's page isn't 'x' or '12:30', 'Não há Troféus' |"
  expect(quotedTexts(document)).toEqual(['Não há Troféus'])
})

test('a text is read where a test has it; comments say nothing', () => {
  const programs = "const texts = { none: 'Não há Troféus' } // 'Sem nada'\n/** 'Feito' */"
  const texts = ['Não há Troféus', 'Sem nada', 'Feito', 'Outro']
  expect(unreadTexts(texts, programs, '')).toEqual(['Não há Troféus'])
  expect(unreadTexts(texts, programs, "toContain('Não há Troféus')")).toEqual([])
})

test('each text that the features and rules quote, and that the product says, is read by a test', () => {
  const files = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
  ])
    .toString()
    .split('\n')
    .filter(Boolean)
  const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || /^(tests|scripts)\//.test(file)
  const textOf = (chosen: string[]) => chosen.map((file) => readFileSync(file, 'utf8')).join('\n')
  const papers = textOf(['docs/features.md', 'docs/rules.md'])
  const tests = files.filter((file) => isTest(file) && !file.startsWith('scripts/mutants/'))
  const found = unreadTexts(quotedTexts(papers), textOf(files.filter((file) => !isTest(file))), textOf(tests))
  expect(quotedTexts(papers).length).toBeGreaterThan(150)
  expect(found).toEqual([])
})
