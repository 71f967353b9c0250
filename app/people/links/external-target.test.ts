import { expect, test } from 'vitest'
import { externalTarget } from './sharing.tsx'

test.each([
  ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
  ['http://a.example', 'http://a.example/'],
  ['javascript:alert(1)', null],
  ['JavaScript://a.example/%0aalert(1)', null],
  ['data:text/html,x', null],
  ['//a.example', null],
  ['/homepage', null],
  ['', null],
  [undefined, null],
])('DLK-02 open redirect: %s', (link, target) => {
  expect(externalTarget(link)).toBe(target)
})
