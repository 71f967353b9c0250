import { expect, test } from 'vitest'
import { z } from 'zod'
import { validatorOf } from './validator.ts'

test('STN-U14 what a form sends beside its fields, as its key, is not refused in the browser', () => {
  const check = validatorOf(z.strictObject({ name: z.string() }).refine(({ name }) => name !== 'x', 'not x'))
  const sent = (name: string) => {
    const form = new FormData()
    form.set('chave', 'k')
    form.set('name', name)
    return check(form)
  }
  expect(sent('Ana')).toMatchObject({ status: 'success' })
  expect(sent('x')).toMatchObject({ status: 'error', error: { '': ['not x'] } })
})
