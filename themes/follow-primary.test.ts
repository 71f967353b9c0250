import { describe, expect, test } from 'vitest'
import { defaultBrand } from './brand.ts'
import { footerFollows, footerOf, withPrimary } from './follow-primary.ts'

const { colors } = defaultBrand
const made = { ...colors, primary: '#7b1fa2', link: '#7b1fa2', footer: footerOf('#7b1fa2') }

describe('SEC-26 another highlight colour', () => {
  test('SEC-26 takes the footer and links along that nobody chose: the default ones and those made of it', () => {
    for (const before of [colors, made, { ...made, footer: made.footer.toUpperCase() }])
      expect(withPrimary(before, '#2e7d32')).toMatchObject({
        primary: '#2e7d32',
        link: '#2e7d32',
        footer: footerOf('#2e7d32'),
      })
    expect(footerOf('#2e7d32')).not.toBe(footerOf('#7b1fa2'))
    // Deep and quiet, and no more of a colour than the highlight has itself.
    expect([footerOf('#7b1fa2'), footerOf('#808080')]).toEqual(['#341842', '#262626'])
  })

  test('SEC-26 leaves those that somebody chose, and touches nothing while it stays', () => {
    const chosen = { ...made, link: '#112233', footer: '#445566' }
    expect(withPrimary(chosen, '#2e7d32')).toMatchObject({ link: '#112233', footer: '#445566' })
    expect([footerFollows(made), footerFollows(colors), footerFollows(chosen)]).toEqual([true, true, false])
    expect(withPrimary(colors, colors.primary.toUpperCase())).toMatchObject({ footer: colors.footer })
  })
})
