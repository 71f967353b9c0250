import { expect, test } from 'vitest'
import type { Files } from '../../platform/ports/index.ts'
import { rememberStored } from './remember-stored.ts'

test('what is made of a stored file is made once; the least asked for goes first; nothing and failures are not kept', async () => {
  const asked: string[] = []
  const read = rememberStored(async (_: Files, address) => {
    asked.push(address)
    if (address === 'broken') throw new Error('broken')
    return address === 'none' ? null : address.length
  }, 2)
  const [one, other] = [{} as Files, {} as Files]
  expect(await Promise.all([read(one, 'a'), read(one, 'a'), read(other, 'a')])).toEqual([1, 1, 1])
  expect(asked).toEqual(['a', 'a'])
  await read(one, 'b')
  await read(one, 'a')
  await read(one, 'c')
  await read(one, 'a')
  expect(asked).toEqual(['a', 'a', 'b', 'c'])
  await read(one, 'b')
  expect(asked.at(-1)).toBe('b')
  for (const address of ['none', 'none', 'broken', 'broken']) await read(other, address).catch(() => null)
  expect(asked.slice(5)).toEqual(['none', 'none', 'broken', 'broken'])
})
