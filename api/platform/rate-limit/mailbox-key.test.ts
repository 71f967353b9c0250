import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

test.each([
  ['ana@exemplo.com.br', 'ana@exemplo.com.br'],
  ['Ana+Clube@Exemplo.com.br', 'ana@exemplo.com.br'],
  ['ana+1+2@exemplo.com.br', 'ana@exemplo.com.br'],
  ['ana+@exemplo.com.br', 'ana@exemplo.com.br'],
  ['a.n.a@exemplo.com.br', 'a.n.a@exemplo.com.br'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['Ana@GoogleMail.com', 'ana@gmail.com'],
  ['a.n.a@gmail.com.br', 'a.n.a@gmail.com.br'],
  ['+ana@exemplo.com.br', '+ana@exemplo.com.br'],
])('SEC-90 %s is read by %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key)
})
