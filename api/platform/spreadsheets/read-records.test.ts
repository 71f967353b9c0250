import { expect, test } from 'vitest'
import { readRecords, unreadableAt } from './read-records.ts'

/** In pieces of three bytes, so that a break of Windows is cut in two somewhere. */
async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3)
}
const read = (text: string) => readRecords(piecesOf(text), { charset: 'utf-8', delimiter: ';' })

async function linesOf(text: string): Promise<number[]> {
  const lines: number[] = []
  for await (const { line } of read(text)) lines.push(line)
  return lines
}

test.each(['\n', '\r\n'])(
  'LEG-02 CTB-02 lines are counted as an editor does after a cell of several, with %j',
  async (end) => {
    expect(await linesOf(['numero;titulo', '1;"um', 'dois', 'três"', '2;x', '3;y'].join(end))).toEqual([
      1, 4, 5, 6,
    ])
  },
)

test.each([
  ['an open quote', 'numero;titulo\r\n1;x\r\n2;"aberta\r\n3;y\r\n4;z\r\n', 3],
  ['a line without end', `numero;titulo\n1;x\n2;"aberta\n${'3;y\n'.repeat(8_000)}`, 3],
  ['a letter behind a quote', 'numero;titulo\n1;"a\nb"\n2;"x"y\n3;z\n', 4],
])('LEG-02 CTB-02 %s is named by the line it begins in', async (_, text, line) => {
  const error = await linesOf(text).catch((problem: unknown) => problem)
  expect(unreadableAt(error)?.line).toBe(line)
})
