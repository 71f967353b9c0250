import { expect, test } from 'vitest'
import { pictureProblem } from './picture-file.ts'

const megabyte = 1024 * 1024

test.each([
  ['a photo of the largest size', 'image/jpeg', 3 * megabyte, 3, undefined],
  ['one byte more', 'image/png', 3 * megabyte + 1, 3, 'Erro: Imagem maior que 3 MB'],
  ['more than a company may send', 'image/gif', megabyte + 1, 1, 'Erro: Imagem maior que 1MB'],
  ['a photo as browsers save it', 'image/webp', 10, 1, undefined],
  ['another kind of picture', 'image/avif', 10, 1, 'Formato não suportado!'],
  ['a text', 'text/plain', 10, 1, 'Formato não suportado!'],
])('ONB-12 VAL-10 %s', (_, type, size, maxMegabytes, problem) => {
  expect(pictureProblem({ type, size }, maxMegabytes)).toBe(problem)
})
