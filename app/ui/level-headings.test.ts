import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelHeadings } from './prose.tsx'

describe('SEC-28 headings of content', () => {
  test.each([
    ['<h3>Como nasceu</h3><p>x</p><h3>Hoje</h3>', 1, '<h2>Como nasceu</h2><p>x</p><h2>Hoje</h2>'],
    ['<h1>A</h1><h4>B</h4><h5>C</h5><h2>D</h2>', 1, '<h2>A</h2><h3>B</h3><h4>C</h4><h3>D</h3>'],
    ['<h2 id="a">A</h2>', 3, '<h4 id="a">A</h4>'],
    ['<p>h3 <hr></p><header></header>', 1, '<p>h3 <hr></p><header></header>'],
  ])('SEC-28 %s under level %i', (html, under, shown) => {
    expect(levelHeadings(html, under)).toBe(shown)
  })

  test('SEC-28 no level is skipped, and what opens also closes, whatever was written', () => {
    const written = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 })
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 4 }), (levels, under) => {
        const shown = levelHeadings(levels.map((level) => `<h${level}>x</h${level}>`).join(''), under)
        let last = under
        for (const [, opened, closed] of shown.matchAll(/<h(\d)>x<\/h(\d)>/g)) {
          expect(opened).toBe(closed)
          expect(Number(opened)).toBeGreaterThan(under)
          expect(Number(opened)).toBeLessThanOrEqual(last + 1)
          last = Number(opened)
        }
        expect(shown.match(/<h/g) ?? []).toHaveLength(levels.length)
      }),
    )
  })
})
