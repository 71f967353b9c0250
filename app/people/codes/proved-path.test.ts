import { expect, test } from 'vitest'
import { asFile, isKeptFor, provedPath } from './proved-path.ts'

test('PPL-27 a proof leads back to a page of the owners or of one’s own safety, and to nothing else', () => {
  for (const path of ['/gestao', '/gestao/equipe/7?perguntar=encerrar', '/gestao/pessoas.csv?status=active'])
    expect(provedPath(path)).toBe(path)
  expect(provedPath('/homepage/seguranca/codigos')).toBe('/homepage/seguranca/codigos')
  const odd = [null, '', '/logout', '/login', '//evil.example', 'https://evil.example/gestao', '/\\evil']
  const alike = [
    '/gestaox',
    '/gestao/../logout',
    '/gestao/confirmar-senha?para=/gestao',
    'javascript:alert(1)',
  ]
  for (const path of [...odd, ...alike]) expect([path, provedPath(path)]).toEqual([path, '/gestao'])
})

test('PPL-27 a form of a long address is found by its page, one of another address is not', () => {
  const long = `/gestao/equipe?nome=${'a'.repeat(2_500)}`
  expect(isKeptFor('/gestao/equipe?nome=a', '/gestao/equipe?nome=a')).toBe(true)
  expect(isKeptFor(long, '/gestao/equipe')).toBe(true)
  for (const other of ['/gestao', '/gestao/equipes', '/gestao/pessoas'])
    expect(isKeptFor(long, other)).toBe(false)
  expect(isKeptFor('/gestao/equipe?nome=a', '/gestao/equipe')).toBe(false)
})

test('PPL-27 a file is told from its page', () => {
  expect(asFile('/gestao/pessoas.csv?status=active')).toEqual({
    href: '/gestao/pessoas.csv?status=active',
    page: '/gestao/pessoas?status=active',
  })
  expect(asFile('/gestao/pessoas.xlsx')).toEqual({ href: '/gestao/pessoas.xlsx', page: '/gestao/pessoas' })
  expect(asFile('/gestao/pessoas?nome=a.csv')).toBeNull()
})
