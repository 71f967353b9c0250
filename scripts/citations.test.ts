import { describe, expect, test } from 'vitest'
import { type Citable, danglingIn, danglingPaths, rowsOf, sectionsOf, statusProblem } from './citations.ts'

const features = `
| section | D1 | D2 |
|---|---|---|
| 2.3 | landing page | |
| 9 | constants | constants |

| id | feature |
|---|---|
| ACT-03 | coupon |
| ACT-S12 | dependents |
| STN-026a | log-in page |
`
const citable: Citable = {
  rows: new Map([
    ['docs/features.md', rowsOf(features)],
    ['docs/rules.md', rowsOf('| GAP-01 | a |\n| GAP-104 | b |')],
    ['docs/security.md', rowsOf('| SEC-12 | c |')],
  ]),
  sections: sectionsOf(features),
  decisions: new Set([6, 24]),
  hasPath: (path) => ['docs/rules.md', 'api/index.ts', 'README.md'].includes(path),
}
const found = (text: string) => danglingIn(text, citable).map(({ line, what }) => `${line} ${what}`)

describe('what is cited stands in the repository', () => {
  test('rows, rules, promises, decisions and sections that are there are no problem', () => {
    expect(found("test('ACT-03 ACT-S12 STN-026a GAP-01, 104 SEC-12')")).toEqual([])
    expect(
      found('// ADR 24, ADR 0006; docs/decisions/0024-one-order-of-locks.md; D1§2.3, §9 and D2§9.'),
    ).toEqual([])
    expect(found('SHA-256, UTC-03 and ISO-885 are no rows')).toEqual([])
  })

  test('each id that leads nowhere is named with its line', () => {
    expect(found('fine\n * (ACT-99, STN-026)\n// GAP-77')).toEqual([
      '2 ACT-99 is no row of docs/features.md',
      '2 STN-026 is no row of docs/features.md',
      '3 GAP-77 is no row of docs/rules.md',
    ])
    expect(found("test('SEC-13 …')")).toEqual(['1 SEC-13 is no row of docs/security.md'])
    expect(found('SEC-1')).toEqual(['1 SEC-1 is no row of docs/security.md'])
    expect(found('(XYZ-01)')).toEqual(['1 XYZ-01 is no row of docs/features.md'])
  })

  test('what follows in a list or ends a range is looked up like what begins it', () => {
    expect(found('GAP-01, 77, 104')).toEqual(['1 GAP-77 is no row of docs/rules.md'])
    expect(found('ACT-03..21')).toEqual(['1 ACT-21 is no row of docs/features.md'])
    expect(found('ADR 24, 99')).toEqual(['1 decision 99 is no file of docs/decisions'])
    expect(found('D1§2.3, §8')).toEqual(['1 D1§8 is no section that docs/features.md names'])
  })

  test('a document has the sections of its own column only', () => {
    expect(found('D2§2.3 D3§9')).toEqual([
      '1 D2§2.3 is no section that docs/features.md names',
      '1 D3§9 is no section that docs/features.md names',
    ])
  })

  test.each([
    '(DESIGN §2)',
    '(STYLE 13)',
    '(LIBRARIES trap 1)',
    '(LOOK, pictures)',
    'see FEATURES.md',
    '§ 4',
  ])('a paper that is not here is a problem: %s', (text) => expect(found(text)).toHaveLength(1))

  test('links and quoted paths of a page lead to files', () => {
    const page =
      '[a](../README.md#x) [b](rules.md) [c](https://a.example/b) `api/index.ts` `app/*.tsx`\n[d](gone.md) `api/gone.ts`'
    expect(danglingPaths('docs/page.md', page, citable)).toEqual([
      { line: 2, what: 'there is no docs/gone.md' },
      { line: 2, what: 'there is no api/gone.ts' },
    ])
  })

  test('a decision says in its third line whether it holds', () => {
    const status = (line: string) => statusProblem(`# 6. Title\n\n${line}\n\ntext`)
    expect(status('Status: accepted')).toEqual([])
    expect(status('Status: accepted, amended by [24](0024-a.md) and [30](0030-b.md)')).toEqual([])
    expect(status('Status: superseded by [24](0024-a.md)')).toEqual([])
    expect(status('Status: accepted, mostly')).toHaveLength(1)
    expect(status('**Context.** None.')).toHaveLength(1)
  })
})
