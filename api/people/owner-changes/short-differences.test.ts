import { expect, test } from 'vitest'
import { shortDifferences } from './audit.ts'

test('what stayed is left out, at every depth', () => {
  const item = (name: string) => ({ id: 1, name, image: 'x' })
  expect(
    shortDifferences({
      before: { title: 'Um', type: 1, items: [item('a'), item('b')], color: '#000000' },
      after: { title: 'Dois', type: 1, items: [item('a'), item('c'), item('d')] },
    }),
  ).toEqual({
    before: { title: 'Um', items: [null, { name: 'b' }], color: '#000000' },
    after: { title: 'Dois', items: [null, { name: 'c' }, item('d')] },
  })
  expect(shortDifferences({ before: [1, 2, 3], after: [1, 3, 2] })).toEqual({
    before: [1, 2, 3],
    after: [1, 3, 2],
  })
  expect(shortDifferences({ before: undefined, after: { number: 2 } })).toEqual({
    before: null,
    after: { number: 2 },
  })
})

test('SEC-35 no line holds a document: long texts are cut where they differ, of what is larger a digest is kept', () => {
  const html = (end: string) => `${'🎉'.repeat(50_000)}${end}${'b'.repeat(100_000)}`
  const { before, after } = shortDifferences({
    before: { html: html('um') },
    after: { html: html('dois') },
  }) as {
    before: { html: string }
    after: { html: string }
  }
  expect(before.html).toMatch(/^…🎉+umb+…$/u)
  expect(after.html).toMatch(/^…🎉+doisb+…$/u)
  const items = Array.from({ length: 60 }, (_, id) => ({ id, description: html('x'), name: 'n'.repeat(300) }))
  const large = shortDifferences({ before: null, after: { items } })
  expect(large).toEqual({ before: null, after: { digest: expect.any(String) } })
})
