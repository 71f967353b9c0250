import { execFileSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { contrastReport } from '#app/site/builder/contrast-report.ts'
import type { PaintedStyle } from '#tests/fixtures/painted-styles.ts'
import { type Brand, defaultBrand } from '#themes/brand.ts'
import { contrast } from '#themes/contrast.ts'
import { type ColorToken, contrastPairs, resolveTheme } from '#themes/resolve.ts'

/** Everything the portal's components paint, against what the theme promises (GAP-09). */
let styles: PaintedStyle[]
beforeAll(() => {
  const program = ['--import', 'tsx', 'tests/fixtures/painted-styles.ts']
  styles = JSON.parse(execFileSync(process.execPath, program, { encoding: 'utf8' }))
})

const quiet = [
  ...['page', 'surface', 'surfaceRaised', 'surfaceSunken'],
  ...['brandSoft', 'accentSoft', 'errorSoft', 'successSoft', 'warningSoft'],
]
/** Icons, bars and outlines; where they are more than that, axe says it. */
const marks = new Set(['brandMark', 'borderStrong'])
/** On tints they are exchanged for the tint's own ink, which the second test sees. */
const links = new Set(['link', 'linkHover'])
const softs = quiet.filter((ground) => ground.endsWith('Soft'))

const isPromised = (ink: string, ground: string) =>
  contrastPairs.some(
    ({ ink: one, on, min }) =>
      (min >= 4.5 || marks.has(ink)) && ((one === ink && on === ground) || (one === ground && on === ink)),
  )

/** The grounds on which a style's words stand: its own, or any on which it may be put. */
function groundsOf({ ink, ground, file }: PaintedStyle): string[] {
  if (ground) return [ground]
  const own = styles.filter((style) => style.file === file && style.ground).map((style) => style.ground ?? '')
  if (/^(on[A-Z]|footerMuted$)/.test(ink ?? ''))
    return [own.find((one) => isPromised(ink ?? '', one)) ?? 'no ground of this file']
  return links.has(ink ?? '') ? quiet.filter((one) => !softs.includes(one)) : quiet
}

/** Lines that only decorate, and the dark behind dialogs, carry no words. */
const carriesWords = ({ ink, ground, selector }: PaintedStyle) =>
  ink !== null && !(/::(before|after|backdrop)$/.test(selector) && ground !== null)

test('GAP-09 each colour of words that a component names is promised on every ground where it may stand', () => {
  const read = styles.filter(carriesWords)
  expect(read.length).toBeGreaterThan(300)
  expect(
    read.flatMap((style) =>
      groundsOf(style)
        .filter((ground) => !isPromised(style.ink ?? '', ground))
        .map((ground) => `${style.file} ${style.selector}: ${style.ink} on ${ground}`),
    ),
  ).toEqual([])
})

test('GAP-09 on a tint links have its ink', () => {
  const tinted = styles.filter(
    ({ ground, selector }) => ground?.endsWith('Soft') && selector !== '::selection',
  )
  expect(tinted.length).toBeGreaterThan(40)
  expect(
    tinted.filter(({ ground, link }) => link !== `on${ground?.[0]?.toUpperCase()}${ground?.slice(1)}`),
  ).toEqual([])
})

const hard = [
  '#f0c83c',
  '#ffd23f',
  '#f69376',
  '#7fd1ae',
  '#777777',
  '#767676',
  '#00ffff',
  '#ff00ff',
  '#0284fe',
]
const brands: Brand[] = hard.flatMap((primary) =>
  [undefined, '#ffffff', '#101418', '#f0c83c'].flatMap((surface) => [
    { ...defaultBrand, colors: { ...defaultBrand.colors, primary, link: primary, accent: primary, surface } },
    { ...defaultBrand, colors: { ...defaultBrand.colors, primary, footer: primary, surface } },
  ]),
)

test('GAP-09 what components paint is legible in hard colours, and the table that says so tells the truth', () => {
  const failed = brands.flatMap((brand) => {
    const { color } = resolveTheme(brand)
    const of = (token: string) => color[token as ColorToken]
    return styles.filter(carriesWords).flatMap((style) =>
      groundsOf(style)
        .filter(
          (ground) => contrast(of(style.ink ?? ''), of(ground)) < (marks.has(style.ink ?? '') ? 3 : 4.5),
        )
        .map((ground) => `${brand.colors.primary} ${style.file}: ${style.ink} on ${ground}`),
    )
  })
  expect(failed).toEqual([])
  expect(brands.every((brand) => contrastReport(brand).holds)).toBe(true)
  expect(contrastReport(defaultBrand).lines.every(({ ratio, min }) => ratio >= min)).toBe(true)
})
