import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MadeCover } from './made-cover.tsx'

const shown = (name: string, plain = false) => renderToStaticMarkup(<MadeCover name={name} plain={plain} />)

test('ACT-S01 HOM-05 the picture of an activity without a cover is made of its words, the same each time, and no icon', () => {
  const poll = shown('Enquete: qual dia é melhor?')
  expect(poll).toContain('data-words="Qual dia é melhor?"')
  expect(shown('Enquete: qual dia é melhor?')).toBe(poll)
  expect(shown('Feira de livros')).not.toBe(shown('Roda de conversa'))
  expect(poll).not.toContain('<use')
  expect(shown('Feira de livros', true)).not.toContain('data-words')
})
